/// The Core Animation engine of lottie-ios, which does not support all features
/// (CompatibilityTracker.swift).
enum CoreAnimationEngine {
  /// The effect of a feature that the engine does not support.
  static let fallback = """
    \(automatic) If the app selects the Core Animation engine, the affected content looks different.
    """

  /// The effect in automatic mode.
  static let automatic = """
    In automatic mode, lottie-ios draws the whole animation on the main thread and uses more CPU \
    time.
    """
}
