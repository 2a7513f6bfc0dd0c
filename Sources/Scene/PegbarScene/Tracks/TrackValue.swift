internal import PegbarGeometry

/// A value that can be keyed.
public protocol TrackValue: Hashable, Sendable {
  /// The value a fraction of the distance from one to another; fractions outside 0…1 extrapolate.
  ///
  /// Values that cannot be blended (a flag; paths of different topology) stay at `from`.
  static func interpolate(_ from: Self, _ to: Self, _ fraction: Double) -> Self
}

extension Double: TrackValue {
  /// Blends two numbers.
  public static func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

extension Double {
  /// The number alone.
  package var numbers: [Double] { [self] }
}

extension Bool: TrackValue {
  /// Stays at the first.
  public static func interpolate(_ from: Bool, _ to: Bool, _ fraction: Double) -> Bool { from }
}

extension Point: TrackValue {}

extension Color: TrackValue {
  /// Blends the components and clamps each to 0…1.
  public static func interpolate(_ from: Color, _ to: Color, _ fraction: Double) -> Color {
    func blend(_ from: Double, _ to: Double) -> Double {
      min(max(.interpolate(from, to, fraction), 0), 1)
    }
    return Color(
      red: blend(from.red, to.red), green: blend(from.green, to.green),
      blue: blend(from.blue, to.blue), alpha: blend(from.alpha, to.alpha))
  }
}

extension Path: TrackValue {}

extension Orientation: TrackValue {}

/// A list of numbers that move together, for example the locations of a gradient.
public struct Numbers: TrackValue {
  /// The numbers.
  public var values: [Double]

  /// Makes a list.
  public init(_ values: [Double]) {
    self.values = values
  }

  /// The numbers.
  package var numbers: [Double] { values }

  /// Blends number by number; stays at the first where the counts differ.
  public static func interpolate(_ from: Numbers, _ to: Numbers, _ fraction: Double) -> Numbers {
    guard from.values.count == to.values.count else { return from }
    return Numbers(zip(from.values, to.values).map { .interpolate($0, $1, fraction) })
  }
}

/// A list of colours that move together, for example those of a gradient.
public struct Colors: TrackValue {
  /// The colours.
  public var values: [Color]

  /// Makes a list.
  public init(_ values: [Color]) {
    self.values = values
  }

  /// The components of all colours.
  package var numbers: [Double] { values.flatMap(\.numbers) }

  /// Blends colour by colour; stays at the first where the counts differ.
  public static func interpolate(_ from: Colors, _ to: Colors, _ fraction: Double) -> Colors {
    guard from.values.count == to.values.count else { return from }
    return Colors(zip(from.values, to.values).map { .interpolate($0, $1, fraction) })
  }
}
