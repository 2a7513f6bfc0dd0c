package import PegbarJSON

/// Says which characters an animator changes, and how much.
///
/// - Source: Lottie `t.a[].s`; After Effects "Range Selector".
package struct TextSelector: Sendable, Hashable {
  /// What start, end and offset count (`r`).
  package enum Units: Int, Sendable, Hashable, CaseIterable {
    /// Percent of all.
    case percent = 1
    /// Characters, words or lines.
    case index = 2
  }

  /// What is selected as one (`b`).
  package enum Basis: Int, Sendable, Hashable, CaseIterable {
    /// A character.
    case characters = 1
    /// A character that is no space.
    case charactersExcludingSpaces = 2
    /// A word.
    case words = 3
    /// A line.
    case lines = 4
  }

  /// How the amount runs over the range (`sh`).
  package enum Shape: Int, Sendable, Hashable, CaseIterable {
    /// Full everywhere.
    case square = 1
    /// From nothing to full.
    case rampUp = 2
    /// From full to nothing.
    case rampDown = 3
    /// Up and down.
    case triangle = 4
    /// A half circle.
    case round = 5
    /// Up and down, smoothly.
    case smooth = 6
  }

  /// Whether an expression selects (`t` 1).
  package var isExpressible: Bool
  /// Where the range begins (`s`).
  package var start: Property<Double>
  /// Where the range ends (`e`); nil where missing: at the end of the text.
  package var end: Property<Double>?
  /// How far the range is moved (`o`).
  package var offset: Property<Double>
  /// How much, in percent (`a`).
  package var amount: Property<Double>
  /// The ease at full, −100…100 percent (`xe`).
  package var easeHigh: Property<Double>
  /// The ease at nothing, −100…100 percent (`ne`).
  package var easeLow: Property<Double>
  /// How soft a square's edges are, in percent (`sm`).
  package var smoothness: Property<Double>
  /// What start, end and offset count (`r`).
  package var units: Units
  /// What is selected as one (`b`).
  package var basis: Basis
  /// How the amount runs over the range (`sh`).
  package var shape: Shape
  /// Whether the order is random (`rn`).
  package var isRandom: Bool
  /// The expression that selects (`x`).
  package var expression: String?
  /// Names the selector in findings.
  package var source: SourceID
}
