internal import Pegbar

extension Output {
  /// The file with what scenes share.
  ///
  /// - Parameters:
  ///   - folder: Where it stands.
  ///   - form: The code that it is for.
  static func support(in folder: String, _ form: SupportFile.Form) -> Output {
    let file = Pegbar.supportFile(form)
    return Output(
      path: OutputDestination.folderPath(folder) + file.name, bytes: file.bytes
    ) { existing in
      SwiftExporter().provenance(of: existing).refusal ?? otherForm(of: existing, than: form)
    }
  }

  /// Code that was converted with another form may be beside it, and would not compile any more.
  private static func otherForm(of existing: [UInt8], than form: SupportFile.Form) -> String? {
    guard let support = GeneratedSupport(existing), support.form != form else { return nil }
    let flags = support.form.flags
    return "it is for code that was converted "
      + (flags.isEmpty ? "without \(form.flags)" : "with \(flags)")
  }
}

extension CommandFailure {
  /// Two animations cannot share functions.
  static func differentForms(_ one: String, _ other: String) -> CommandFailure {
    .usage(
      """
      '\(one)' and '\(other)' would share functions, and have another access or isolation in \
      \(LintConfiguration.fileName); nothing was written. Give them the same, or convert them with \
      --support embedded
      """)
  }
}

extension ConversionJob {
  /// The functions that the code may share with other code.
  var supportForm: SupportFile.Form {
    .init(access: options.access, isNonisolated: options.isNonisolated)
  }

  /// The file with what scenes share; nothing where the code needs none, or goes to the standard
  /// output or a device.
  var support: Output? {
    guard options.support == .shared, !isStep, let folder = supportFolder ?? destination.directory
    else { return nil }
    if case .file(let path) = destination, Files.isSpecial(path) { return nil }
    return .support(in: folder, supportForm)
  }
}
