internal import PegbarScene

/// The timeline of a scene in columns of text: a bar while a layer is visible, and its keyframes.
struct TimelineText {
  let timeline: SceneTimeline
  let transactions: [Transaction]
  /// The duration in seconds.
  let duration: Double
  /// The number of frames per second.
  let rate: Double

  /// The minimum and maximum width of the name column.
  private static let nameWidths = 8...32
  /// The minimum width of the lanes.
  private static let laneWidth = 20

  func write(to layout: inout TextLayout) {
    let titles = timeline.rows.map { row in
      String(repeating: "  ", count: min(row.depth, 8)) + PrintableText.line(row.title)
    }
    let longest = titles.reduce(0) { max($0, ColumnWidth.of($1)) }
    let share = min(max(layout.style.width / 3, Self.nameWidths.lowerBound), longest)
    let names = min(max(share, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
    let lane = max(layout.style.width - names - 2, Self.laneWidth)
    func line(_ title: String, _ lane: String) -> String {
      let name = ColumnWidth.cut(title, to: names)
      let gap = String(repeating: " ", count: names - ColumnWidth.of(name) + 2)
      return (name + gap + lane).trimmingEnd()
    }
    layout.line(line("Frame", scale(lane)), .faint)
    for bands in bands(lane) { layout.line(line("", bands), .strong) }
    for (row, title) in zip(timeline.rows, titles) { layout.line(line(title, bar(row, lane))) }
    if timeline.isTruncated { layout.line("… and more layers") }
  }

  /// Returns the column of a time.
  private func column(_ time: Double, _ width: Int) -> Int {
    guard duration > 0 else { return 0 }
    let share = min(max(time / duration, 0), 1)
    return min(Int(share * Double(width)), width - 1)
  }

  /// Returns the numbers of frames above their columns, at round distances.
  private func scale(_ width: Int) -> String {
    let frames = duration * rate
    guard frames > 0, frames < 1e9 else { return "0" }
    let least = frames * 10 / Double(width)
    let powers = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
    let steps = powers.flatMap { [$0, 2 * $0, 5 * $0] }
    let step = steps.first { $0 >= least } ?? frames
    var text = ""
    for frame in stride(from: 0, through: frames, by: step) {
      let label = Words.number(frame)
      let place = min(column(frame / rate, width), width - label.count)
      guard place >= text.count + (text.isEmpty ? 0 : 1) else { continue }
      text += String(repeating: " ", count: place - text.count) + label
    }
    return text
  }

  /// Returns the names of transactions in brackets, in as many lines as overlap.
  private func bands(_ width: Int) -> [String] {
    var lines: [String] = []
    for transaction in transactions.sorted(by: { $0.window.start < $1.window.start }) {
      let start = column(transaction.window.start, width)
      let columns = max(column(transaction.window.end, width) - start, 3)
      let name = ColumnWidth.cut(PrintableText.line(transaction.name), to: columns - 2)
      let fill = String(repeating: "─", count: columns - 2 - ColumnWidth.of(name))
      let place = lines.firstIndex { ColumnWidth.of($0) <= start } ?? lines.count
      if place == lines.count { lines.append("") }
      let gap = String(repeating: " ", count: start - ColumnWidth.of(lines[place]))
      lines[place] += "\(gap)[\(name)\(fill)]"
    }
    return lines
  }

  /// Returns the bar of a layer with its keyframes.
  private func bar(_ row: SceneTimeline.Row, _ width: Int) -> String {
    var columns = [Character](repeating: " ", count: width)
    if let span = row.span {
      let last = max(column(span.end, width), column(span.start, width) + 1)
      for place in column(span.start, width)..<min(last + 1, width) { columns[place] = "━" }
    }
    for time in row.properties.flatMap(\.times) where (0...duration).contains(time) {
      columns[column(time, width)] = "◆"
    }
    return String(columns)
  }
}

extension String {
  /// Returns the text without spaces at its end.
  fileprivate func trimmingEnd() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
