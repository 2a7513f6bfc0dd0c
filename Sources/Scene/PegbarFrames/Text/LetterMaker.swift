internal import PegbarBase
import PegbarGeometry
import PegbarScene

/// Splits a text into letters and breaks its lines.
struct LetterMaker {
  private let document: TextDocument
  private let font: PreparedFont
  private var outlines: [Character: Path] = [:]
  /// `true` for each line of `letters()` that ends a paragraph.
  private(set) var endsParagraph: [Bool] = []

  /// The number of vertices of all letters together.
  private var vertices = 0
  /// `true` if letters are dropped because all letters together exceed the vertex limit.
  private(set) var isTruncated = false

  /// The scale factor of small capitals.
  ///
  /// - Source: ThorVG, tvgLottieBuilder.cpp; After Effects' default.
  private static let smallCapitals = 0.7

  init(_ document: TextDocument, _ font: PreparedFont) {
    self.document = document
    self.font = font
  }

  /// Returns the letters in lines; each line but the last ends with a line break.
  mutating func letters() -> [TextLayout.Letter] {
    var letters: [TextLayout.Letter] = []
    var paragraph: [TextLayout.Letter] = []
    for character in document.text {
      guard character.isLineBreak else {
        paragraph.append(letter(character))
        continue
      }
      append(paragraph, to: &letters)
      letters.append(lineBreak)
      paragraph = []
    }
    append(paragraph, to: &letters)
    var line = 0
    for index in letters.indices {
      letters[index].box.line = line
      if letters[index].box.isBreak { line += 1 }
    }
    return letters
  }

  private var lineBreak: TextLayout.Letter {
    TextLayout.Letter(character: "", box: TextLayout.LetterBox(isBreak: true))
  }

  private mutating func letter(_ character: Character) -> TextLayout.Letter {
    let (name, factor) = capital(character)
    let scale = document.size / 100 * factor
    var outline: Path?
    if font.hasGlyphs {
      outline = outlines[character]
      if outline == nil {
        outline = font.glyph(name)?.outline.applying(.scale(Point(x: scale, y: scale))) ?? Path()
        outlines[character] = outline
      }
      vertices += outline?.vertexCount ?? 0
      if vertices > Limits.letterVertices {
        outline = Path()
        isTruncated = true
      }
    }
    return TextLayout.Letter(
      character: name, outline: outline,
      box: TextLayout.LetterBox(
        advance: font.advance(of: name) * scale, isSpace: name == " "))
  }

  /// Returns the letter that is drawn for a character, and its scale factor.
  private func capital(_ character: Character) -> (String, Double) {
    let name = String(character)
    let capital = name.uppercased()
    guard capital != name, !font.hasGlyphs || font.glyph(capital) != nil else { return (name, 1) }
    switch document.capitals {
    case .regular: return (name, 1)
    case .all: return (capital, 1)
    case .small: return (capital, Self.smallCapitals)
    }
  }

  /// Adds a paragraph, broken at spaces to fit into the box.
  private mutating func append(
    _ paragraph: [TextLayout.Letter], to letters: inout [TextLayout.Letter]
  ) {
    guard let available = document.box?.size.width else {
      letters += paragraph
      endsParagraph.append(true)
      return
    }
    let tracking = document.tracking * document.size
    var start = 0
    var lastSpace: Int?
    var width = 0.0
    var index = 0
    while index < paragraph.count {
      let letter = paragraph[index]
      if letter.box.isSpace { lastSpace = index }
      if width + letter.box.advance > available, !letter.box.isSpace, index > start {
        // Breaks at the space, which the line break replaces. A word wider than the box is broken
        // anywhere.
        letters += paragraph[start..<(lastSpace ?? index)]
        letters.append(lineBreak)
        endsParagraph.append(false)
        start = lastSpace.map { $0 + 1 } ?? index
        index = start
        lastSpace = nil
        width = 0
      } else {
        width += letter.box.advance + tracking
        index += 1
      }
    }
    letters += paragraph[start...]
    endsParagraph.append(true)
  }
}

extension Character {
  /// `true` if the character ends a line: carriage return, line feed, both, or U+0003.
  fileprivate var isLineBreak: Bool {
    self == "\r" || self == "\n" || self == "\r\n" || self == "\u{3}"
  }
}
