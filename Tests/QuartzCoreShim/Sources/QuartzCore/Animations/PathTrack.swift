// CAKeyframeAnimation, path: every point of the path except moves is a keyframe. The first keyframe
// is the start of the path, and a curve counts with its end point. A segment that closes the path
// after the last key time is not played. Only paced modes have a constant velocity.
import Foundation

struct PathTrack {
  /// A line or a curve, with lengths that are computed on demand.
  private final class Segment {
    let points: [CGPoint]
    private(set) lazy var lengths = PathTrack.lengths(of: points)

    init(_ points: [CGPoint]) { self.points = points }
  }

  let ends: [CGPoint]
  let rotationMode: CAAnimationRotationMode?
  private let segments: [Segment]

  init?(_ animation: CAKeyframeAnimation, _ type: ValueType, _ what: String) {
    guard let path = animation.path else { return nil }
    guard type == .point else {
      Shim.violate("\(what): a path moves points alone")
      return nil
    }
    rotationMode = animation.rotationMode
    var ends: [CGPoint] = []
    var segments: [Segment] = []
    var start = CGPoint.zero
    func go(_ points: [CGPoint]) {
      segments.append(Segment([ends.last ?? .zero] + points))
      ends.append(points[points.count - 1])
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        if !ends.isEmpty { Shim.violate("\(what): the path jumps, what happens is not documented") }
        start = p
        ends.append(p)
      case .close: go([start])
      default: go(element.points)
      }
    }
    guard !segments.isEmpty, segments.count == ends.count - 1 else {
      Shim.violate("\(what): the path has no single run of segments")
      return nil
    }
    if let count = animation.keyTimes?.count {
      if count == segments.count, case .close? = path.elements.last {
        ends.removeLast()
        segments.removeLast()
      } else if Shim.switches.openPathIsViolation {
        Shim.violate("\(what): \(count) key times for \(segments.count) segments of an open path")
      }
    }
    (self.ends, self.segments) = (ends, segments)
    Shim.pathAnimations += 1
  }

  private static let steps = 256

  private static func lengths(of points: [CGPoint]) -> [Double] {
    var length = 0.0
    var last = points[0]
    return (0...steps).map { i -> Double in
      let p = point(points, Double(i) / Double(steps))
      length += hypot((p.x - last.x).native, (p.y - last.y).native)
      last = p
      return length
    }
  }

  /// Returns a point of a line or a curve of either kind, by De Casteljau's algorithm.
  private static func point(_ points: [CGPoint], _ u: Double) -> CGPoint {
    var points = points
    let u = CGFloat(u)
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * u, y: $0.y + ($1.y - $0.y) * u)
      }
    }
    return points[0]
  }

  func point(onSegment index: Int, _ share: Double) -> CGPoint {
    let segment = segments[index]
    guard Shim.switches.pathsKeepVelocity else { return Self.point(segment.points, share) }
    return Self.along(segment, share * (segment.lengths.last ?? 0))
  }

  func point(atLength share: Double) -> CGPoint {
    var total = 0.0
    let sums = segments.map { segment in
      total += segment.lengths.last ?? 0
      return total
    }
    let length = share * total
    let index = min(sums.firstIndex { $0 >= length } ?? sums.count - 1, sums.count - 1)
    return Self.along(segments[index], length - (index == 0 ? 0 : sums[index - 1]))
  }

  private static func along(_ segment: Segment, _ length: Double) -> CGPoint {
    let next = segment.lengths.firstIndex { $0 >= length } ?? steps
    guard next > 0 else { return segment.points[0] }
    let (a, b) = (segment.lengths[next - 1], segment.lengths[next])
    let inside = b > a ? min(max((length - a) / (b - a), 0), 1) : 1
    return point(segment.points, (Double(next - 1) + inside) / Double(steps))
  }
}
