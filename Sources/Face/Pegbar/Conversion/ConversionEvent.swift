/// Something that happens while an animation is converted.
///
/// More cases may be added; a `switch` over events needs an `@unknown default`.
public enum ConversionEvent: Sendable {
  /// A part of the work begins.
  case progress(ConversionProgress)
  /// A finding, with its position. Each is reported once, in the order of ``Conversion/findings``.
  case finding(Finding)
  /// The result; nothing follows it.
  case converted(Conversion)
}

/// How far a conversion has come.
public struct ConversionProgress: Hashable, Sendable {
  /// A part of the work.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The container is opened, and the JSON is read.
    case reading
    /// The animation becomes the exact scene.
    case importing
    /// The exact scene becomes one that keyframes alone can play.
    case normalizing
    /// The result is there.
    case finished

    /// How much of the work is done when it begins, 0…1: shares that were measured over real files.
    var fraction: Double {
      switch self {
      case .reading: 0
      case .importing: 0.25
      case .normalizing: 0.4
      case .finished: 1
      }
    }
  }

  /// The part that begins.
  public let stage: Stage
  /// How much of the work is done, 0…1; it never goes back.
  public let fraction: Double

  init(_ stage: Stage) {
    self.stage = stage
    fraction = stage.fraction
  }
}

/// Reports to an observer what happens in a conversion, while it happens.
struct ConversionWatch {
  /// Receives the events, if there is one.
  private let observer: (@Sendable (ConversionEvent) -> Void)?
  /// How many findings were reported.
  private var told = 0

  init(_ observer: (@Sendable (ConversionEvent) -> Void)?) { self.observer = observer }

  /// A part of the work begins.
  ///
  /// - Throws: a `ConversionError` if the work was cancelled.
  func begin(_ stage: ConversionProgress.Stage) throws(ConversionError) {
    try ConversionError.checkCancellation()
    tell(.progress(ConversionProgress(stage)))
  }

  /// Whether there is an observer.
  var isWatched: Bool { observer != nil }

  /// Reports an event; the observer runs to completion even if the work is cancelled.
  func tell(_ event: ConversionEvent) {
    if let observer { LargeStack.run { observer(event) } }
  }

  /// Reports the findings that were added; they have their positions.
  mutating func tell(_ findings: [Finding]) {
    guard isWatched, findings.count > told else { return }
    for finding in findings[told...] { tell(.finding(finding)) }
    told = findings.count
  }
}
