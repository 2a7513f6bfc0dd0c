internal import PegbarGeometry
internal import PegbarScene

extension Geometry {
  /// The outline at each keyframe, or `nil` if blending outlines differs from blending parameters.
  var linearKeys: [Key<Path>]? {
    switch self {
    case .path(let path):
      return path.track?.keys
    case .rectangle(let rectangle):
      // Rounded corners keep their shape only if the size is constant.
      guard
        rectangle.cornerRadius.isAlways(0)
          || rectangle.cornerRadius.constant != nil && rectangle.size.constant != nil
      else { return nil }
      return Self.keys(rectangle.center, rectangle.size) { center, size in
        var still = rectangle
        (still.center, still.size) = (.constant(center), .constant(size))
        return Geometry.rectangle(still).path(at: 0)
      }
    case .ellipse(let ellipse):
      return Self.keys(ellipse.center, ellipse.size) { center, size in
        var still = ellipse
        (still.center, still.size) = (.constant(center), .constant(size))
        return Geometry.ellipse(still).path(at: 0)
      }
    case .polystar(let star):
      guard star.hasOnlyMovingCenter else { return nil }
      return Self.keys(star.center, .constant(.zero)) { center, _ in
        var still = star
        still.center = .constant(center)
        return Geometry.polystar(still).path(at: 0)
      }
    }
  }

  /// Returns the keyframes of two points that share their timing.
  private static func keys(
    _ first: AnimatedPoint, _ second: AnimatedPoint, _ path: (Point, Point) -> Path
  ) -> [Key<Path>]? {
    guard case .joined(let first) = first, case .joined(let second) = second,
      let timing = first.track?.keys ?? second.track?.keys
    else { return nil }
    let moving = [first, second].compactMap { $0.track?.keys }
    guard
      moving.allSatisfy({ keys in
        keys.hasSameTiming(as: timing) && keys.allSatisfy { $0.motionPath == nil }
      })
    else { return nil }
    return timing.indices.map { index in
      func value(_ point: Animated<Point>) -> Point {
        point.track?.keys[index].value ?? point.constant ?? .zero
      }
      return Key(
        time: timing[index].time, value: path(value(first), value(second)),
        curve: timing[index].curve)
    }
  }
}

extension Polystar {
  fileprivate var hasOnlyMovingCenter: Bool {
    [pointCount, rotation, outerRadius, outerRoundness, innerRadius, innerRoundness]
      .allSatisfy { $0.track == nil }
  }
}

extension ShapeGroup {
  /// `true` if neither the transform nor the repeater is animated.
  var keepsOutlines: Bool { transform.isStill && repeater?.isStill ?? true }
}
