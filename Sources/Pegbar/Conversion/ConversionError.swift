/// Why there is no result: a file cannot be read or shown at all, or nobody wants the result any more.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// What a program can do about an error.
  ///
  /// More cases may be added; a `switch` over reasons needs an `@unknown default`.
  public enum Reason: Hashable, Sendable {
    /// The task was cancelled. There is nothing to tell anybody.
    case cancelled
    /// The file needs more than a limit allows, which has this name.
    ///
    /// Where the file can be trusted, raise the limit with ``Limits/set(_:to:)`` and convert again.
    case limit(String)
    /// A dotLottie archive has no animation of the id that was asked for.
    ///
    /// ``animations(in:limits:)`` tells which there are.
    case unknownAnimation
    /// The file is damaged, or is not what its beginning says. Get it again.
    case damaged
    /// The file is whole and holds no animation that is known. Get another one.
    case notAnAnimation
  }

  /// The finding that says it.
  public var finding: Finding
  /// All findings up to the failure; `finding` is the last one.
  public var findings: [Finding]

  /// Makes an error from its reason and what was said before.
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

  /// Looks whether somebody still waits for the work of this thread.
  ///
  /// - Throws: where the work of this thread is wanted no more.
  static func checkCancellation() throws(ConversionError) {
    guard Cancellation.isRequested else { return }
    throw ConversionError(Finding(.cancelled, "the work was cancelled before it was done"))
  }
}

extension FindingKind {
  /// The work was cancelled, which says nothing about a file: it is in no list of kinds.
  fileprivate static let cancelled = FindingKind(
    "conversion/cancelled", .note, title: "The work was cancelled",
    meaning: "The task that waited for the result was cancelled.", effect: "There is no result.",
    wayOut: "Convert the file again if the result is needed.", example: "")
}
