import PegbarGeometry
import PegbarScene

/// The path of a text at a time.
struct MeasuredTextPath {
  let contour: MeasuredContour
  let firstMargin: Double
  let lastMargin: Double
  let forcesAlignment: Bool
  let isPerpendicular: Bool

  /// Creates a measured path at a time; `nil` if it has no length.
  init?(_ path: TextPath, at time: Double) {
    guard var contour = path.path.value(at: time).contours.first, contour.curveCount > 0 else {
      return nil
    }
    if path.isReversed.value(at: time) { contour = contour.reversed }
    self.contour = MeasuredContour(contour)
    guard self.contour.length > 0, self.contour.length.isFinite else { return nil }
    firstMargin = path.firstMargin.value(at: time)
    lastMargin = path.lastMargin.value(at: time)
    forcesAlignment = path.forcesAlignment.value(at: time)
    isPerpendicular = path.isPerpendicular.value(at: time)
  }
}
