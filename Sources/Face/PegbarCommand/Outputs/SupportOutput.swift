internal import Pegbar

extension Output {
  /// Returns the support file for generated scenes.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - form: The form of the code that uses the file.
  ///   - made: The file, if it is known.
  static func support(
    in folder: String, _ form: SupportFile.Form, made: MadeSupport? = nil
  ) -> Output {
    let file = made.flatMap { $0.form == form ? $0.file : nil } ?? Pegbar.supportFile(form)
    return Output(
      path: OutputDestination.folderPath(folder) + file.name, bytes: file.bytes
    ) { existing in
      SwiftExporter().provenance(of: existing).refusal ?? otherForm(of: existing, than: form)
    }
  }

  /// Returns the reason to keep a support file of another form, or `nil`.
  ///
  /// Code converted with that form may be next to it and would no longer compile.
  private static func otherForm(of existing: [UInt8], than form: SupportFile.Form) -> String? {
    guard let support = GeneratedSupport(existing), support.form != form else { return nil }
    let flags = support.form.flags
    return "it is for code converted "
      + (flags.isEmpty ? "without \(form.flags)" : "with \(flags)")
  }
}

/// A support file that all animations of a run share, made once.
struct MadeSupport: Sendable {
  let form: SupportFile.Form
  let file: OutputFile

  init(_ form: SupportFile.Form) {
    self.form = form
    file = Pegbar.supportFile(form)
  }
}

extension CommandFailure {
  /// Returns a failure for two animations that cannot share functions.
  static func differentForms(_ one: String, _ other: String) -> CommandFailure {
    .usage(
      """
      '\(one)' and '\(other)' would share support functions but have different access levels or \
      isolation in \(LintConfiguration.fileName); nothing was written. Use the same settings, or \
      convert with --support embedded
      """)
  }
}

extension ConversionJob {
  /// The form of the support file for the code.
  var supportForm: SupportFile.Form {
    .init(access: options.access, isNonisolated: options.isNonisolated)
  }

  /// Returns the support file, or `nil` if it is not required or the code is written to the standard
  /// output or a device.
  func support(_ made: MadeSupport?) -> Output? {
    guard options.support == .shared, !isStep, let folder = supportFolder ?? destination.directory
    else { return nil }
    if case .file(let path) = destination, Files.isSpecial(path) { return nil }
    return .support(in: folder, supportForm, made: made)
  }
}
