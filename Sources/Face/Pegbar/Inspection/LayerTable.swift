/// The layers of a composition as a table: number, name, type, time, parent and remarks.
struct LayerTable {
  /// How many layers are listed; the rest is counted.
  private static let rowLimit = 60
  /// The narrowest and the widest column of names.
  private static let nameWidths = 16...34
  /// The narrowest column of remarks; where there is less room, they stand below.
  private static let remarkWidth = 30

  let composition: SceneOutline.Composition
  let frameRate: Double

  func write(to layout: inout TextLayout) {
    layout.paragraph(heading, .strong)
    let layers = composition.layers.prefix(layout.style.isVerbose ? .max : Self.rowLimit)
    var rows = layers.map(cells)
    func width(of column: Int) -> Int { rows.reduce(0) { max($0, ColumnWidth.of($1[column])) } }
    // Names give way to what else is said of a layer.
    let others = 10 + width(of: 0) + width(of: 2) + width(of: 3)
    let room = layout.style.width - others - Self.remarkWidth
    let limit = min(max(room, Self.nameWidths.lowerBound), Self.nameWidths.upperBound)
    for index in rows.indices { rows[index][1] = Self.cut(rows[index][1], to: limit) }
    let widths = (0..<4).map(width)
    let hasRoom =
      layout.style.width - others - widths[1] >= min(Self.remarkWidth, width(of: 4))
    for row in rows { write(row, widths, besideRemarks: hasRoom, to: &layout) }
    let rest = composition.layers.count - layers.count
    if rest > 0 { layout.line("  … and \(Words.counted(rest, "more layer")); -v lists them all") }
  }

  /// Writes a line; the remarks stand beside the rest or below it.
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
      uses == 1 ? "used once" : uses == 0 ? "not used" : "used \(WholeNumber.text(uses)) times"
    return "Composition “\(name)” (\(count), \(used)):"
  }

  /// Number, name, type, time, and everything else.
  private func cells(_ layer: SceneOutline.Layer) -> [String] {
    var remarks = layer.remarks
    if !layer.parent.isEmpty { remarks.insert("follows \(layer.parent)", at: 0) }
    return [
      String(layer.number),
      PrintableText.line(layer.name, limit: 200),
      layer.kind, time(layer.frames),
      remarks.map { PrintableText.line($0, limit: 120) }.joined(separator: ", "),
    ]
  }

  /// `0–1.5 s, frames 0–90`.
  private func time(_ frames: (first: Double, end: Double)) -> String {
    let (first, end) = (Self.short(frames.first), Self.short(frames.end))
    guard frameRate > 0 else { return "frames \(first)–\(end)" }
    let seconds = (Self.short(frames.first / frameRate), Self.short(frames.end / frameRate))
    return "\(seconds.0)–\(seconds.1) s (\(first)–\(end))"
  }

  /// A number with two digits after the point at most.
  private static func short(_ number: Double) -> String {
    Words.number((number * 100).rounded() / 100)
  }

  private static func padded(_ text: String, _ width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - ColumnWidth.of(text), 0))
    return atStart ? blanks + text : text + blanks
  }

  /// A name that fits into a column.
  private static func cut(_ text: String, to width: Int) -> String {
    guard ColumnWidth.of(text) > width else { return text }
    var result = ""
    for character in text {
      guard ColumnWidth.of(result) + ColumnWidth.of(String(character)) < width else { break }
      result.append(character)
    }
    return result + "…"
  }
}
