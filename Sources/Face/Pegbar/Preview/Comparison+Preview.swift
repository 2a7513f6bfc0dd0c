internal import PegbarDiff
internal import PegbarPreview
internal import PegbarScene

extension Comparison {
  /// Returns a page that plays both versions and lists the changes, with its entry in an index.
  ///
  /// - Parameters:
  ///   - name: The name of the file, or the paths of both versions.
  ///   - summary: The result in words.
  package func preview(named name: String, summary: String) -> Preview {
    LargeStack.run {
      var page = PreviewPage(
        title: PrintableText.line(name, limit: 300), verdict: Words.capitalized(summary) + ".",
        entries: changes.map(entry), converted: new, designed: old)
      page.kind = .versions
      page.showsDesign = true
      page.limits = limits
      page.missingImages = old.missingImages.union(new.missingImages)
      let (text, isTruncated) = page.html()
      var entry = IndexPage.Entry(
        name: page.title, standing: isSamePicture ? .same : .different, verdict: page.verdict)
      entry.about = Words.counted(changes.count, "change")
      let frame = page.entries.lazy.compactMap(\.frame).first.map { Double($0) }
      return Preview(
        page: FrameRenderer.marking.marked(text), isTruncated: isTruncated,
        picture: Preview.picture(of: new, frame: frame, limits), entry: entry)
    }
  }

  private func entry(_ change: SceneChange) -> PreviewPage.Entry {
    let layer = ChangeText.layer(change)
    var entry = PreviewPage.Entry(
      severity: change.kind.rawValue, title: layer.isEmpty ? "Composition" : layer, id: "",
      lines: [ChangeText.text(change)], wayOut: "")
    entry.sources = change.layer.last.map { [$0] } ?? []
    if change.kind == .renamed { entry.sources = [change.new] }
    entry.frame = change.frame.flatMap { Int(exactly: $0.rounded()) }.map { max($0, 0) }
    return entry
  }
}
