internal import PegbarScene

/// The layers of a scene as a tree, with the layers of precompositions below theirs.
struct TreeText {
  let timeline: SceneTimeline
  /// The number of frames per second.
  let rate: Double

  /// The maximum number of columns of a name.
  private static let nameWidth = 40

  func write(to layout: inout TextLayout) {
    let rows = timeline.rows
    let branches = branches
    let names = zip(branches, rows).map { branch, row in
      branch + ColumnWidth.cut(PrintableText.line(row.title), to: Self.nameWidth)
    }
    let width = names.reduce(0) { max($0, ColumnWidth.of($1)) }
    for (name, row) in zip(names, rows) {
      let gap = String(repeating: " ", count: width - ColumnWidth.of(name))
      layout.line("\(name)\(gap)  \(facts(row))")
    }
    if timeline.isTruncated { layout.line("… and more layers") }
  }

  /// The lines before the names of the rows.
  private var branches: [String] {
    let rows = timeline.rows
    // The depths at which another row follows, seen from the end.
    var following: Set<Int> = []
    var result: [String] = []
    for row in rows.reversed() {
      let isLast = !following.contains(row.depth)
      following = following.filter { $0 < row.depth }
      let outer = (0..<row.depth).map { following.contains($0) ? "│  " : "   " }.joined()
      following.insert(row.depth)
      result.append(outer + (isLast ? "└─ " : "├─ "))
    }
    return result.reversed()
  }

  /// Returns the type of a layer and what is special about it.
  private func facts(_ row: SceneTimeline.Row) -> String {
    let layer = row.layer
    let keys = row.properties.reduce(0) { $0 + $1.track.keyCount }
    let notes = [
      layer.content.noun, row.span.map(frames) ?? "never visible",
      keys > 0 ? Words.counted(keys, "keyframe") : "", layer.isHidden ? "hidden" : "",
      layer.isMatteSource ? "is a matte" : "",
      layer.masks.isEmpty ? "" : Words.counted(layer.masks.count, "mask"),
      layer.effects.isEmpty ? "" : Words.counted(layer.effects.count, "effect"),
    ]
    return notes.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func frames(_ span: TimeRange) -> String {
    "frames \(Words.number(span.start * rate)) to \(Words.number(span.end * rate))"
  }
}
