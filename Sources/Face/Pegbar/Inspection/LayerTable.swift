/// A table of the layers of a composition: number, name, type, time, parent and remarks.
struct LayerTable {
  /// The maximum number of listed layers; the rest is counted.
  private static let rowLimit = 60
  /// The minimum and maximum width of the name column.
  private static let nameWidths = 16...34
  /// The minimum width of the remark column; with less space, remarks are on the next line.
  private static let remarkWidth = 30

  let composition: SceneOutline.Composition
  let frameRate: Double

  func write(to layout: inout TextLayout) {
    layout.paragraph(heading, .strong)
    let layers = composition.layers.prefix(layout.style.isVerbose ? .max : Self.rowLimit)
    var rows = layers.map(cells)
    func width(of column: Int) -> Int { rows.reduce(0) { max($0, ColumnWidth.of($1[column])) } }
    // The name column shrinks in favor of the other columns.
    let others = 10 + width(of: 0) + width(of: 2) + width(of: 3)
    let available = layout.style.width - others - Self.remarkWidth
    let limit = min(max(available, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
    for index in rows.indices { rows[index][1] = ColumnWidth.cut(rows[index][1], to: limit) }
    let widths = (0..<4).map(width)
    let hasRoom =
      layout.style.width - others - widths[1] >= min(Self.remarkWidth, width(of: 4))
    for row in rows { write(row, widths, besideRemarks: hasRoom, to: &layout) }
    let rest = composition.layers.count - layers.count
    if rest > 0 { layout.line("  … and \(Words.counted(rest, "more layer")); -v lists all") }
  }

  /// Writes a row, with the remarks on the same line or below it.
  private func write(
    _ row: [String], _ widths: [Int], besideRemarks hasRoom: Bool, to layout: inout TextLayout
  ) {
    var line = "  " + Self.padded(row[0], widths[0], atStart: true)
    for column in 1..<4 { line += "  " + Self.padded(row[column], widths[column]) }
    if !row[4].isEmpty, hasRoom { return layout.paragraph(row[4], first: line + "  ") }
    while line.hasSuffix(" ") { line.removeLast() }
    layout.line(line)
    guard !row[4].isEmpty else { return }
    layout.paragraph(row[4], first: String(repeating: " ", count: widths[0] + 6))
  }

  private var heading: String {
    let name = PrintableText.line(composition.name, limit: 60)
    let count = Words.counted(composition.layers.count, "layer")
    guard let uses = composition.uses else { return "Layers (\(composition.layers.count)):" }
    let used =
      uses == 1 ? "used once" : uses == 0 ? "unused" : "used \(WholeNumber.text(uses)) times"
    return "Composition “\(name)” (\(count), \(used)):"
  }

  /// Returns the number, name, type and time of a layer, and its remarks.
  private func cells(_ layer: SceneOutline.Layer) -> [String] {
    var remarks = layer.remarks
    if !layer.parent.isEmpty { remarks.insert("parent \(layer.parent)", at: 0) }
    return [
      String(layer.number),
      PrintableText.line(layer.name, limit: 200),
      layer.kind, time(layer.frames),
      remarks.map { PrintableText.line($0, limit: 120) }.joined(separator: ", "),
    ]
  }

  /// Returns a time range: `0–1.5 s (0–90)`.
  private func time(_ frames: (first: Double, end: Double)) -> String {
    let (first, end) = (Self.short(frames.first), Self.short(frames.end))
    guard frameRate > 0 else { return "frames \(first)–\(end)" }
    let seconds = (Self.short(frames.first / frameRate), Self.short(frames.end / frameRate))
    return "\(seconds.0)–\(seconds.1) s (\(first)–\(end))"
  }

  /// Returns a number with at most two decimal places.
  private static func short(_ number: Double) -> String {
    Words.number((number * 100).rounded() / 100)
  }

  private static func padded(_ text: String, _ width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - ColumnWidth.of(text), 0))
    return atStart ? blanks + text : text + blanks
  }
}
