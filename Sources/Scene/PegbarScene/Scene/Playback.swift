/// The playback settings of a scene, which a dotLottie archive can contain.
///
/// Generated views use the settings unless the app changes them.
public struct Playback: Hashable, Sendable {
  /// The direction of consecutive rounds.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Mode: String, Hashable, Sendable, CaseIterable, SceneOption {
    /// Every round in the same direction.
    case normal
    /// Every round in one direction and then in the other.
    case bounce
  }

  /// The playback speed, above 0; 1 is the speed of the source.
  public var speed: Double
  /// A Boolean value that indicates whether the scene plays backward.
  public var isReversed: Bool
  /// The direction of consecutive rounds.
  public var mode: Mode
  /// A Boolean value that indicates whether the scene starts by itself; otherwise, it shows its
  /// beginning.
  public var isAutomatic: Bool
  /// The number of rounds; 0 plays in a loop.
  public var count: Int
  /// A Boolean value that indicates whether the scene plays while the pointer is over it.
  ///
  /// Generated code does not detect the pointer.
  public var isOnHover: Bool

  /// Creates settings; the defaults play a scene once.
  public init(
    speed: Double = 1, isReversed: Bool = false, mode: Mode = .normal, isAutomatic: Bool = true,
    count: Int = 1, isOnHover: Bool = false
  ) {
    self.speed = speed
    self.isReversed = isReversed
    self.mode = mode
    self.isAutomatic = isAutomatic
    self.count = count
    self.isOnHover = isOnHover
  }
}

extension Playback: SceneRecord {
  package static let documentation =
    "The playback settings, which generated views use unless the app changes them."
  package static let blank = Playback()
  package static let isShort = true
  package static let fields: [Field<Playback>] = [
    .value("speed", \.speed, "The speed; 1 is that of the source.", .optional, .positive),
    .value("isReversed", \.isReversed, "`true` if the scene plays backward."),
    .option("mode", \.mode, "The direction of consecutive rounds."),
    .value(
      "isAutomatic", \.isAutomatic,
      "`true` if the scene starts by itself; otherwise, it shows its beginning."),
    .value("count", \.count, "The number of rounds; 0 plays in a loop."),
    .value("isOnHover", \.isOnHover, "`true` if the scene plays while the pointer is over it."),
  ]
}
