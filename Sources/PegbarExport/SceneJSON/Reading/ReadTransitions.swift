internal import PegbarJSON
internal import PegbarScene

// The transitions of a normalized composition, whose layers were read before.
extension SceneReader {
  /// The transitions between layers that move.
  func transitions(_ value: JSONValue?, among layers: [NormalizedLayer]) -> [Transition] {
    guard let value else { return [] }
    var moving: Set<String> = []
    var waiting = layers
    while let layer = waiting.popLast() {
      if !layer.tracks.isEmpty { moving.insert(layer.name) }
      waiting += layer.sublayers + (layer.mask?.layers ?? [])
    }
    return elements(value).compactMap { transition($0, among: moving) }
  }

  /// A transition; nil, reported, where it cannot be one.
  private func transition(_ value: JSONValue, among moving: Set<String>) -> Transition? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let kind = transitionKind(&members)
    let old = layerName(members.required("from"), moving)
    let new = layerName(members.required("to"), moving)
    let time = members.required("time").flatMap(Double.read)
    let duration = members.required("duration").flatMap(Double.read)
    let curve = members["curve"].flatMap(self.curve) ?? .linear
    guard let kind, let old, let new, let time, let duration else { return nil }
    guard old != new, duration > 0 else {
      value.reportInvalid("a transition leads to another layer and takes time; it is left out")
      return nil
    }
    switch curve {
    case .linear, .bezier:
      break
    case .hold, .spring:
      value.reportInvalid("a transition goes along a timing curve; it is left out")
      return nil
    }
    return Transition(kind, from: old, to: new, time: time, duration: duration, curve: curve)
  }

  private func transitionKind(_ members: inout SceneMembers) -> Transition.Kind? {
    guard let type = members.required("type") else {
      members.ignoreRest()
      return nil
    }
    switch type.string {
    case "fade":
      return .fade
    case "push":
      return members.required("subtype").map { .push(option($0, .left)) }
    default:
      members.ignoreRest()
      type.reportInvalid("expected 'fade' or 'push'; the transition is left out")
      return nil
    }
  }

  /// The name of a layer that moves; nil, reported, where there is none.
  private func layerName(_ value: JSONValue?, _ moving: Set<String>) -> String? {
    guard let value else { return nil }
    guard let name = value.string else {
      value.reportForm("the name of a layer")
      return nil
    }
    if moving.contains(name) { return name }
    value.reportInvalid("no layer '\(name)' moves in the composition; the transition is left out")
    return nil
  }
}
