internal import PegbarGeometry
internal import PegbarScene

/// Names transactions after the most common change of their layers, and after these layers.
///
/// The name depends only on the motion in the transaction, so other keyframes do not affect it.
struct NameTransactions {
  private let windows: [TimeRange]
  /// The names of the layers for each kind of change in each window.
  private var verbs: [[TransactionVerb: Set<String>]]
  /// The descriptive names of layers, each of their own or of an animated group in them.
  private var titles: [String: String] = [:]
  /// The name of the composition if it describes the layers, or an empty string.
  private let title: String

  /// Finds the changes in the tracks of a composition, in ascending windows that do not overlap.
  ///
  /// - Parameter title: The name of a precomposition, or an empty string.
  init(
    _ tracks: [(hasParent: Bool, track: any AnyTrack, reference: TrackReference)], on canvas: Size,
    windows: [TimeRange], in title: String
  ) {
    self.windows = windows
    self.title = Self.isTelling(title) ? title : ""
    verbs = Array(repeating: [:], count: windows.count)
    for (hasParent, track, reference) in tracks {
      // Other layers are not positioned on the canvas itself.
      let isOnCanvas = !hasParent && reference.part.isEmpty
      add(track, reference, on: isOnCanvas ? canvas : nil)
    }
  }

  /// Returns the name of the transaction in a window, which is not unique.
  func name(ofWindow index: Int) -> String {
    guard verbs.indices.contains(index) else { return "step" }
    let verb = verbs[index].max { left, right in
      (left.value.count, right.key) < (right.value.count, left.key)
    }
    guard let verb else { return "step" }
    let layers = verbs[index].values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let subject = subject(verb.value, among: layers)
    return subject.isEmpty ? verb.key.rawValue : "\(subject) \(verb.key.rawValue)"
  }

  /// Returns what the names of the moving layers have in common, or otherwise the first name and an
  /// indication that there are more.
  private func subject(_ moving: Set<String>, among all: Set<String>) -> String {
    // A common name has no number, which distinguishes a single layer from others.
    if all.count == 1 { return all.first.flatMap { titles[$0] } ?? title }
    let common = CommonName.of(moving.map { titles[$0] ?? $0 }.sorted())
    if Self.isTelling(common) { return common }
    guard
      let first = moving.compactMap({ titles[$0] }).min() ?? all.compactMap({ titles[$0] }).min()
    else { return title }
    let others = all.filter { titles[$0] != first }
    switch others.count {
    case 0: return first
    case 1:
      guard let second = others.first.flatMap({ titles[$0] }) else { return "\(first) and more" }
      return "\(first) and \(second)"
    default: return title.isEmpty ? "\(first) and more" : title
    }
  }

  /// Returns `true` if a name is not a default name and is short enough to be part of another.
  ///
  /// A layer “Star” was named by a designer, but “Star 1” was not.
  private static func isTelling(_ name: String) -> Bool {
    let isDefault =
      name.last?.isNumber == true
      ? DefaultNames.containsOrPrecomposes(name) : layerKinds.contains(name)
    return !isDefault && name.count <= 24 && name.contains(where: \.isLetter)
  }

  /// The default names of layers without a number.
  private static let layerKinds: Set<String> = [
    "Shape Layer", "Layer", "Null", "Solid", "Comp", "Pre-comp", "Group", "Text",
  ]

  // MARK: Collecting

  private mutating func add(_ track: some AnyTrack, _ reference: TrackReference, on canvas: Size?) {
    var window = 0
    var current: (window: Int, values: [any TrackValue])?
    for index in track.keys.indices.dropFirst() {
      let (key, next) = (track.keys[index - 1], track.keys[index])
      guard track.moves(key, to: next) else { continue }
      // Keyframes and windows are in ascending order.
      while window < windows.count, windows[window].end <= key.time { window += 1 }
      guard window < windows.count, windows[window].start <= key.time else { continue }
      if current?.window == window {
        current?.values.append(next.value)
      } else {
        finish(current, reference, on: canvas)
        current = (window, [key.value, next.value])
      }
    }
    finish(current, reference, on: canvas)
  }

  private mutating func finish(
    _ current: (window: Int, values: [any TrackValue])?, _ reference: TrackReference,
    on canvas: Size?
  ) {
    guard let (window, values) = current else { return }
    let verb = TransactionVerb(reference.property, values, on: canvas)
    verbs[window][verb, default: []].insert(reference.layer)
    guard titles[reference.layer] == nil else { return }
    if Self.isTelling(reference.layer) {
      titles[reference.layer] = reference.layer
    } else if Self.isTelling(reference.part), !DefaultNames.contains(reference.part) {
      titles[reference.layer] = reference.part
    }
  }
}
