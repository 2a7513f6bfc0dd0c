/// Which times of the compositions of a normalized scene show when the scene is over.
///
/// A definition that several instances show at different times has as many, so that its layers have
/// no one state at the end of the scene.
package struct EndTimes: Sendable {
  /// The earliest and the latest time of each definition that is shown, in its seconds, by id.
  private var ranges: [String: ClosedRange<Double>] = [:]

  /// Walks the definitions from the outermost to the innermost, each once.
  package init(_ scene: NormalizedScene) {
    add(scene.root, at: scene.duration...scene.duration)
    var seen: Set<String> = []
    let known = scene.definitions.map { seen.insert($0.id).inserted }
    for (index, definition) in scene.definitions.enumerated().reversed() where known[index] {
      if let range = ranges[definition.id] { add(definition, at: range) }
    }
  }

  /// The times of a definition; none where nothing shows it.
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
