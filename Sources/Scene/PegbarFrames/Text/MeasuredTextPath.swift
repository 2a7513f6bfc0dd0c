import PegbarGeometry
import PegbarScene

/// The path of a text at a time.
struct MeasuredTextPath {
  let contour: MeasuredContour
  private(set) var firstMargin: Double
  private(set) var lastMargin: Double
  private(set) var forcesAlignment: Bool
  private(set) var isPerpendicular: Bool

  /// Creates a measured path at a time; `nil` if it has no length.
  init?(_ path: TextPath, at time: Double) {
    guard var contour = path.path.value(at: time).contours.first, contour.curveCount > 0 else {
      return nil
    }
    if path.isReversed.value(at: time) { contour = contour.reversed }
    self.contour = MeasuredContour(contour, isUsedOften: true)
    guard self.contour.length > 0, self.contour.length.isFinite else { return nil }
    firstMargin = path.firstMargin.value(at: time)
    lastMargin = path.lastMargin.value(at: time)
    forcesAlignment = path.forcesAlignment.value(at: time)
    isPerpendicular = path.isPerpendicular.value(at: time)
  }

  /// Returns the same path with its margins at a time.
  func moved(to path: TextPath, at time: Double) -> MeasuredTextPath {
    var result = self
    result.firstMargin = path.firstMargin.value(at: time)
    result.lastMargin = path.lastMargin.value(at: time)
    result.forcesAlignment = path.forcesAlignment.value(at: time)
    result.isPerpendicular = path.isPerpendicular.value(at: time)
    return result
  }
}

extension TextPath {
  /// `true` if the path has the same shape at all times.
  var isStill: Bool { path.track == nil && isReversed.track == nil }
}
