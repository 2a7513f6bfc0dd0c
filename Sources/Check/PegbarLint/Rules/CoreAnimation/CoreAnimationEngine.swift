/// The Core Animation engine of lottie-ios, which does not draw everything
/// (CompatibilityTracker.swift).
enum CoreAnimationEngine {
  /// What happens with an animation that has something in it that the engine does not draw.
  static let fallback = """
    In the automatic mode, lottie-ios draws the whole animation on the main thread, which takes \
    more of the processor; if the app has chosen Core Animation, this part looks different.
    """
}
