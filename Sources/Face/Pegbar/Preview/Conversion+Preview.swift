internal import PegbarPreview
internal import PegbarScene
internal import PegbarSwift

/// The preview of a conversion: a page, a picture, and the entry in an index.
package struct Preview: Sendable {
  /// The page that plays the converted scene and lists the findings.
  package let page: [UInt8]
  /// `true` if content is missing because the scene exceeds the limits.
  package let isTruncated: Bool
  /// The frame that differs most, or the one in the middle, as SVG.
  package let picture: [UInt8]
  let entry: IndexPage.Entry

  /// Returns a frame as SVG, by default the one in the middle.
  static func picture(of scene: Scene, frame: Double?, _ limits: Limits) -> [UInt8] {
    var renderer = FrameRenderer(scene, limits: limits)
    renderer.checkImages { _ in .missing }
    return renderer.picture(frame: frame ?? (renderer.frameCount / 2).rounded(.down)).bytes
  }
}

extension Conversion {
  /// The maximum size of code in a page, in bytes.
  private static let mostCode = 1 << 20

  /// Returns a page that plays the converted scene, next to the design if they differ, and lists the
  /// findings, with its entry in an index.
  ///
  /// - Parameters:
  ///   - report: The report on the conversion, with the extents of losses.
  ///   - size: The size of the file, in bytes.
  ///   - player: The script of another player to show beside it, with the animation for it.
  package func preview(
    _ report: Report, size: Int, player: (script: [UInt8], animation: [UInt8])? = nil
  ) -> Preview {
    LargeStack.run {
      let groups = FindingGroup.groups(of: report)
      let verdict = Verdict(report, groups)
      var page = PreviewPage(
        title: report.title, verdict: Words.capitalized(verdict.text),
        entries: groups.map { $0.entry(in: report, from: scene.firstFrame) },
        converted: normalized.scene, designed: scene)
      page.showsDesign = verdict.standing == .different
      page.limits = options.limits
      let code = SwiftExporter().bytes(of: self)
      if code.count <= Self.mostCode {
        page.code = String(decoding: code, as: UTF8.self)
        page.codeNames = SwiftExporter().layerNames(of: self)
      } else {
        page.omissions.append(
          "The generated code has \(Words.bytes(code.count)), so this page does not contain it.")
      }
      page.missingImages = scene.missingImages
      page.player = player.map { PreviewPage.Player(script: $0.script, animation: $0.animation) }
      let (text, isTruncated) = page.html()
      let frame = page.entries.lazy.compactMap(\.frame).first.map { Double($0) }
      return Preview(
        page: FrameRenderer.marking.marked(text), isTruncated: isTruncated,
        picture: Preview.picture(of: page.converted, frame: frame, options.limits),
        entry: entry(report, verdict, size: size))
    }
  }

  private func entry(_ report: Report, _ verdict: Verdict, size: Int) -> IndexPage.Entry {
    var entry = IndexPage.Entry(
      name: report.title, standing: verdict.standing.indexed,
      verdict: Words.capitalized(verdict.text))
    let canvas = scene.root.size
    entry.about = [
      "\(Words.number(canvas.width)) × \(Words.number(canvas.height))",
      "\(Words.number(scene.duration)) s", Words.bytes(size),
    ].joined(separator: ", ")
    entry.size = size
    entry.counts = Severity.allCases.reversed().map { severity in
      (severity.rawValue, report.findings.count { $0.severity == severity })
    }
    return entry
  }
}

extension Scene {
  /// The IDs of images whose bytes are not in the scene.
  var missingImages: Set<String> {
    Set(
      images.filter { image in
        switch image.data {
        case .embedded(_, let base64): base64.isEmpty
        case .external: true
        }
      }.map(\.id))
  }
}

extension Verdict.Standing {
  /// The result in an index.
  fileprivate var indexed: IndexPage.Standing {
    switch self {
    case .same: .same
    case .advice: .advice
    case .faulty: .faulty
    case .different: .different
    case .unreadable: .unreadable
    }
  }
}

/// Returns the Lottie JSON of an animation, or `nil` for a scene.
///
/// - Throws: A `ConversionError` if nothing can be displayed.
package func animationText(
  _ file: AnimationFile, animation: String?, limits: Limits
) throws(ConversionError) -> [UInt8]? {
  try LargeStack.run { () throws(ConversionError) in
    let input = try Input.read(
      file, animation: animation, log: FindingLog(), limits: limits,
      search: Input.Search(theme: .initial))
    if case .lottie = input.content { return input.text }
    return nil
  }
}

/// An index of previews, whose pages and pictures are files beside it.
package struct PreviewIndex {
  private var page: IndexPage

  /// Creates an index without entries.
  package init(title: String) {
    page = IndexPage(title: PrintableText.line(title, limit: 300))
  }

  /// Adds a preview whose files have paths relative to the index.
  package mutating func add(
    _ preview: Preview, named name: String, page path: String, picture: String
  ) {
    var entry = preview.entry
    entry.name = PrintableText.line(name, limit: 300)
    entry.files = (path, picture)
    page.entries.append(entry)
  }

  /// Adds an animation without a preview.
  ///
  /// - Parameter isReadable: Whether the animation can be read.
  package mutating func add(_ name: String, message: String, isReadable: Bool) {
    page.entries.append(
      IndexPage.Entry(
        name: PrintableText.line(name, limit: 300), standing: isReadable ? .different : .unreadable,
        verdict: Words.capitalized(PrintableText.line(message, limit: 1000))))
  }

  /// The index as UTF-8 text.
  package var html: [UInt8] { FrameRenderer.marking.marked(page.html) }
}

extension FindingGroup {
  /// The maximum number of listed locations.
  private static let mostLines = 5

  /// Returns the entry for a page.
  ///
  /// - Parameter first: The number of the first frame in the source.
  fileprivate func entry(in report: Report, from first: Double) -> PreviewPage.Entry {
    let root = FindingText.root(of: report.findings)
    var lines = findings.prefix(Self.mostLines).map { finding in
      let place = FindingText.place(of: finding, below: root)
      let message = FindingText.message(of: finding, below: title)
      return [place, message].filter { !$0.isEmpty }.joined(separator: ": ")
    }.filter { !$0.isEmpty }
    let rest = findings.count - Self.mostLines
    if rest > 0 { lines.append("and \(WholeNumber.text(rest)) more") }
    var entry = PreviewPage.Entry(
      severity: severity.rawValue, title: heading, id: kind.id, lines: lines,
      wayOut: kind.wayOut)
    entry.sources = findings.map { $0.path.description }
    // The design is drawn as imported, so it lacks what the import does not support.
    if meaning == .change, !kind.id.hasPrefix("normalize/") {
      entry.lines.append(
        "Both pictures contain this difference. To see another player beside them, use --player.")
    }
    let extents = findings.compactMap { report.extents[$0] }.filter { $0.time > 0 }
    if let worst = extents.max(by: { $0.area < $1.area }) {
      entry.frame = Int(exactly: (worst.worstFrame - first).rounded()).map { max($0, 0) }
    }
    return entry
  }
}
