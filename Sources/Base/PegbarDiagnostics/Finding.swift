/// A message about one location in a file, for example a loss or an error.
public struct Finding: Hashable, Sendable {
  /// What was done about the place a finding speaks of.
  public enum Outcome: Hashable, Sendable {
    /// Nothing was changed: the finding is information.
    case kept
    /// It is not in the result.
    case dropped
    /// It is in the result, but not exactly; `error` in points (or colour steps 0…1) where known.
    case approximated(error: Double?)
    /// It was sampled into `keys` keyframes that deviate from the source by at most `error`.
    case baked(keys: Int, error: Double, unit: Unit = .points)

    /// Whether something is missing in the result, or only comes near.
    package var isLossy: Bool {
      switch self {
      case .kept, .baked: false
      case .dropped, .approximated: true
      }
    }
  }

  /// What an error is measured in.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Points of the composition.
    case points
    /// Degrees.
    case degrees
    /// A part of the whole: of a factor, an opacity, a colour part or a length.
    case fraction
  }

  /// What kind of finding it is.
  public var kind: FindingKind
  /// How much it matters.
  public var severity: Severity
  /// The cause, the effect and a remedy; starts in lower case and has no full stop.
  public var message: String
  /// Where in the JSON it is.
  public var path: JSONPath
  /// Where in the text it is, once known.
  public var position: Position?
  /// The names of the composition, layers and groups that contain it, outermost first.
  public var breadcrumb: [String]
  /// What was done about it.
  public var outcome: Outcome
  /// The affected frames, numbered as in the source file; `nil` if all frames are affected.
  public var frames: ClosedRange<Double>?
  /// How many places it speaks of, where one finding stands for all of a file and its place is that
  /// of the first; `nil` where it speaks of its place alone.
  public var occurrences: Int?
  /// What tells a finding from others of its kind where its place does not: names, a member, players.
  package var cause: [String] = []
  /// How much was measured, in any unit, where it says that something is too much.
  ///
  /// What should be more counts below 0. A baseline holds it, so that it does not accept any growth.
  package var amount: Double?
  /// The name of the limit that it is about, where a file cannot be read because of one.
  package var limit: String?

  /// Makes a finding; the severity is the kind's unless another is given.
  public init(
    _ kind: FindingKind, _ message: String, path: JSONPath = JSONPath(), position: Position? = nil,
    breadcrumb: [String] = [], outcome: Outcome = .kept, frames: ClosedRange<Double>? = nil,
    severity: Severity? = nil, occurrences: Int? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.message = message
    self.path = path
    self.position = position
    self.breadcrumb = breadcrumb
    self.outcome = outcome
    self.frames = frames
    self.occurrences = occurrences
  }

  /// Whether something looks different than in After Effects: a warning or an error about what is
  /// left out or approximated.
  public var isLoss: Bool { severity >= .warning && outcome.isLossy }
}
