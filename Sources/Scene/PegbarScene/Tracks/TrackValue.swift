internal import PegbarGeometry

/// A value that can have keyframes.
public protocol TrackValue: Hashable, Sendable {
  /// Returns the value at a fraction of the distance between two values; fractions outside 0…1
  /// extrapolate.
  ///
  /// Values that cannot be interpolated (a flag; paths of different topologies) return `from`.
  static func interpolate(_ from: Self, _ to: Self, _ fraction: Double) -> Self
}

extension Double: TrackValue {
  /// Returns a number interpolated between two numbers.
  public static func interpolate(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }
}

extension Double {
  /// The number as the only element.
  package var numbers: [Double] { [self] }
}

extension Bool: TrackValue {
  /// Returns the first value.
  public static func interpolate(_ from: Bool, _ to: Bool, _ fraction: Double) -> Bool { from }
}

extension Point: TrackValue {}

extension Color: TrackValue {
  /// Returns a color with interpolated components, each clamped to 0…1.
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

/// A list of numbers that are animated together, for example the locations of a gradient.
public struct Numbers: TrackValue {
  /// The numbers.
  public var values: [Double]

  /// Creates a list.
  public init(_ values: [Double]) {
    self.values = values
  }

  /// The numbers.
  package var numbers: [Double] { values }

  /// Returns numbers interpolated one by one; the first ones if the counts differ.
  public static func interpolate(_ from: Numbers, _ to: Numbers, _ fraction: Double) -> Numbers {
    guard from.values.count == to.values.count else { return from }
    return Numbers(zip(from.values, to.values).map { .interpolate($0, $1, fraction) })
  }
}

/// A list of colors that are animated together, for example those of a gradient.
public struct Colors: TrackValue {
  /// The colors.
  public var values: [Color]

  /// Creates a list.
  public init(_ values: [Color]) {
    self.values = values
  }

  /// The components of all colors.
  package var numbers: [Double] { values.flatMap(\.numbers) }

  /// Returns colors interpolated one by one; the first ones if the counts differ.
  public static func interpolate(_ from: Colors, _ to: Colors, _ fraction: Double) -> Colors {
    guard from.values.count == to.values.count else { return from }
    return Colors(zip(from.values, to.values).map { .interpolate($0, $1, fraction) })
  }
}
