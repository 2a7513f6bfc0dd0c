internal import PegbarBase

/// The repetition of a group's content, each copy one step further (Repeater).
///
/// - Source: Lottie `"ty": "rp"`; lottie-web RepeaterModifier.js.
public struct Repeater: Hashable, Sendable {
  /// The stacking order of copies.
  public enum Order: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// The original is in front, later copies are below.
    case below
    /// The last copy is in front.
    case above
  }

  /// The number of times the content is drawn, rounded up.
  public var copies: Animated<Double>
  /// The number of steps by which the first copy is offset.
  public var offset: Animated<Double>
  /// The transform between copies; only anchor, position, scale and rotation are used.
  public var step: Transform
  /// The opacity of the original, 0…1.
  public var startOpacity: Animated<Double>
  /// The opacity of the last copy, 0…1; the opacities between are spaced evenly.
  public var endOpacity: Animated<Double>
  /// The stacking order of copies.
  public var order: Order

  /// Creates a repeater.
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

  /// The maximum number of copies; further copies are not drawn.
  public static let maximumCopies = Limits.largestCopies
}

extension Repeater: SceneRecord {
  package static let documentation =
    "The repetition of a group's content, inside the group (Repeater)."
  package static let blank = Repeater(copies: .constant(1))
  package static let fields: [Field<Repeater>] = [
    .track(
      "copies", \.copies, .copies,
      "The number of times the content is drawn, rounded up.", .expected),
    .track(
      "offset", \.offset, .copyOffset, "The number of steps by which the first copy is offset."),
    .record("step", \.step, "The transform between copies."),
    .track(
      "startOpacity", \.startOpacity, .startOpacity, "The opacity of the original, 0 to 1."),
    .track("endOpacity", \.endOpacity, .endOpacity, "The opacity of the last copy, 0 to 1."),
    .option("order", \.order, "The stacking order of copies: below or above the original."),
  ]
}
