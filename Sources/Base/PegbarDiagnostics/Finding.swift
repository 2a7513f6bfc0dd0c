/// A message about a location in a file, such as a loss or an error.
public struct Finding: Hashable, Sendable {
  /// The treatment of the reported content.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The content was not changed. The finding is informational.
    case kept
    /// The content was dropped from the result.
    case dropped
    /// The content was approximated, with an `error` in points (or from 0 to 1 for colors) if
    /// available.
    case approximated(error: Double?)
    /// The motion was sampled into `keys` keyframes that differ from the source by at most `error`.
    case baked(keys: Int, error: Double, unit: Unit = .points)

    /// `true` if something is missing from the result or approximated.
    package var isLossy: Bool {
      switch self {
      case .kept, .baked: false
      case .dropped, .approximated: true
      }
    }
  }

  /// The unit of an error.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Unit: String, Hashable, Sendable, CaseIterable, Codable {
    /// Points of the composition.
    case points
    /// Degrees.
    case degrees
    /// A fraction of the whole: of a factor, an opacity, a color component or a length.
    case fraction
  }

  /// The kind of the finding.
  public var kind: FindingKind
  /// The severity.
  public var severity: Severity
  /// The cause, the effect and a fix, starting with a lowercase letter and without a period.
  public var message: String
  /// The location in the JSON.
  public var path: JSONPath
  /// The position in the text, or `nil` if it is not yet determined.
  public var position: Position?
  /// The names of the composition, layers and groups that contain the location, outermost first.
  public var breadcrumb: [String]
  /// The treatment of the reported content.
  public var outcome: Outcome
  /// The affected frames, numbered as in the source file; `nil` if all frames are affected.
  public var frames: ClosedRange<Double>?
  /// The number of locations if the finding summarizes a whole file, or `nil` for a single
  /// location.
  ///
  /// The path and position of such a finding are those of the first location.
  public var occurrences: Int?
  /// The values that distinguish the finding from others of its kind and location: names, a member,
  /// players.
  package var cause: [String] = []
  /// The measured amount, in any unit, if the finding reports an excess.
  ///
  /// If a larger amount is better, the value is negative. A baseline stores it to reject any
  /// growth.
  package var amount: Double?
  /// The name of the limit that prevents a file from being read, or `nil` if there is none.
  package var limit: String?

  /// Creates a finding with the severity of its kind, unless a different severity is specified.
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

  /// A Boolean value that indicates whether the result looks different from After Effects.
  ///
  /// The value is `true` for warnings and errors about dropped or approximated content, and about
  /// sampling that exceeds the tolerance.
  public var isLoss: Bool { severity >= .warning && outcome != .kept }
}
