internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Converts the letters of one text layer to layers.
struct TextNormalizer {
  let evaluator: TextEvaluator
  let space: DrawingSpace
  let sampler: TrackSampler
  private let log: NormalizationLog
  /// The names of the fonts whose text the system draws.
  private(set) var systemFonts: Set<String> = []

  init(
    _ content: TextContent, fonts: [String: PreparedFont], in space: DrawingSpace,
    _ sampler: TrackSampler, log: NormalizationLog
  ) {
    evaluator = TextEvaluator(content, fonts: fonts)
    self.space = space
    self.sampler = sampler
    self.log = log
  }

  /// Returns the layers that draw the text, back to front.
  mutating func layers() -> [NormalizedLayer] {
    let showings = DocumentShowings(evaluator)
    let limits = sampler.options.limits
    guard showings.list.count <= limits.textDocuments else {
      let most = WholeNumber.text(limits.textDocuments)
      reportLimit("the layer has more than \(most) text documents (limit text-documents)")
      return []
    }
    let groups = showings.list.mapUntilCancelled { showing -> [NormalizedLayer] in
      let layers = layers(of: showing)
      guard !layers.isEmpty, let hidden = Track.hiding(outside: showing.spans) else {
        return layers
      }
      let document = evaluator.layouts[showing.layout].document
      var group = NormalizedLayer(
        name: document.text.title, bounds: space.bounds, sublayers: layers)
      sampler.set(.isHidden, of: &group, to: .keyed(hidden))
      return [group]
    }
    return groups.flatMap(\.self)
  }

  private mutating func layers(of showing: DocumentShowings.Showing) -> [NormalizedLayer] {
    let layout = evaluator.layouts[showing.layout]
    guard layout.letters.contains(where: { !$0.box.isBreak && !$0.box.isSpace }) else { return [] }
    guard layout.font.hasGlyphs else { return systemLines(of: layout) }
    if layout.isTruncated {
      reportLimit("the letters have more than 1,000,000 points; some letters are dropped")
    }
    guard evaluator.isStill else { return movingLetters(of: showing) }
    return standingLetters(of: showing.layout, at: 0)
  }

  /// Returns one layer for each paint of each run of letters with the same paint.
  func standingLetters(of index: Int, at time: Double) -> [NormalizedLayer] {
    let layout = evaluator.layouts[index]
    let letters = evaluator.letters(of: index, at: time).filter { $0.paint.opacity > 0 }
    return letters.runsOfOnePaint.flatMap { run -> [NormalizedLayer] in
      guard let first = run.first else { return [] }
      let name = run.map { layout.letters[$0.index].character }.joined().title
      let layers = painted(layout.outline(of: run), in: first.paint, name, layout.document)
      guard first.paint.opacity < 1, !layers.isEmpty else { return layers }
      return [
        NormalizedLayer(
          name: name, bounds: space.bounds, opacity: first.paint.opacity, sublayers: layers)
      ]
    }
  }

  /// Returns the fill and the stroke of letters, back to front.
  func painted(
    _ path: Path, in paint: LetterPaint, _ name: String, _ document: TextDocument
  ) -> [NormalizedLayer] {
    guard !path.isEmpty else { return [] }
    func layer(_ name: String, _ style: NormalizedShape.Style) -> NormalizedLayer {
      NormalizedLayer(
        name: name, content: .shape(NormalizedShape(path: path, style: style)),
        bounds: space.bounds)
    }
    let line = NormalizedStroke(width: paint.strokeWidth, join: .round)
    let fill = paint.fill.map { layer(name, .fill($0, .nonZero)) }
    let stroke = paint.stroke.map { layer("\(name) outline", .stroke($0, line)) }
    return (document.strokeOverFill ? [fill, stroke] : [stroke, fill]).compactMap(\.self)
  }

  /// Returns each line as a layer that the system draws.
  private mutating func systemLines(of layout: TextLayout) -> [NormalizedLayer] {
    let document = layout.document
    guard let color = document.fill ?? document.stroke, document.size > 0 else { return [] }
    systemFonts.insert(document.font)
    let content = evaluator.content
    let lost =
      (content.animators.isEmpty ? "" : ", without the animators")
      + (content.path == nil ? "" : ", on a straight line")
    let font =
      document.font.isEmpty ? "a substitute font" : "the installed font '\(document.font)'"
    log.report(
      .systemText, "the system draws “\(document.text.title)” with \(font)\(lost)",
      at: space.place)
    return layout.linesOfText.map { line in
      let text = NormalizedText(
        string: line.text, font: document.font, size: document.size, color: color,
        alignment: line.alignment)
      // Twice the estimated width allows for a wider font.
      let width = max(line.width * 2, document.size)
      let left =
        switch line.alignment {
        case .left: 0.0
        case .center: -width / 2
        case .right: -width
        }
      let bounds = Rect(
        x: left, y: -layout.font.font.ascent * document.size, width: width,
        height: document.size * 1.5)
      return NormalizedLayer(
        name: line.text.title, content: .text(text), bounds: bounds, position: line.origin)
    }
  }

  func reportLimit(_ message: String) {
    log.report(.textLimit, message, at: space.place)
  }
}

extension String {
  /// The beginning of the string on one line, for names.
  var title: String {
    let line = split { $0.isWhitespace || $0.isNewline || $0 == "\u{3}" }.joined(separator: " ")
    return line.count > 30 ? "\(line.prefix(30))…" : line
  }
}

/// The times at which each document of a text is shown, with equal documents listed once.
struct DocumentShowings {
  /// One document and its times.
  struct Showing {
    /// The index of its layout in the evaluator.
    var layout: Int
    /// The time spans in which it is shown.
    var spans: [TimeRange]
  }

  private(set) var list: [Showing] = []

  init(_ evaluator: TextEvaluator) {
    let times = evaluator.content.document.track?.keyTimes ?? []
    var known: [TextDocument: Int] = [:]
    for (index, layout) in evaluator.layouts.enumerated() {
      let span = TimeRange(
        start: index == 0 ? -.infinity : times[index],
        end: index + 1 < evaluator.layouts.count ? times[index + 1] : .infinity)
      guard span.start < span.end else { continue }
      guard let place = known[layout.document] else {
        known[layout.document] = list.count
        list.append(Showing(layout: index, spans: [span]))
        continue
      }
      let last = list[place].spans.count - 1
      if list[place].spans[last].end == span.start {
        list[place].spans[last].end = span.end
      } else {
        list[place].spans.append(span)
      }
    }
  }
}
