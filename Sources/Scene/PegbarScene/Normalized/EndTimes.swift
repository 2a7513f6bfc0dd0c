/// The times that the compositions of a normalized scene display at the end of the scene.
///
/// A definition has several such times if its instances play at different times, so its layers have
/// no single state at the end of the scene.
package struct EndTimes: Sendable {
  /// The earliest and the latest time of each displayed definition, in its seconds, by ID.
  private var ranges: [String: ClosedRange<Double>] = [:]

  /// Creates the end times of a scene, visiting each definition once, from the outermost inward.
  package init(_ scene: NormalizedScene) {
    add(scene.root, at: scene.duration...scene.duration)
    var seen: Set<String> = []
    let known = scene.definitions.map { seen.insert($0.id).inserted }
    for (index, definition) in scene.definitions.enumerated().reversed() where known[index] {
      if let range = ranges[definition.id] { add(definition, at: range) }
    }
  }

  /// Accesses the times of a definition; `nil` if no instance displays it.
  package subscript(id: String) -> ClosedRange<Double>? { ranges[id] }

  private mutating func add(_ composition: NormalizedComposition, at range: ClosedRange<Double>) {
    composition.layers.forEachLayer { layer in
      guard case .instance(let id, let begin, let rate) = layer.content else { return }
      let start = (range.lowerBound - begin) * rate
      let end = (range.upperBound - begin) * rate
      guard start.isFinite, end.isFinite else { return }
      let known = ranges[id] ?? start...start
      ranges[id] = min(known.lowerBound, start, end)...max(known.upperBound, start, end)
    }
  }
}
