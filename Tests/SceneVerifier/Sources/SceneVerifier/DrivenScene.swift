import QuartzCore

/// A generated scene with functions that drive it.
public struct DrivenScene {
  /// The scene's layer.
  public var layer: CALayer
  /// Shows a moment, given as a fraction of the scene; `nil` if the scene only plays.
  public var scrub: ((Double) -> Void)?
  /// Plays the scene from the current time.
  public var play: () -> Void
  /// Shows the end of the scene; `nil` if nothing moves.
  public var stop: (() -> Void)?
  /// Plays a range of the scene, in seconds, at a speed; `nil` if nothing moves.
  public var playPart: ((ClosedRange<Double>, Float) -> Void)?
  /// Reattaches animations that the system removed; `nil` if nothing moves.
  public var reattach: (() -> Void)?
  /// `true` if the scene plays backward at negative speeds.
  public var isReversible = false

  /// Creates a driven scene.
  public init(
    layer: CALayer, scrub: ((Double) -> Void)?, play: @escaping () -> Void,
    stop: (() -> Void)? = nil
  ) {
    self.layer = layer
    self.scrub = scrub
    self.play = play
    self.stop = stop
  }
}
