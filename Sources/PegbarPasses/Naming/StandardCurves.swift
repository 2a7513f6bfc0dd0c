internal import PegbarScene

/// The easing curves that have names.
enum StandardCurves {
  /// The name of the curve, where it is a known one to within 0.01; empty otherwise.
  ///
  /// The name never changes the numbers: a curve that only comes near gets a number too, because
  /// names are made unique by the numbers they stand for.
  static func name(of curve: TimingCurve) -> String {
    let best = table.min { distance($0.curve, curve) < distance($1.curve, curve) }
    guard let best, distance(best.curve, curve) <= 0.01 else { return "" }
    return best.name
  }

  private static func distance(_ left: TimingCurve, _ right: TimingCurve) -> Double {
    max(
      max(abs(left.x1 - right.x1), abs(left.y1 - right.y1)),
      max(abs(left.x2 - right.x2), abs(left.y2 - right.y2)))
  }

  /// CSS and Core Animation, After Effects' Easy Ease, Material, and Penner's as Ceaser has them.
  private static let table: [(name: String, curve: TimingCurve)] = [
    ("easeIn", TimingCurve(0.42, 0, 1, 1)), ("easeOut", TimingCurve(0, 0, 0.58, 1)),
    ("easeInEaseOut", TimingCurve(0.42, 0, 0.58, 1)),
    ("easyEase", TimingCurve(0.333, 0, 0.667, 1)),
    ("easyEaseIn", TimingCurve(0.333, 0.333, 0.667, 1)),
    ("easyEaseInSlow", TimingCurve(0.167, 0.167, 0.667, 1)),
    ("easyEaseOut", TimingCurve(0.333, 0, 0.833, 0.833)),
    ("materialStandard", TimingCurve(0.4, 0, 0.2, 1)),
    ("materialDecelerate", TimingCurve(0, 0, 0.2, 1)),
    ("materialAccelerate", TimingCurve(0.4, 0, 1, 1)),
    ("easeInSine", TimingCurve(0.47, 0, 0.745, 0.715)),
    ("easeOutSine", TimingCurve(0.39, 0.575, 0.565, 1)),
    ("easeInOutSine", TimingCurve(0.445, 0.05, 0.55, 0.95)),
    ("easeInQuad", TimingCurve(0.55, 0.085, 0.68, 0.53)),
    ("easeOutQuad", TimingCurve(0.25, 0.46, 0.45, 0.94)),
    ("easeInOutQuad", TimingCurve(0.455, 0.03, 0.515, 0.955)),
    ("easeInCubic", TimingCurve(0.55, 0.055, 0.675, 0.19)),
    ("easeOutCubic", TimingCurve(0.215, 0.61, 0.355, 1)),
    ("easeInOutCubic", TimingCurve(0.645, 0.045, 0.355, 1)),
    ("easeInQuart", TimingCurve(0.895, 0.03, 0.685, 0.22)),
    ("easeOutQuart", TimingCurve(0.165, 0.84, 0.44, 1)),
    ("easeInOutQuart", TimingCurve(0.77, 0, 0.175, 1)),
    ("easeInQuint", TimingCurve(0.755, 0.05, 0.855, 0.06)),
    ("easeOutQuint", TimingCurve(0.23, 1, 0.32, 1)),
    ("easeInOutQuint", TimingCurve(0.86, 0, 0.07, 1)),
    ("easeInExpo", TimingCurve(0.95, 0.05, 0.795, 0.035)),
    ("easeOutExpo", TimingCurve(0.19, 1, 0.22, 1)),
    ("easeInOutExpo", TimingCurve(1, 0, 0, 1)),
    ("easeInCirc", TimingCurve(0.6, 0.04, 0.98, 0.335)),
    ("easeOutCirc", TimingCurve(0.075, 0.82, 0.165, 1)),
    ("easeInOutCirc", TimingCurve(0.785, 0.135, 0.15, 0.86)),
    ("easeInBack", TimingCurve(0.6, -0.28, 0.735, 0.045)),
    ("easeOutBack", TimingCurve(0.175, 0.885, 0.32, 1.275)),
    ("easeInOutBack", TimingCurve(0.68, -0.55, 0.265, 1.55)),
  ]
}
