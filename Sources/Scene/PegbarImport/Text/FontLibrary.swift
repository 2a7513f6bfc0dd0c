internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// The fonts of a document, with the outlines of their characters.
///
/// A class, because it notes which fonts are used and what was said about them.
final class FontLibrary {
  /// What stands for a character.
  struct Drawing {
    /// The outline, if it is one.
    var glyph: PegbarScene.Glyph
    /// Whether it is a composition, which is not drawn.
    var isComposition: Bool
    /// Whether modifiers or motion of the outline are left out.
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
  /// Fonts of which was said that their characters are not in the file.
  private var reportedFonts: Set<String> = []
  /// Characters of which was said that they are missing, by font.
  private var reportedCharacters: [String: Set<String>] = [:]

  init(_ document: LottieDocument, _ importer: GlyphImporter, _ log: ImportLog) {
    self.log = log
    fonts = Dictionary(document.fonts.map { ($0.name, $0) }) { first, _ in first }
    order = document.fonts.map(\.name)
    for source in document.glyphs {
      let face = Face(family: source.family, style: source.style)
      // Of several outlines for one character the first counts, as in players.
      guard drawings[face]?[source.character] == nil else { continue }
      drawings[face, default: [:]][source.character] = importer.drawing(source)
      characters[face, default: []].append(source.character)
    }
  }

  /// Notes that a text names a font.
  func use(_ name: String) {
    if used.insert(name).inserted { usedOrder.append(name) }
  }

  /// What is drawn for the characters of a font; nothing where the document has no outlines of it.
  func drawings(of name: String) -> [String: Drawing]? {
    guard let font = fonts[name] else { return nil }
    return drawings[Face(family: font.family, style: font.style)]
  }

  /// The fonts that texts name, in the order of the document; unknown ones come last.
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
        ascent: font.ascent.map { $0.bounded / 100 } ?? PegbarScene.Font.usualAscent,
        glyphs: glyphs)
    }
  }

  /// Reports, once for each font, that its characters or some of them are not in the file.
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
        news.filter { !drawings.hasDrawing(for: $0, document.capitals) }, .missingGlyph,
        "no outline in the file and are left out", of: document.font, at: layer)
      report(
        news.filter { drawings[$0]?.isComposition == true }, .glyphComposition,
        "a composition in place of an outline and are left out", of: document.font, at: layer)
      report(
        news.filter { drawings[$0]?.isPlainer == true }, .glyphShape,
        "modifiers or motion in their outlines, which are left out; use paths alone",
        of: document.font, at: layer)
    }
  }

  private func reportMissing(font: String, at layer: SourceID) {
    guard reportedFonts.insert(font).inserted else { return }
    let hasFile = fonts[font]?.path.map { !$0.isEmpty } ?? false
    let file = hasFile ? " (the font file that the document names is not read)" : ""
    log.report(
      .fontWithoutGlyphs,
      """
      the outlines of the font '\(font)' are not in the file\(file); the text is drawn with the \
      system's font of that name, or with another one; export with Glyphs switched on
      """,
      at: fonts[font]?.source ?? layer, outcome: .approximated(error: nil))
  }

  private func report(
    _ characters: Set<String>, _ kind: FindingKind, _ what: String, of font: String,
    at layer: SourceID
  ) {
    guard !characters.isEmpty else { return }
    let list = characters.sorted().prefix(20).map { "“\($0)”" }.joined(separator: " ")
    log.report(
      kind, "the characters \(list) of the font '\(font)' have \(what)", at: layer,
      outcome: .dropped, occurrences: characters.count)
  }
}

extension [String: FontLibrary.Drawing] {
  /// Whether a character can be drawn, as the capital that it becomes or as it is.
  fileprivate func hasDrawing(
    for character: String, _ capitals: PegbarScene.TextDocument.Capitals
  ) -> Bool {
    self[character] != nil || capitals != .regular && self[character.uppercased()] != nil
  }
}
