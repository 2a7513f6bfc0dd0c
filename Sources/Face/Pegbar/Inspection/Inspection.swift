internal import PegbarJSON
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene

/// The contents of a file: its compositions and layers, the features it uses, and its largest
/// parts.
package struct Inspection {
  /// The maximum number of listed compositions; the rest is counted.
  private static let compositionLimit = 20

  private let input: Input
  private let byteCount: Int

  /// Creates an inspection of a file.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation or a scene written by Pegbar.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the one displayed
  ///     first.
  ///   - theme: The theme of the archive that replaces the values of slots.
  ///   - limits: The limits on reading.
  package init(
    _ bytes: [UInt8], animation: String? = nil, theme: ThemeChoice = .initial,
    limits: Limits = Limits()
  ) throws(ConversionError) {
    input = try LargeStack.run { () throws(ConversionError) in
      try Input.read(
        AnimationFile(bytes, limits: limits), animation: animation, log: FindingLog(),
        limits: limits,
        search: Input.Search(theme: theme))
    }
    byteCount = bytes.count
  }

  /// The counts as JSON, for comparison with other counts of the same file.
  ///
  /// The value is an empty object if the file is not a Lottie animation.
  package var json: [UInt8] {
    LargeStack.run {
      guard case .lottie(let document) = input.content else { return Array("{}\n".utf8) }
      let census = DocumentCensus(document)
      var writer = JSONWriter(style: .readable)
      writer.object { writer in
        for (key, counts) in [("layers", census.layers), ("shapes", census.shapes)] {
          writer.member(key) { writer in
            writer.object(.oneLine) { writer in
              for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
                writer.member(name, count)
              }
            }
          }
        }
        writer.member("keyframes", census.keyframes)
        writer.member("textKeyframes", census.textKeyframes)
        writer.member("masks", census.masks)
        writer.member("mattes", census.mattes)
        writer.member("effects", census.effects)
        writer.member("styles", census.styles)
        writer.member("expressions", census.expressions)
      }
      return writer.finish()
    }
  }

  /// Returns the complete description for people.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - hasFile: Returns `true` if there is a file at a path relative to the animation's folder.
  package func text(
    of file: String, style: ReportStyle, hasFile: (_ path: String) -> Bool = { _ in true }
  ) -> String {
    LargeStack.run {
      var layout = TextLayout(style)
      let outline =
        switch input.content {
        case .lottie(let document): SceneOutline(document)
        case .scene(let document): SceneOutline(document.scene)
        }
      layout.paragraph("\(PrintableText.line(file)): \(outline.summary)", .strong)
      writeArchive(to: &layout)
      let limit = style.isVerbose ? Int.max : Self.compositionLimit
      for composition in outline.compositions.prefix(limit) {
        layout.gap()
        LayerTable(composition: composition, frameRate: outline.frameRate).write(to: &layout)
      }
      let rest = outline.compositions.count - limit
      if rest > 0 {
        layout.gap()
        layout.line("… and \(Words.counted(rest, "more composition")); -v lists all")
      }
      ResourceLists(scene, hasFile: hasFile).write(to: &layout)
      guard case .lottie(let document) = input.content else {
        layout.gap()
        layout.line("Size: \(Words.bytes(byteCount)).")
        return layout.text
      }
      let census = DocumentCensus(document)
      layout.gap()
      layout.paragraph(FeatureText.text(of: census, in: document))
      layout.gap()
      FileWeight(document, of: input, byteCount: byteCount, census: census).write(to: &layout)
      return layout.text
    }
  }

  /// Returns the layers as a tree, for people.
  package func tree(of file: String, style: ReportStyle) -> String {
    drawing(of: file, style) { scene, layout in
      TreeText(timeline: SceneTimeline(scene), rate: scene.frameRate).write(to: &layout)
    }
  }

  /// Returns the layers on a timeline, with keyframes and transactions, for people.
  package func timeline(of file: String, style: ReportStyle) -> String {
    drawing(of: file, style) { scene, layout in
      TimelineText(
        timeline: SceneTimeline(scene),
        transactions: ScenePasses.prepared(scene, log: FindingLog()).root.transactions,
        duration: scene.duration, rate: scene.frameRate
      ).write(to: &layout)
    }
  }

  /// Returns a summary of the scene, followed by what a closure writes.
  private func drawing(
    of file: String, _ style: ReportStyle, _ write: (Scene, inout TextLayout) -> Void
  ) -> String {
    LargeStack.run {
      var layout = TextLayout(style)
      layout.paragraph("\(PrintableText.line(file)): \(summary)", .strong)
      write(scene, &layout)
      return layout.text
    }
  }

  /// The size, frame rate and duration.
  private var summary: String {
    switch input.content {
    case .lottie(let document): SceneOutline(document).summary
    case .scene(let document): SceneOutline(document.scene).summary
    }
  }

  /// The scene as imported, with hidden layers and without evaluated expressions.
  private var scene: Scene {
    switch input.content {
    case .lottie(let document):
      input.importedScene(
        of: document, name: document.name ?? "", log: FindingLog(), evaluatesExpressions: false)
    case .scene(let document): document.scene
    }
  }

  private func writeArchive(to layout: inout TextLayout) {
    guard let first = input.archivedID else { return }
    let others = input.animations.filter { $0 != first }
    let shown = "“\(PrintableText.line(first))”"
    guard !others.isEmpty else {
      return layout.paragraph("A dotLottie archive with the animation \(shown).")
    }
    let names = others.map { "“\(PrintableText.line($0))”" }
    layout.paragraph(
      "A dotLottie archive with \(Words.counted(input.animations.count, "animation")). This is "
        + "\(shown). To select another, use --animation: \(Words.list(names)).")
  }
}
