internal import Pegbar

/// A file that is to be written.
struct Output: Sendable {
  /// The path.
  var path: String
  /// The contents.
  var bytes: [UInt8]
  /// Returns the reason why an existing file at the path must stay, or `nil` if it may be replaced.
  var refusal: @Sendable (_ existing: [UInt8]) -> String?

  /// Puts the file in place by itself; what comes back is why what is there must stay.
  func write(rules: OutputRules) throws(FileError) -> CommandFailure? {
    var bundle = OutputBundle()
    try bundle.add(self, rules: rules)
    try bundle.commit()
    return bundle.refusals.first.map { CommandFailure(status: .findings, message: $0) }
  }
}

extension Output {
  /// Makes a file that carries its marking; edited files stay.
  ///
  /// - Parameter sourceName: The file name of the source, where files of other sources must stay.
  static func marked(
    _ bytes: [UInt8], at path: String, by exporter: any SceneExporter, sourceName: String?
  ) -> Output {
    Output(path: path, bytes: bytes) { existing in
      exporter.provenance(of: existing).refusal
        ?? sourceName.flatMap { otherSource(of: existing, than: $0, exporter) }
    }
  }

  /// Makes an image.
  ///
  /// - Parameter before: What the file that refers to it lists of the existing one.
  static func image(_ bytes: [UInt8], at path: String, before: ImageList.Entry?) -> Output {
    Output(path: path, bytes: bytes) { existing in
      guard let before else { return "pegbar did not write it" }
      return before.describes(existing) ? nil : "it was changed since pegbar wrote it"
    }
  }

  /// Makes a report.
  static func report(_ bytes: [UInt8], at path: String) -> Output {
    Output(path: path, bytes: bytes) { existing in
      ReportFile.isReport(existing) ? nil : "it is no report of pegbar's"
    }
  }

  /// Makes a frame.
  static func frame(_ bytes: [UInt8], at path: String) -> Output {
    Output(path: path, bytes: bytes) { existing in
      let isFrame = existing.starts(with: "<svg".utf8)
      let provenance = isFrame ? FrameRenderer.marking.provenance(of: existing) : nil
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
      ? "it was made from the standard input" : "it was made from '\(file.sourceName)'"
  }
}

extension Provenance {
  /// The reason why a file must stay; `nil` for unchanged files of Pegbar's.
  var refusal: String? {
    switch self {
    case .generated: nil
    case .edited: "it was edited since pegbar wrote it"
    case .unknown: "its checksum is missing: it was edited, or an earlier version wrote it"
    case .foreign: "pegbar did not write it"
    }
  }
}

/// Which files may be replaced.
struct OutputRules: Sendable {
  /// Whether every file may be.
  var isForced = false
  /// The files that are read in this run: none of them is ever written.
  var inputs: Set<FileIdentity> = []

  /// Returns the reason why a file must stay as it is, or `nil` if it may be replaced.
  ///
  /// - Parameters:
  ///   - existing: Its contents.
  ///   - output: The file that would replace it.
  func refusal(of existing: [UInt8], for output: Output) -> String? {
    // Nothing is lost with an empty file.
    isForced || existing.isEmpty ? nil : output.refusal(existing)
  }
}

/// What tells reports in files from other text: documents begin with it, other text ends with a line.
enum ReportFile {
  private static let mark = "Report by pegbar "

  /// How documents begin, without white space.
  private static let beginnings = [
    #"{"pegbarReport":"#,
    #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#
      + #""runs":[{"tool":{"driver":{"name":"pegbar","#,
    #"[{"engine_name":"pegbar","#,
    #"<?xmlversion="1.0"encoding="UTF-8"?><!--Reportbypegbar"#,
    "<!--Reportbypegbar",
  ]

  /// The bytes of a report for a file; JSON and other documents stay as they are.
  static func bytes(of text: String, isText: Bool) -> [UInt8] {
    guard isText else { return Array(text.utf8) }
    return Array(
      "\(text)\(text.isEmpty || text.hasSuffix("\n") ? "" : "\n")\(mark)\(version)\n".utf8)
  }

  /// Whether a file is a report.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self).filter { !$0.isWhitespace }
    // Where nothing was found, JSON for GitLab has nothing to tell it by, and nothing to lose.
    if start == "[]" || beginnings.contains(where: start.hasPrefix) { return true }
    let end = String(decoding: bytes.suffix(64), as: UTF8.self)
    return end.split(whereSeparator: \.isNewline).last?.hasPrefix(mark) ?? false
  }
}
