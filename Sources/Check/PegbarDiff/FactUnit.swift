internal import PegbarDiagnostics
internal import PegbarScene

/// The unit of a number, as After Effects displays it.
enum FactUnit: Hashable {
  /// Points, and numbers without a unit.
  case points
  /// Degrees.
  case degrees
  /// A fraction, displayed as a percentage.
  case percent
  /// A fraction of a turn, displayed in degrees.
  case turns
  /// Seconds.
  case seconds

  /// Creates the unit of a property.
  init(_ property: Property) {
    switch property {
    case .timeRemap: self = .seconds
    case .trimOffset: self = .turns
    case .pointCount, .miterLimit, .copies, .copyOffset, .ridgeCount, .gamma, .selectorStart,
      .selectorEnd, .selectorOffset, .forcesAlignment, .isPerpendicular, .isReversed:
      self = .points
    case _:
      switch property.facts.unit {
      case .points: self = .points
      case .degrees: self = .degrees
      case .fraction: self = .percent
      }
    }
  }

  /// The number by which values are multiplied for display, and what follows them.
  var display: (factor: Double, suffix: String) {
    switch self {
    case .points: (1, "")
    case .degrees: (1, "°")
    case .percent: (100, "%")
    case .turns: (360, "°")
    case .seconds: (1, " s")
    }
  }

  /// The largest difference that another number of digits in the file makes.
  var tolerance: Double { 2e-3 / display.factor }
}
