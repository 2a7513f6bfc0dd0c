internal import PegbarBase

/// Draws the content of a group several times, each copy one step further (Repeater).
///
/// - Source: Lottie `"ty": "rp"`; lottie-web RepeaterModifier.js.
public struct Repeater: Hashable, Sendable {
  /// Which copy lies in front.
  public enum Order: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The original lies in front, later copies below.
    case below
    /// The last copy lies in front.
    case above
  }

  /// How many times the content is drawn; parts of a copy count as a whole one.
  public var copies: Animated<Double>
  /// By how many steps the first copy is moved.
  public var offset: Animated<Double>
  /// The transform between copies; only anchor, position, scale and rotation are used.
  public var step: Transform
  /// How opaque the original is, 0…1.
  public var startOpacity: Animated<Double>
  /// How opaque the last copy is, 0…1; those between lie evenly between.
  public var endOpacity: Animated<Double>
  /// Which copy lies in front.
  public var order: Order

  /// Makes a repeater.
  public init(
    copies: Animated<Double>, offset: Animated<Double> = .constant(0),
    step: Transform = .identity, startOpacity: Animated<Double> = .constant(1),
    endOpacity: Animated<Double> = .constant(1), order: Order = .below
  ) {
    self.copies = copies
    self.offset = offset
    self.step = step
    self.startOpacity = startOpacity
    self.endOpacity = endOpacity
    self.order = order
  }

  /// More copies than any design has; those beyond are not drawn.
  public static let maximumCopies = Limits.largestCopies
}

extension Repeater: SceneRecord {
  package static let documentation =
    "How the content of a group is repeated inside of it (Repeater)."
  package static let blank = Repeater(copies: .constant(1))
  package static let fields: [Field<Repeater>] = [
    .track(
      "copies", \.copies, .copies,
      "How many times the content is drawn; parts of a copy count as a whole one.", .expected),
    .track("offset", \.offset, .copyOffset, "By how many steps the first copy is moved."),
    .record("step", \.step, "What each copy does to the one before."),
    .track(
      "startOpacity", \.startOpacity, .startOpacity, "How opaque the original is, 0 to 1."),
    .track("endOpacity", \.endOpacity, .endOpacity, "How opaque the last copy is, 0 to 1."),
    .option("order", \.order, "Whether later copies lie below or above the original."),
  ]
}
