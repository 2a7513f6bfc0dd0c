internal import PegbarPreview
internal import PegbarScene
internal import PegbarSwift

extension Conversion {
  /// The maximum size of code in a page, in bytes.
  private static let mostCode = 1 << 20

  /// Returns a page that plays the converted scene, next to the design if they differ, and lists the
  /// findings; and whether content is missing because the scene exceeds the limits.
  ///
  /// - Parameter report: The report on the conversion, with the extents of losses.
  package func previewPage(_ report: Report) -> (text: [UInt8], isTruncated: Bool) {
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
      }
      page.missingImages = Set(
        scene.images.filter { image in
          switch image.data {
          case .embedded(_, let base64): base64.isEmpty
          case .external: true
          }
        }.map(\.id))
      let (text, isTruncated) = page.html()
      return (FrameRenderer.marking.marked(text), isTruncated)
    }
  }
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
    let extents = findings.compactMap { report.extents[$0] }.filter { $0.time > 0 }
    if let worst = extents.max(by: { $0.area < $1.area }) {
      entry.frame = Int(exactly: (worst.worstFrame - first).rounded()).map { max($0, 0) }
    }
    return entry
  }
}
