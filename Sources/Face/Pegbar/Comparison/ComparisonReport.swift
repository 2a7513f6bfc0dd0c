internal import PegbarDiff
internal import PegbarJSON

/// The comparisons of several files in one of the formats of `pegbar diff`.
package struct ComparisonReport: Sendable {
  /// The result for a file.
  package enum Outcome: Sendable {
    /// The file is in both versions.
    case compared(Comparison)
    /// The file is only in the new version.
    case added
    /// The file is only in the old version.
    case removed
    /// A version cannot be read.
    case unreadable(String)
  }

  /// A file with its result.
  package struct File: Sendable {
    /// The name of the file, or the paths of both versions.
    package var name: String
    /// The result.
    package var outcome: Outcome
    /// The pictures of both versions, which Markdown displays.
    package var pictures: [ReportPicture] = []

    /// Creates a file.
    package init(name: String, outcome: Outcome) { (self.name, self.outcome) = (name, outcome) }

    /// A page that plays both versions, or `nil` if one is missing or unreadable.
    package var preview: Preview? {
      guard case .compared(let comparison) = outcome else { return nil }
      return comparison.preview(named: name, summary: summary)
    }

    /// `true` if both versions can be read, or only one exists.
    package var isReadable: Bool { if case .unreadable = outcome { false } else { true } }

    /// `true` if there are no changes.
    package var isUnchanged: Bool {
      guard case .compared(let comparison) = outcome else { return false }
      return comparison.changes.isEmpty && comparison.isSamePicture
    }

    /// The result in words.
    package var summary: String { ComparisonReport.summary(outcome) }

    /// `true` if the file looks the same in both versions.
    package var isSame: Bool {
      if case .compared(let comparison) = outcome { comparison.isSamePicture } else { false }
    }
  }

  /// The files, in order.
  package var files: [File] = []

  /// Creates a report without files.
  package init() {}

  // MARK: Text

  /// Returns the report for a terminal; files without changes are counted.
  package func text(isVerbose: Bool) -> String {
    var lines: [String] = []
    var same = 0
    for file in files {
      if file.isUnchanged, files.count > 1, !isVerbose {
        same += 1
        continue
      }
      lines.append("\(PrintableText.line(file.name)): \(Self.summary(file.outcome))")
      if case .compared(let comparison) = file.outcome { lines += Self.lines(comparison) }
    }
    if same > 0 { lines.append("\(Words.counted(same, "file")) without changes") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the changes below headings for their layers.
  private static func lines(_ comparison: Comparison) -> [String] {
    comparison.changes.grouped(by: ChangeText.layer).flatMap { layer, changes in
      ["  \(layer.isEmpty ? "Composition" : layer)"] + changes.map { "    \(ChangeText.text($0))" }
    }
  }

  fileprivate static func summary(_ outcome: Outcome) -> String {
    switch outcome {
    case .added: return "added"
    case .removed: return "removed"
    case .unreadable(let message): return PrintableText.line(message)
    case .compared(let comparison):
      let picture = comparison.isSamePicture ? "same picture" : "different picture"
      let count = comparison.changes.count
      let changes = count == 0 ? picture : "\(picture), \(Words.counted(count, "change"))"
      guard comparison.isTruncated else { return changes }
      return changes
        + "; precompositions nested more than \(SceneDiff.mostDepth) deep are not listed"
    }
  }

  // MARK: Markdown

  /// The report for a comment on a pull request.
  package var markdown: String {
    var lines: [String] = []
    for file in files {
      lines.append("### \(MarkdownText.escaped(file.name, limit: 300))")
      lines.append("")
      lines.append(MarkdownText.escaped(Words.capitalized(Self.summary(file.outcome)) + "."))
      lines.append("")
      for picture in file.pictures { lines += [MarkdownText.picture(picture), ""] }
      guard case .compared(let comparison) = file.outcome, !comparison.changes.isEmpty else {
        continue
      }
      for (layer, changes) in comparison.changes.grouped(by: ChangeText.layer) {
        lines.append("- **\(MarkdownText.escaped(layer.isEmpty ? "Composition" : layer))**")
        lines += changes.map { "  - \(MarkdownText.escaped(ChangeText.text($0)))" }
      }
      lines.append("")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: JSON

  /// The report for programs.
  package var json: [UInt8] {
    var writer = JSONWriter(style: .readable)
    writer.beginObject()
    writer.member("pegbarDiff", 1)
    writer.key("files")
    writer.array { writer in
      for file in files { writer.object { Self.write(file, to: &$0) } }
    }
    writer.endObject()
    return writer.finish()
  }

  private static func write(_ file: File, to writer: inout JSONWriter) {
    writer.member("file", file.name)
    switch file.outcome {
    case .added: writer.member("status", "added")
    case .removed: writer.member("status", "removed")
    case .unreadable(let message):
      writer.member("status", "unreadable")
      writer.member("message", message)
    case .compared(let comparison):
      writer.member("status", comparison.isSamePicture ? "same" : "different")
      if comparison.isTruncated { writer.member("truncated", true) }
      writer.key("changes")
      writer.array { writer in
        for change in comparison.changes { writer.object { write(change, to: &$0) } }
      }
    }
  }

  private static func write(_ change: SceneChange, to writer: inout JSONWriter) {
    writer.member("kind", change.kind.rawValue)
    writer.key("layer")
    writer.array { writer in for name in change.layer { writer.string(name) } }
    if !change.property.isEmpty { writer.member("property", change.property) }
    if !change.old.isEmpty { writer.member("old", change.old) }
    if !change.new.isEmpty { writer.member("new", change.new) }
    if let frame = change.frame { writer.member("frame", frame) }
    if let shift = change.shift { writer.member("shift", shift) }
    if change.count > 0 { writer.member("keyframes", change.count) }
    writer.member("text", ChangeText.text(change))
  }
}
