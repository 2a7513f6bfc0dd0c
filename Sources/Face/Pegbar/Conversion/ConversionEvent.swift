/// An event during the conversion of an animation.
///
/// More cases may be added; a `switch` over events needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ConversionEvent: Sendable {
  /// The start of a stage.
  case progress(ConversionProgress)
  /// A finding with its position. Each finding is reported once, in the order of
  /// ``Conversion/findings``.
  case finding(Finding)
  /// The result, which is the last event.
  case converted(Conversion)
}

/// The progress of a conversion.
public struct ConversionProgress: Hashable, Sendable {
  /// A stage of a conversion.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Opening the container and reading the JSON.
    case reading
    /// Creating the exact scene from the animation.
    case importing
    /// Creating the normalized scene, which keyframes alone can play, from the exact scene.
    case normalizing
    /// The result is available.
    case finished

    /// The share of the work that is done at the start of the stage, 0…1, measured on real files.
    var fraction: Double {
      switch self {
      case .reading: 0
      case .importing: 0.25
      case .normalizing: 0.4
      case .finished: 1
      }
    }
  }

  /// The stage that starts.
  public let stage: Stage
  /// The share of the work that is done, 0…1; it never decreases.
  public let fraction: Double

  init(_ stage: Stage) {
    self.stage = stage
    fraction = stage.fraction
  }
}

/// Reports the events of a conversion to an observer.
struct ConversionWatch {
  /// The observer, if any.
  private let observer: (@Sendable (ConversionEvent) -> Void)?
  /// The number of findings reported so far.
  private var told = 0

  init(_ observer: (@Sendable (ConversionEvent) -> Void)?) { self.observer = observer }

  /// Reports the start of a stage.
  ///
  /// - Throws: A `ConversionError` if the work was canceled.
  func begin(_ stage: ConversionProgress.Stage) throws(ConversionError) {
    try ConversionError.checkCancellation()
    tell(.progress(ConversionProgress(stage)))
  }

  /// `true` if there is an observer.
  var isWatched: Bool { observer != nil }

  /// Sends an event to the observer, which runs to completion even if the work is canceled.
  func tell(_ event: ConversionEvent) {
    if let observer { LargeStack.run { observer(event) } }
  }

  /// Sends the findings that were added since the last call; their positions must be filled in.
  mutating func tell(_ findings: [Finding]) {
    guard isWatched, findings.count > told else { return }
    for finding in findings[told...] { tell(.finding(finding)) }
    told = findings.count
  }
}
