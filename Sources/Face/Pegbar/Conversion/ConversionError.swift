/// An error that prevents a conversion: unreadable or unusable input, or a canceled task.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// The category of an error, which determines how a program can respond to it.
  ///
  /// More cases may be added; a `switch` over reasons needs an `@unknown default`.
  public enum Reason: Hashable, Sendable {
    /// A canceled task, which must not be reported to the user.
    case cancelled
    /// A file that exceeds the limit with this name.
    ///
    /// If you trust the file, raise the limit with ``Limits/set(_:to:)`` and convert again.
    case limit(String)
    /// A requested animation id that does not exist in the dotLottie archive.
    ///
    /// ``animations(in:limits:)`` lists the ids.
    case unknownAnimation
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
    case .unknownAnimation: .unknownAnimation
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
    throw ConversionError(Finding(.cancelled, "the work was canceled"))
  }
}

extension FindingKind {
  /// A canceled task; the finding is not about a file, so the kind is in no list.
  fileprivate static let cancelled = FindingKind(
    "conversion/cancelled", .note, title: "Canceled work",
    meaning: "The task that requested the result was canceled.", effect: "No result.",
    wayOut: "Convert the file again if you need the result.", example: "")
}
