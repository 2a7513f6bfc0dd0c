internal import Pegbar

/// A file that is to be written.
struct Output: Sendable {
  /// What tells whether a file at its place may be replaced.
  enum Kind: Sendable {
    /// A file that carries a checksum of itself.
    case sealed(Provenance.Form)
    /// What scenes share, for code of one form.
    case support(SupportFile.Form)
    /// An image, with what the code that was there before says of it.
    case image(before: ImageList.Entry?)
    /// A report.
    case report
  }

  /// Where it goes.
  var path: String
  /// What is in it.
  var bytes: [UInt8]
  /// What tells whether a file at its place may be replaced.
  var kind: Kind

  /// Puts the file in place by itself; what comes back is why what is there must stay.
  func write(rules: OutputRules) throws(FileError) -> CommandFailure? {
    var bundle = OutputBundle()
    try bundle.add(self, rules: rules)
    try bundle.commit()
    return bundle.refusals.first.map { CommandFailure(status: .findings, message: $0) }
  }
}

/// Which files may be replaced.
struct OutputRules: Sendable {
  /// Whether every file may be.
  var isForced = false
  /// The files that are read in this run: none of them is ever written.
  var inputs: Set<FileIdentity> = []
  /// The file name of the source, where files made from another one must stay.
  var sourceName: String?

  /// Why a file must stay as it is; nothing where it may be replaced.
  ///
  /// - Parameters:
  ///   - existing: What is in it now.
  ///   - output: What is to be in it.
  func refusal(of existing: [UInt8], for output: Output) -> String? {
    // Nothing is lost with an empty file.
    if isForced || existing.isEmpty { return nil }
    switch output.kind {
    case .sealed(let form):
      return change(of: existing, form) ?? otherSource(of: existing, form)
    case .support(let form):
      return change(of: existing, .swift) ?? otherForm(of: existing, form)
    case .image(let before):
      guard let before else { return "pegbar did not write it" }
      return before.describes(existing) ? nil : "it was changed since pegbar wrote it"
    case .report:
      return ReportFile.isReport(existing) ? nil : "it is no report of pegbar's"
    }
  }

  private func change(of existing: [UInt8], _ form: Provenance.Form) -> String? {
    switch Provenance(of: existing, as: form) {
    case .generated: nil
    case .edited: "it was edited since pegbar wrote it"
    case .unknown: "its checksum is missing: it was edited, or an earlier version wrote it"
    case .foreign: "pegbar did not write it"
    }
  }

  /// Code that was converted the other way may stand beside it, and would not compile any more.
  private func otherForm(of existing: [UInt8], _ form: SupportFile.Form) -> String? {
    guard let support = GeneratedSupport(existing), support.form != form else { return nil }
    let flags = support.form.flags
    return "it is for code that was converted "
      + (flags.isEmpty ? "without \(form.flags)" : "with \(flags)")
  }

  private func otherSource(of existing: [UInt8], _ form: Provenance.Form) -> String? {
    guard let sourceName, form == .swift, let file = GeneratedFile(existing),
      !file.isNamed(after: sourceName)
    else { return nil }
    return file.sourceName.isEmpty
      ? "it was made from the standard input" : "it was made from '\(file.sourceName)'"
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
