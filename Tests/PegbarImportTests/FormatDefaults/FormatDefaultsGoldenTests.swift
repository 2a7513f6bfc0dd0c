import PegbarTestSupport
import Testing

/// Meanings of missing keys.
@Suite struct FormatDefaultsGoldenTests {
  private static let sections: [(heading: String, defaults: [FormatDefault])] = [
    ("Strokes, fills and gradients", FormatDefault.paints),
    ("Paths", FormatDefault.geometries),
    ("Modifiers", FormatDefault.modifiers),
    ("Transforms and masks", FormatDefault.transforms),
    ("Layers and assets", FormatDefault.layerTimes + FormatDefault.layers),
    ("The animation, markers and keyframes", FormatDefault.compositions),
    ("Text and fonts", FormatDefault.texts),
    ("Range selectors", FormatDefault.selectors),
    ("Effects", FormatDefault.effects),
    ("Layer styles", FormatDefault.styles),
  ]

  @Test("a missing key has the meaning in the table", arguments: sections.flatMap(\.defaults))
  func meaning(_ row: FormatDefault) throws {
    #expect(FormatDefault.text(try row.read()) == row.meaning)
  }

  @Test("no row is duplicated")
  func rows() {
    for section in Self.sections {
      let names = section.defaults.map(\.testDescription)
      #expect(Set(names).count == names.count, "\(section.heading)")
    }
  }

  @Test("the article contains the same tables")
  func article() throws {
    let path = "Sources/Face/Pegbar/Pegbar.docc/Articles/FormatDefaults.md"
    let current = String(decoding: try Repository.bytes(path), as: UTF8.self)
    var lines: [Substring] = []
    var headings: Set<String> = []
    for line in current.split(separator: "\n", omittingEmptySubsequences: false)
    where !line.hasPrefix("|") {
      lines.append(line)
      guard let section = Self.sections.first(where: { line == "### \($0.heading)" }) else {
        continue
      }
      headings.insert(section.heading)
      lines += ["", "| Part | Key | Pegbar | Specification | lottie-web | ThorVG |"]
      lines.append("| --- | --- | --- | --- | --- | --- |")
      lines += section.defaults.map { $0.row[...] }
    }
    #expect(headings.count == Self.sections.count, "a heading is missing in the article")
    let text = lines.reduce(into: "") { text, line in
      // The empty line under a heading is written with its table.
      if line.isEmpty, text.hasSuffix("\n\n") { return }
      text += "\(line)\n"
    }
    let wanted = String(text.dropLast(text.hasSuffix("\n\n") ? 1 : 0))
    if let difference = try Golden.difference(Array(wanted.utf8), path: path) {
      Issue.record("\(difference)")
    }
  }
}
