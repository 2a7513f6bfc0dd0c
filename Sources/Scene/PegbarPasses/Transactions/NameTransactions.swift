internal import PegbarGeometry
internal import PegbarScene

/// Names transactions after the most common change of their layers, and after the only layer or the
/// common part of the layer names.
///
/// The name depends only on the motion in the transaction, so other keyframes do not affect it.
struct NameTransactions {
  private let windows: [TimeRange]
  /// The layers for each kind of change in each window.
  private var verbs: [[TransactionVerb: Set<String>]]

  /// Finds the changes in the tracks of a composition, in ascending windows that do not overlap.
  init(
    _ tracks: [(layer: Layer, track: any AnyTrack, reference: TrackReference)], on canvas: Size,
    windows: [TimeRange]
  ) {
    self.windows = windows
    verbs = Array(repeating: [:], count: windows.count)
    for (layer, track, reference) in tracks {
      // Other layers are not positioned on the canvas itself.
      let isOnCanvas = layer.transformParent == nil && reference.part.isEmpty
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
    if let layer = layers.first, layers.count == 1 {
      return Self.isTelling(layer) ? "\(layer) \(verb.key.rawValue)" : verb.key.rawValue
    }
    let common = CommonName.of(verb.value.sorted())
    return Self.isTelling(common) ? "\(common) \(verb.key.rawValue)" : verb.key.rawValue
  }

  /// Returns `true` if a name is not a default name and is short enough to be part of another.
  private static func isTelling(_ name: String) -> Bool {
    let defaultNames = ["Shape Layer", "Layer", "Null", "Solid", "Comp", "Pre-comp"]
    let isDefaultName = defaultNames.contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).allSatisfy { $0 == " " || $0.isNumber }
    }
    return !isDefaultName && name.count <= 24 && name.contains(where: \.isLetter)
  }

  // MARK: Collecting

  private mutating func add(_ track: some AnyTrack, _ reference: TrackReference, on canvas: Size?) {
    var window = 0
    var current: (window: Int, values: [any TrackValue])?
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where track.moves(key, to: next) {
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
  }
}
