internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// The fonts of a document, with the outlines of their characters.
///
/// A class because it records the fonts in use and the reported problems.
final class FontLibrary {
  /// The drawing of a character.
  struct Drawing {
    /// The outline, if the character has one.
    var glyph: PegbarScene.Glyph
    /// `true` if the character is a composition, which is not drawn.
    var isComposition: Bool
    /// `true` if modifiers or animation of the outline are dropped.
    var isPlainer: Bool
  }

  private struct Face: Hashable {
    var family: String
    var style: String
  }

  private let fonts: [String: PegbarLottie.Font]
  private let order: [String]
  private var drawings: [Face: [String: Drawing]] = [:]
  private var characters: [Face: [String]] = [:]
  private var used: Set<String> = []
  private var usedOrder: [String] = []
  private let log: ImportLog
  /// The fonts that are already reported because their characters are not in the file.
  private var reportedFonts: Set<String> = []
  /// The characters that are already checked, by font.
  private var reportedCharacters: [String: Set<String>] = [:]

  init(_ document: LottieDocument, _ importer: GlyphImporter, _ log: ImportLog) {
    self.log = log
    fonts = Dictionary(document.fonts.map { ($0.name, $0) }) { first, _ in first }
    order = document.fonts.map(\.name)
    for source in document.glyphs {
      let face = Face(family: source.family, style: source.style)
      // As in players, the first outline of a character is used.
      guard drawings[face]?[source.character] == nil else { continue }
      drawings[face, default: [:]][source.character] = importer.drawing(source)
      characters[face, default: []].append(source.character)
    }
  }

  /// Records that a text layer uses a font.
  func use(_ name: String) {
    if used.insert(name).inserted { usedOrder.append(name) }
  }

  /// Returns the drawings of the characters of a font, or `nil` if the document has no outlines of
  /// it.
  func drawings(of name: String) -> [String: Drawing]? {
    guard let font = fonts[name] else { return nil }
    return drawings[Face(family: font.family, style: font.style)]
  }

  /// The fonts that text layers use, in document order, followed by unknown fonts.
  var usedFonts: [PegbarScene.Font] {
    var names: Set<String> = []
    return (order + usedOrder).filter { used.contains($0) && names.insert($0).inserted }.map {
      name in
      guard let font = fonts[name] else { return PegbarScene.Font(name: name, family: name) }
      let face = Face(family: font.family, style: font.style)
      let glyphs = (characters[face] ?? []).compactMap { drawings[face]?[$0]?.glyph }
      return PegbarScene.Font(
        name: name, family: font.family, style: font.style,
        weight: font.weight.flatMap { $0.isEmpty ? nil : $0 },
        ascent: font.ascent.map { $0.bounded / 100 } ?? PegbarScene.Font.defaultAscent,
        glyphs: glyphs)
    }
  }

  /// Reports, once for each font, that some or all of its characters are not in the file.
  func reportGlyphs(of documents: [PegbarScene.TextDocument], at layer: SourceID) {
    guard !log.isMuted else { return }
    for document in documents where document.text.contains(where: { !$0.isWhitespace }) {
      guard let drawings = drawings(of: document.font) else {
        reportMissing(font: document.font, at: layer)
        continue
      }
      let characters = Set(document.text.filter { !$0.isWhitespace }.map(String.init))
      let news = characters.subtracting(reportedCharacters[document.font, default: []])
      reportedCharacters[document.font, default: []].formUnion(news)
      report(
        news.filter { !drawings.hasDrawing(for: $0, document.capitals) }, .missingGlyph, at: layer
      ) { "the file has no outline for \($0) in the font '\(document.font)'" }
      report(
        news.filter { drawings[$0]?.isComposition == true }, .glyphComposition, at: layer
      ) { "the font '\(document.font)' has a composition instead of an outline for \($0)" }
      report(
        news.filter { drawings[$0]?.isPlainer == true }, .glyphShape, at: layer
      ) { "modifiers or animation of \($0) in the font '\(document.font)' are ignored" }
    }
  }

  private func reportMissing(font: String, at layer: SourceID) {
    guard reportedFonts.insert(font).inserted else { return }
    let hasFile = fonts[font]?.path.map { !$0.isEmpty } ?? false
    let file = hasFile ? " (the font file is not read)" : ""
    log.report(
      .fontWithoutGlyphs,
      font.isEmpty
        ? "the text specifies no font; the system draws the text with a substitute"
        : """
        the file has no glyph outlines for the font '\(font)'\(file); the system uses an installed \
        font with that name or a substitute
        """,
      at: fonts[font]?.source ?? layer, outcome: .approximated(error: nil))
  }

  private func report(
    _ characters: Set<String>, _ kind: FindingKind, at layer: SourceID,
    _ message: (_ list: String) -> String
  ) {
    guard !characters.isEmpty else { return }
    let list = characters.sorted().prefix(20).map { "“\($0)”" }.joined(separator: ", ")
    log.report(
      kind, message(list), at: layer, outcome: .dropped, occurrences: characters.count)
  }
}

extension [String: FontLibrary.Drawing] {
  /// Returns `true` if a character can be drawn, as a capital or unchanged.
  fileprivate func hasDrawing(
    for character: String, _ capitals: PegbarScene.TextDocument.Capitals
  ) -> Bool {
    self[character] != nil || capitals != .regular && self[character.uppercased()] != nil
  }
}
