internal import Pegbar
internal import PegbarRaster

/// A file to write.
struct Output: Sendable {
  /// The path.
  var path: String
  /// The contents.
  var bytes: [UInt8]
  /// Returns the reason to keep an existing file at the path, or `nil` if it may be replaced.
  var refusal: @Sendable (_ existing: [UInt8]) -> String?

  /// Writes the file on its own; returns the refusal if an existing file must be kept.
  func write(rules: OutputRules) throws(FileError) -> CommandFailure? {
    var bundle = OutputBundle()
    try bundle.add(self, rules: rules)
    try bundle.commit()
    return bundle.refusals.first.map { CommandFailure(status: .findings, message: $0) }
  }
}

extension Output {
  /// Returns a file with a marking, which never replaces an edited file.
  ///
  /// - Parameter sourceName: The file name of the source, to keep files of other sources, or `nil`
  ///   to replace them.
  static func marked(
    _ bytes: [UInt8], at path: String, by exporter: any SceneExporter, sourceName: String?
  ) -> Output {
    Output(path: path, bytes: bytes) { existing in
      exporter.provenance(of: existing).refusal
        ?? sourceName.flatMap { otherSource(of: existing, than: $0, exporter) }
    }
  }

  /// Returns an image or data file.
  ///
  /// - Parameter before: The entry for the existing file in the file that refers to it.
  static func listed(_ bytes: [UInt8], at path: String, before: FileList.Entry?) -> Output {
    Output(path: path, bytes: bytes) { existing in
      guard let before else { return "pegbar did not write it" }
      return before.describes(existing) ? nil : "it was changed after pegbar wrote it"
    }
  }

  /// Returns a report file.
  static func report(_ bytes: [UInt8], at path: String) -> Output {
    Output(path: path, bytes: bytes) { existing in
      ReportFile.isReport(existing) ? nil : "it is not a pegbar report"
    }
  }

  /// Returns the file of a rendered frame.
  static func frame(_ bytes: [UInt8], at path: String) -> Output {
    Output(path: path, bytes: bytes) { existing in
      if let isUnedited = PNG.isUnedited(existing) {
        return (isUnedited ? Provenance.generated : .edited).refusal
      }
      let isFrame = existing.starts(with: "<svg".utf8)
      let provenance = isFrame ? FrameRenderer.marking.provenance(of: existing) : nil
      return (provenance ?? .foreign).refusal
    }
  }

  /// Returns the file of a preview page.
  static func page(_ bytes: [UInt8], at path: String) -> Output {
    Output(path: path, bytes: bytes) { existing in
      let isPage = existing.starts(with: "<!doctype html>".utf8)
      let provenance = isPage ? FrameRenderer.marking.provenance(of: existing) : nil
      return (provenance ?? .foreign).refusal
    }
  }

  private static func otherSource(
    of existing: [UInt8], than sourceName: String, _ exporter: any SceneExporter
  ) -> String? {
    guard exporter.format.isVerifiable,
      let file = GeneratedFile(existing, exporters: [exporter]), !file.isNamed(after: sourceName)
    else { return nil }
    return file.sourceName.isEmpty
      ? "it was generated from standard input" : "it was generated from '\(file.sourceName)'"
  }
}

extension Provenance {
  /// The reason to keep a file, or `nil` for an unedited file written by Pegbar.
  var refusal: String? {
    switch self {
    case .generated: nil
    case .edited: "it was edited after pegbar wrote it"
    case .unknown: "its checksum is missing: it was edited or written by an earlier version"
    case .foreign: "pegbar did not write it"
    }
  }
}

/// The rules for replacing files.
struct OutputRules: Sendable {
  /// `true` if all files may be replaced.
  var isForced = false
  /// The input files of the run, which are never overwritten.
  var inputs: Set<FileIdentity> = []

  /// Returns the reason to keep a file, or `nil` if it may be replaced.
  ///
  /// - Parameters:
  ///   - existing: The contents of the existing file.
  ///   - output: The file that would replace it.
  func refusal(of existing: [UInt8], for output: Output) -> String? {
    // Replacing an empty file loses nothing.
    isForced || existing.isEmpty ? nil : output.refusal(existing)
  }
}

/// Identifies report files: documents by their beginning, other text by its last line.
enum ReportFile {
  private static let mark = "Report by pegbar "

  /// The beginnings of documents, without white space.
  private static let beginnings = [
    #"{"pegbarReport":"#,
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
      + #""runs":[{"tool":{"driver":{"name":"pegbar","#,
    #"[{"engine_name":"pegbar","#,
    #"<?xmlversion="1.0"encoding="UTF-8"?><!--Reportbypegbar"#,
    "<!--Reportbypegbar",
  ]

  /// Returns the contents of a report file; JSON and other documents are unchanged.
  static func bytes(of text: String, isText: Bool) -> [UInt8] {
    guard isText else { return Array(text.utf8) }
    return Array(
      "\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")\(mark)\(version)\n".utf8)
  }

  /// Returns `true` if a file is a report.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self).filter { !$0.isWhitespace }
    // An empty GitLab report cannot be identified, but replacing it loses nothing.
    if start == "[]" || beginnings.contains(where: start.hasPrefix) { return true }
    let end = String(decoding: bytes.suffix(64), as: UTF8.self)
    return end.split(whereSeparator: \.isNewline).last?.hasPrefix(mark) ?? false
  }
}
