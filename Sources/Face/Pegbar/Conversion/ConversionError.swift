/// An error that prevents a conversion: unreadable or unusable input, or a canceled task.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// The category of an error, which determines how a program can respond to it.
  ///
  /// More cases may be added; a `switch` over reasons needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// A canceled task, which must not be reported to the user.
    case cancelled
    /// A file that exceeds the limit with this name.
    ///
    /// If you trust the file, raise the limit with ``Limits/set(_:to:)`` and convert again.
    case limit(String)
    /// An option of the conversion whose value is invalid, by its name on the command line.
    case invalidOption(String)
    /// A requested animation ID that does not exist in the dotLottie archive.
    ///
    /// ``animations(in:limits:)`` lists the IDs.
    case unknownAnimation
    /// A requested theme ID that does not exist in the dotLottie archive.
    case unknownTheme
    /// A file that is damaged, or whose content does not match its signature; obtain a new copy.
    ///
    /// For a scene that a program created, the program is at fault. The finding names the part that
    /// breaks a rule of the format.
    case damaged
    /// An intact file without an animation of a supported kind; use another file.
    case notAnAnimation
  }

  /// The finding that describes the failure.
  public var finding: Finding
  /// All findings up to the failure; `finding` is last.
  public var findings: [Finding]

  /// Creates an error from its finding and the preceding findings.
  package init(_ finding: Finding, after findings: [Finding] = []) {
    self.finding = finding
    self.findings = findings + [finding]
  }

  /// The category of the error.
  public var reason: Reason {
    switch finding.kind {
    case .cancelled: .cancelled
    case .invalidOption: .invalidOption(finding.cause.first ?? "")
    case .unknownAnimation: .unknownAnimation
    case .unknownTheme: .unknownTheme
    case .inputTooLarge: finding.limit.map { .limit($0) } ?? .damaged
    case .notALottie, .noReadableLayer, .htmlPage, .lfsPointer, .unsupportedContainer, .noAnimation,
      .sceneVersion:
      .notAnAnimation
    case _: .damaged
    }
  }

  /// The finding with its position, on one line.
  public var description: String {
    let place = finding.position.map { "\($0): " } ?? ""
    return "\(place)\(finding.message) [\(finding.kind.id)]"
  }

  /// Throws an error if the work of the current thread was canceled.
  static func checkCancellation() throws(ConversionError) {
    guard Cancellation.isRequested else { return }
    throw cancelled
  }

  /// The error of canceled work.
  static let cancelled = ConversionError(Finding(.cancelled, "the operation was canceled"))
}

extension ConversionOptions {
  /// Throws an error if a value is invalid.
  func check() throws(ConversionError) {
    func reject(_ option: String, _ problem: String) throws(ConversionError) {
      var finding = Finding(.invalidOption, problem)
      finding.cause = [option]
      throw ConversionError(finding)
    }
    if !(tolerance > 0 && tolerance.isFinite) {
      try reject("tolerance", "tolerance is \(tolerance) (expected a number above 0)")
    }
    if let typeName, !SwiftCode.isValidTypeName(typeName) {
      let shown = PrintableText.line(typeName)
      try reject("type-name", "type name '\(shown)' is not a valid Swift identifier")
    }
    if !typePrefix.isEmpty, !SwiftCode.isValidTypePrefix(typePrefix) {
      let shown = PrintableText.line(typePrefix)
      try reject("prefix", "prefix '\(shown)' is not the start of a Swift identifier")
    }
    for limit in Limit.all where !(1...limit.largest).contains(limits[keyPath: limit.member]) {
      let value = limits[keyPath: limit.member]
      try reject("limit", "limit \(limit.name) is \(value) (expected 1 to \(limit.largest))")
    }
  }
}

extension FindingKind {
  /// An invalid option; the finding is not about a file, so the kind is in no list.
  fileprivate static let invalidOption = FindingKind(
    "conversion/option", .error, title: "Invalid conversion option",
    meaning: "An option of the conversion has an invalid value.",
    effect: "The operation returns no result.",
    wayOut: "Correct the value in ConversionOptions.", example: "")
  /// A canceled task; the finding is not about a file, so the kind is in no list.
  fileprivate static let cancelled = FindingKind(
    "conversion/cancelled", .note, title: "Canceled operation",
    meaning: "The task that requested the operation was canceled.",
    effect: "The operation returns no result.",
    wayOut: "Run the operation again if you need the result.", example: "")
}
