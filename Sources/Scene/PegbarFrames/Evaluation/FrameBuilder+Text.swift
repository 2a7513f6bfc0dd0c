package import PegbarGeometry
internal import PegbarScene

extension FrameBuilder {
  /// Returns the items of a text layer, back to front.
  mutating func textItems(
    _ text: TextEvaluator, at time: Double, matrix: Matrix
  ) -> [DisplayItem] {
    let index = text.layoutIndex(at: time)
    guard text.layouts.indices.contains(index) else { return [] }
    // Placing letters that will not be drawn is expensive.
    guard remaining > 0 else {
      isTruncated = true
      return []
    }
    let layout = text.layouts[index]
    guard layout.font.hasGlyphs else {
      return text.isPlain
        ? lines(of: layout, matrix: matrix)
        : letters(text.letters(of: index, at: time), of: layout, matrix: matrix)
    }
    let letters = text.letters(of: index, at: time)
    let runs = text.isStill ? letters.runsOfOnePaint : letters.map { [$0] }
    if layout.isTruncated { isTruncated = true }
    return runs.flatMap { run in
      takesOne() && takes(vertices: run.reduce(0) { $0 + layout.outline(of: $1).vertexCount })
        ? layout.items(for: run, matrix: matrix, origin) : []
    }
  }

  /// Returns each line as one item.
  private mutating func lines(of layout: TextLayout, matrix: Matrix) -> [DisplayItem] {
    layout.linesOfText.compactMap { line in
      guard takesOne() else { return nil }
      var item = TextItem(
        line.text, document: layout.document, font: layout.font.font,
        matrix: Matrix.translation(line.origin).concatenating(matrix))
      item.spacing = layout.tracking
      item.alignment = line.alignment
      item.origin = origin
      return .text(item)
    }
  }

  /// Returns each letter as one item, at a position that depends on the estimated widths of earlier
  /// letters.
  private mutating func letters(
    _ letters: [PlacedLetter], of layout: TextLayout, matrix: Matrix
  ) -> [DisplayItem] {
    letters.compactMap { letter in
      guard letter.paint.opacity > 0, takesOne() else { return nil }
      var item = TextItem(
        layout.letters[letter.index].character, document: layout.document, font: layout.font.font,
        matrix: letter.matrix.concatenating(matrix))
      item.paint = letter.paint
      item.origin = origin
      return .text(item)
    }
  }
}

extension [PlacedLetter] {
  /// The letters in runs with the same paint.
  package var runsOfOnePaint: [[PlacedLetter]] {
    var runs: [[PlacedLetter]] = []
    for letter in self {
      if let last = runs.last?.last, last.paint == letter.paint {
        runs[runs.count - 1].append(letter)
      } else {
        runs.append([letter])
      }
    }
    return runs
  }
}

extension TextLayout {
  /// Returns the outline of a letter in its own space.
  package func outline(of letter: PlacedLetter) -> Path {
    letters.indices.contains(letter.index) ? letters[letter.index].outline ?? Path() : Path()
  }

  /// Returns the outlines of letters as one path, in the space of the layer.
  package func outline(of letters: [PlacedLetter]) -> Path {
    Path(letters.flatMap { outline(of: $0).applying($0.matrix).contours })
  }

  /// Returns the painted outlines of letters with the same paint as one, back to front; a single
  /// letter keeps its map.
  func items(
    for letters: [PlacedLetter], matrix: Matrix, _ origin: ItemOrigin
  ) -> [DisplayItem] {
    guard let first = letters.first, first.paint.opacity > 0 else { return [] }
    let isSingle = letters.count == 1
    let own = isSingle ? first.matrix.concatenating(matrix) : matrix
    let path = isSingle ? outline(of: first) : outline(of: letters)
    guard !path.isEmpty else { return [] }
    var items: [PathItem] = []
    if let fill = first.paint.fill {
      items.append(
        PathItem(
          path: path, matrix: own, tool: .fill(.nonZero), paint: .color(fill), origin: origin))
    }
    if let stroke = first.paint.stroke {
      let line = StrokeLine(width: first.paint.strokeWidth, join: .round)
      items.insert(
        PathItem(
          path: path, matrix: own, tool: .stroke(line), paint: .color(stroke), origin: origin),
        at: document.strokeOverFill ? items.count : 0)
    }
    return items.map(DisplayItem.path).combined(opacity: first.paint.opacity, blendMode: .normal)
  }
}
