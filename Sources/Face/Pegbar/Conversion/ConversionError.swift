/// Why there is no result: a file cannot be read or shown at all, or the task was cancelled.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// What a program can do about an error.
  ///
  /// More cases may be added; a `switch` over reasons needs an `@unknown default`.
  public enum Reason: Hashable, Sendable {
    /// The task was cancelled. Do not report this to the user.
    case cancelled
    /// The file exceeds the limit with this name.
    ///
    /// If you trust the file, raise the limit with ``Limits/set(_:to:)`` and convert again.
    case limit(String)
    /// A dotLottie archive has no animation with the id that was asked for.
    ///
    /// ``animations(in:limits:)`` lists the ids.
    case unknownAnimation
    /// The file is damaged, or is not what its beginning says; get it again.
    ///
    /// For a scene that a program has made, the program is at fault: the finding says which part breaks a
    /// rule of the format.
    case damaged
    /// The file is not damaged, but contains no animation of a known kind. Get another one.
    case notAnAnimation
  }

  /// The finding that describes the failure.
  public var finding: Finding
  /// All findings up to the failure; `finding` is the last one.
  public var findings: [Finding]

  /// Makes an error from its finding and the findings before it.
  package init(_ finding: Finding, after findings: [Finding] = []) {
    self.finding = finding
    self.findings = findings + [finding]
  }

  /// What a program can do about it.
  public var reason: Reason {
    switch finding.kind {
    case .cancelled: .cancelled
    case .unknownAnimation: .unknownAnimation
    case .inputTooLarge: finding.limit.map { .limit($0) } ?? .damaged
    case .notALottie, .noReadableLayer, .htmlPage, .lfsPointer, .unsupportedContainer, .noAnimation,
      .sceneVersion:
      .notAnAnimation
    case _: .damaged
    }
  }

  /// The finding with its place, as one line.
  public var description: String {
    let place = finding.position.map { "\($0): " } ?? ""
    return "\(place)\(finding.message) [\(finding.kind.id)]"
  }

  /// Throws if the work of this thread was cancelled.
  static func checkCancellation() throws(ConversionError) {
    guard Cancellation.isRequested else { return }
    throw ConversionError(Finding(.cancelled, "the work was cancelled before it was done"))
  }
}

extension FindingKind {
  /// The work was cancelled: this says nothing about a file, so the kind is in no list.
  fileprivate static let cancelled = FindingKind(
    "conversion/cancelled", .note, title: "The work was cancelled",
    meaning: "The task that waited for the result was cancelled.", effect: "There is no result.",
    wayOut: "Convert the file again if the result is needed.", example: "")
}
