package import PegbarGeometry
package import PegbarScene

/// The letters of a document in lines.
///
/// - Source: lottie-web TextProperty.js (`completeTextData`).
package struct TextLayout: Sendable {
  /// A letter in its line.
  package struct Letter: Sendable {
    /// The drawn string; empty for a line break.
    package var character: String
    /// The outline in points, or `nil` if the scene has none.
    package var outline: Path?
    /// The place in its line.
    package var box: LetterBox
  }

  /// The place of a letter in its line.
  package struct LetterBox: Sendable {
    /// The distance to the next letter, in points, without tracking.
    package var advance = 0.0
    /// The line, counted from 0.
    package var line = 0
    /// `true` if the letter is a line break, which is not drawn.
    package var isBreak = false
    /// `true` if the letter is a space.
    package var isSpace = false
    /// The group about whose point the letter scales and rotates.
    package var group = 0
    /// The distance from the start of the group, in points, without tracking.
    package var offsetInGroup = 0.0
    /// The width of the group, in points, without tracking.
    package var groupWidth = 0.0
    /// The width of the letter that ends the group and does not belong to it.
    package var groupEnd = 0.0
    /// The space that a justified line adds after the letter.
    package var stretch = 0.0
  }

  /// The document.
  package let document: TextDocument
  /// The font.
  package let font: PreparedFont
  /// The letters, including line breaks.
  package private(set) var letters: [Letter]
  /// The width of each line, in points, without trailing spaces.
  package private(set) var lineWidths: [Double] = []
  /// `true` if letters are dropped because all letters together exceed the vertex limit.
  package let isTruncated: Bool
  /// `true` for each line that ends a paragraph.
  private var endsParagraph: [Bool] = []

  /// The space after each letter in points.
  package var tracking: Double { document.tracking * document.size }

  /// Creates the layout of a document.
  package init(_ document: TextDocument, font: PreparedFont, grouping: TextContent.Grouping) {
    self.document = document
    self.font = font
    var maker = LetterMaker(document, font)
    letters = maker.letters()
    isTruncated = maker.isTruncated
    endsParagraph = maker.endsParagraph
    measureLines()
    stretchLines()
    group(by: grouping)
  }

  /// Returns the position of the first letter of a line.
  package func lineStart(_ line: Int) -> Double {
    let width = lineWidths.indices.contains(line) ? lineWidths[line] : 0
    let available = document.box?.size.width ?? 0
    let left = document.box?.origin.x ?? 0
    switch alignment(of: line) {
    case .left, .justifyLastLeft, .justifyAll: return left
    case .right, .justifyLastRight: return left + available - width
    case .center, .justifyLastCenter: return left + (available - width) / 2
    }
  }

  /// The distance of the first baseline below the origin of the layer.
  package var top: Double {
    document.box.map { $0.origin.y + font.font.ascent * document.size } ?? 0
  }

  /// Returns the alignment of a line; a justified line is aligned left.
  ///
  /// Point text has no width to justify to, and players align it left.
  package func alignment(of line: Int) -> TextDocument.Justification {
    switch document.justification {
    case .left, .right, .center: return document.justification
    case .justifyLastLeft, .justifyLastRight, .justifyLastCenter, .justifyAll:
      guard document.box != nil, endsParagraph.indices.contains(line), endsParagraph[line] else {
        return .left
      }
      return document.justification
    }
  }

  private mutating func measureLines() {
    var width = -tracking
    var spaces = 0.0
    for letter in letters {
      if letter.box.isBreak {
        lineWidths.append(width)
        (width, spaces) = (-tracking, 0)
      } else if letter.box.isSpace {
        spaces += letter.box.advance + tracking
      } else {
        width += letter.box.advance + tracking + spaces
        spaces = 0
      }
    }
    lineWidths.append(width)
  }

  /// Distributes the words of lines that fill the box.
  private mutating func stretchLines() {
    guard let box = document.box else { return }
    switch document.justification {
    case .left, .right, .center: return
    case .justifyLastLeft, .justifyLastRight, .justifyLastCenter, .justifyAll: break
    }
    let lines = Dictionary(grouping: letters.indices, by: { letters[$0].box.line })
    for (line, members) in lines where lineWidths.indices.contains(line) {
      if endsParagraph[line], document.justification != .justifyAll { continue }
      let last = members.last { !letters[$0].box.isSpace && !letters[$0].box.isBreak } ?? 0
      let spaces = members.filter { letters[$0].box.isSpace && $0 < last }
      let available = box.size.width - lineWidths[line]
      guard available > 0, !spaces.isEmpty else { continue }
      for space in spaces { letters[space].box.stretch = available / Double(spaces.count) }
    }
  }

  private mutating func group(by grouping: TextContent.Grouping) {
    let endsAtSpaces: Bool
    switch grouping {
    case .characters, .all:
      for index in letters.indices {
        letters[index].box.group = index
        letters[index].box.groupWidth = letters[index].box.advance
      }
      return
    case .words: endsAtSpaces = true
    case .lines: endsAtSpaces = false
    }
    var group = 0
    var width = 0.0
    var first = 0
    for index in letters.indices {
      letters[index].box.offsetInGroup = width
      let ends = letters[index].box.isBreak || endsAtSpaces && letters[index].box.isSpace
      if !ends { width += letters[index].box.advance }
      guard ends || index == letters.count - 1 else { continue }
      for member in first...index {
        letters[member].box.group = group
        letters[member].box.groupWidth = width
        letters[member].box.groupEnd = letters[index].box.advance
      }
      (first, width) = (index + 1, 0)
      group += 1
    }
  }
}

/// One line of a text that is drawn as a whole.
package struct LineOfText: Hashable, Sendable {
  /// The letters.
  package var text: String
  /// The start, the middle, or the end of the line, on the baseline.
  package var origin: Point
  /// The alignment of the line relative to the origin.
  package var alignment: NormalizedText.Alignment
  /// The width in points, which is estimated if the font has no outlines.
  package var width: Double
}

extension TextLayout {
  /// The lines that are not empty, each as a whole so that only line breaking depends on an
  /// estimate.
  package var linesOfText: [LineOfText] {
    var lines = Array(repeating: "", count: lineWidths.count)
    for letter in letters where lines.indices.contains(letter.box.line) {
      lines[letter.box.line] += letter.character
    }
    return lines.enumerated().compactMap { index, line in
      guard line.contains(where: { !$0.isWhitespace }) else { return nil }
      var origin = Point(
        x: document.box?.origin.x ?? 0,
        y: top + document.lineHeight * Double(index) - document.baselineShift)
      let width = document.box?.size.width ?? 0
      let place: NormalizedText.Alignment
      switch alignment(of: index) {
      case .left, .justifyLastLeft, .justifyAll: place = .left
      case .center, .justifyLastCenter: (place, origin.x) = (.center, origin.x + width / 2)
      case .right, .justifyLastRight: (place, origin.x) = (.right, origin.x + width)
      }
      return LineOfText(text: line, origin: origin, alignment: place, width: lineWidths[index])
    }
  }
}
