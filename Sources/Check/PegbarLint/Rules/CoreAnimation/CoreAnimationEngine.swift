/// The Core Animation engine of lottie-ios, which does not support all features
/// (CompatibilityTracker.swift).
enum CoreAnimationEngine {
  /// The effect of a feature that the engine does not support.
  static let fallback = """
    In the automatic mode, lottie-ios draws the whole animation on the main thread, which uses \
    more CPU. If the app selects Core Animation, this part looks different.
    """
}
