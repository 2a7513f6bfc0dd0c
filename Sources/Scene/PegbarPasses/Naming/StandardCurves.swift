internal import PegbarGeometry
internal import PegbarScene

/// The named easing curves.
enum StandardCurves {
  /// Returns the name of a curve: a standard name if it is equal within 1e-4, otherwise a
  /// description.
  ///
  /// Names depend only on the numbers, so a curve keeps its name regardless of the rest of the
  /// scene.
  static func name(of curve: TimingCurve) -> String {
    let best = table.min { distance($0.curve, curve) < distance($1.curve, curve) }
    guard let best, distance(best.curve, curve) <= 1e-4 else { return description(of: curve) }
    return best.name
  }

  /// Returns a description of a curve with its influences as in After Effects: `ease in out 63x44`
  /// leaves with 63% and arrives with 44%.
  private static func description(of curve: TimingCurve) -> String {
    let influences = [curve.x1, 1 - curve.x2].map {
      Int(exactly: (min(max($0, 0), 1) * 100).rounded()) ?? 0
    }
    return "\(shape(of: curve)) \(influences[0])x\(influences[1])"
  }

  private static func shape(of curve: TimingCurve) -> String {
    switch (curve.y1 < -0.02, curve.y2 > 1.02) {
    case (true, true): return "swing"
    case (true, false): return "wind up"
    case (false, true): return "overshoot"
    case (false, false): break
    }
    let isSlowAtFirst = curve.y1 < 0.9 * curve.x1
    let isSlowAtLast = 1 - curve.y2 < 0.9 * (1 - curve.x2)
    switch (isSlowAtFirst, isSlowAtLast) {
    case (true, true): return "ease in out"
    case (true, false): return "ease in"
    case (false, true): return "ease out"
    case (false, false): return "rush"
    }
  }

  /// Returns the largest difference between the numbers of two curves.
  static func distance(_ left: TimingCurve, _ right: TimingCurve) -> Double {
    max(
      max(abs(left.x1 - right.x1), abs(left.y1 - right.y1)),
      max(abs(left.x2 - right.x2), abs(left.y2 - right.y2)))
  }

  /// The named curves.
  static var curves: [TimingCurve] { table.map(\.curve) }

  /// The curves of CSS and Core Animation, Easy Ease of After Effects, Material, and Penner's
  /// curves as in Ceaser and, with a 2, easings.net.
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
    ("easeInSine2", TimingCurve(0.12, 0, 0.39, 0)),
    ("easeOutSine2", TimingCurve(0.61, 1, 0.88, 1)),
    ("easeInOutSine2", TimingCurve(0.37, 0, 0.63, 1)),
    ("easeInQuad2", TimingCurve(0.11, 0, 0.5, 0)),
    ("easeOutQuad2", TimingCurve(0.5, 1, 0.89, 1)),
    ("easeInOutQuad2", TimingCurve(0.45, 0, 0.55, 1)),
    ("easeInCubic2", TimingCurve(0.32, 0, 0.67, 0)),
    ("easeOutCubic2", TimingCurve(0.33, 1, 0.68, 1)),
    ("easeInOutCubic2", TimingCurve(0.65, 0, 0.35, 1)),
    ("easeInQuart2", TimingCurve(0.5, 0, 0.75, 0)),
    ("easeOutQuart2", TimingCurve(0.25, 1, 0.5, 1)),
    ("easeInOutQuart2", TimingCurve(0.76, 0, 0.24, 1)),
    ("easeInQuint2", TimingCurve(0.64, 0, 0.78, 0)),
    ("easeOutQuint2", TimingCurve(0.22, 1, 0.36, 1)),
    ("easeInOutQuint2", TimingCurve(0.83, 0, 0.17, 1)),
    ("easeInExpo2", TimingCurve(0.7, 0, 0.84, 0)),
    ("easeOutExpo2", TimingCurve(0.16, 1, 0.3, 1)),
    ("easeInOutExpo2", TimingCurve(0.87, 0, 0.13, 1)),
    ("easeInCirc2", TimingCurve(0.55, 0, 1, 0.45)),
    ("easeOutCirc2", TimingCurve(0, 0.55, 0.45, 1)),
    ("easeInOutCirc2", TimingCurve(0.85, 0, 0.15, 1)),
    ("easeInBack2", TimingCurve(0.36, 0, 0.66, -0.56)),
    ("easeOutBack2", TimingCurve(0.34, 1.56, 0.64, 1)),
    ("easeInOutBack2", TimingCurve(0.68, -0.6, 0.32, 1.6)),
    ("ease", TimingCurve(0.25, 0.1, 0.25, 1)),
    ("easyEase", TimingCurve(0.33, 0, 0.67, 1)),
  ]
}
