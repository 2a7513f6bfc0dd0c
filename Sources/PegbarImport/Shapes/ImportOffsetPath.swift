internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// An Offset Paths.
  func offsetPath(_ source: PegbarLottie.OffsetPath) -> PegbarScene.OffsetPath {
    PegbarScene.OffsetPath(
      amount: number(source.amount, "Amount"), join: source.join.sceneJoin,
      miterLimit: number(source.miterLimit, "Miter Limit", default: 4))
  }

  /// Reports where Offset Paths rounds corners or ends, which the web player does in its own way.
  ///
  /// - Parameter sources: where the modifiers stand in the file, by their names.
  func reportRoundOffsets(of content: ShapeContent, _ sources: [String: SourceID]) {
    guard !isMuted else { return }
    var effort = Limits.roundCornerVertices
    for (index, modifier) in content.modifiers.enumerated() {
      guard case .offsetPath(let offset) = modifier.kind, offset.join == .round,
        let source = sources[modifier.name], content.isPainted(modifier.paths)
      else { continue }
      // What comes after it does not change the corners that it finds.
      var before = content
      before.modifiers = Array(content.modifiers[..<index])
      guard rounds(offset, modifier.paths, ShapeEvaluator(content: before), &effort) else {
        continue
      }
      report(
        .roundOffset,
        """
        '\(modifier.name)' rounds corners or ends, which are flatter in the web player; use a Stroke \
        with Round Join and Round Cap instead
        """,
        at: source, outcome: .kept)
    }
  }

  /// Whether there is a rounded corner at the time of a key, or halfway to the next.
  private func rounds(
    _ offset: PegbarScene.OffsetPath, _ paths: [Int], _ shapes: ShapeEvaluator,
    _ effort: inout Int
  ) -> Bool {
    guard max(offset.amount.largest, -offset.amount.smallest) >= 0.5 else { return false }
    let keys = KeyTimes()
    shapes.content.forEachTrack(keys)
    if let track = offset.amount.track { keys.times.formUnion(track.keys.map(\.time)) }
    let times = keys.times.sorted()
    let halves = zip(times, times.dropFirst()).map { ($0 + $1) / 2 }
    for time in times.isEmpty ? [0] : times + halves {
      guard effort > 0 else { return true }
      let outlines = shapes.paths(at: time)
      effort -= 10 + outlines.reduce(0) { $0 + $1.vertexCount }
      if paths.contains(where: {
        outlines.indices.contains($0) && offset.rounds(outlines[$0], at: time)
      }) {
        return true
      }
    }
    return false
  }
}

/// Collects the times of keys.
private final class KeyTimes: TrackVisitor {
  var times: Set<Double> = []

  func visit<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) {
    times.formUnion(track.keys.map(\.time))
  }
}

extension ShapeContent {
  /// Whether a style paints one of these paths.
  fileprivate func isPainted(_ paths: [Int]) -> Bool {
    let paths = Set(paths)
    return nodes.contains { $0.paints(paths) }
  }
}

extension ShapeNode {
  fileprivate func paints(_ paths: Set<Int>) -> Bool {
    switch self {
    case .style(let style): style.paths.contains(where: paths.contains)
    case .group(_, let children): children.contains { $0.paints(paths) }
    }
  }
}
