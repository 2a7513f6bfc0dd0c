internal import PegbarLottie

/// The extent of a part is unknown.
struct UnknownExtent: Error {}

/// The extent of shapes at all times of a span.
///
/// It can be larger than the shapes, but never smaller.
struct ShapeExtent {
  /// The frames.
  let frames: ClosedRange<Double>

  /// Returns the extent of a list of shape items, or `nil` if it draws nothing.
  ///
  /// - Throws: An `UnknownExtent` if an item can move or multiply paths.
  func extent(of items: [ShapeItem]) throws(UnknownExtent) -> Extent? {
    var result: Extent?
    var outset = 0.0
    // The recursion is bounded, because the reader limits the nesting depth of groups.
    for item in items where !item.isHidden {
      switch item.kind {
      case .group(let group):
        guard let inner = try extent(of: group.items) else { continue }
        guard let transform = group.transform else {
          result = inner.union(result)
          continue
        }
        guard let own = transform.extent(of: inner, in: frames) else { throw UnknownExtent() }
        result = own.union(result)
      case .geometry(let geometry):
        guard let own = try extent(of: geometry) else { continue }
        result = own.union(result)
      case .style(.stroke(let stroke)):
        guard let width = stroke.width.range(in: frames) else { throw UnknownExtent() }
        outset = max(outset, width.largestDistance / 2 * stroke.reach)
      case .modifier(.trim), .modifier(.roundedCorners), .modifier(.mergePaths): break
      case .style(.fill), .noStyle: break
      case .modifier(.offsetPath), .modifier(.puckerBloat), .modifier(.zigZag), .repeater, .twist,
        .unknown:
        throw UnknownExtent()
      }
    }
    return result?.outset(by: outset)
  }

  private func extent(of geometry: ShapeItem.Geometry) throws(UnknownExtent) -> Extent? {
    switch geometry {
    case .path(let path): return try extent(of: path.path)
    case .rectangle(let rectangle):
      return try extent(around: rectangle.position, size: rectangle.size)
    case .ellipse(let ellipse): return try extent(around: ellipse.position, size: ellipse.size)
    case .polystar(let star):
      let radii = [star.outerRadius, star.innerRadius].map { $0.range(in: frames) }
      let roundness = [star.outerRoundness, star.innerRoundness].map(\.constantValue)
      guard let outer = radii[0], let inner = radii[1], roundness.allSatisfy({ $0 == 0 }),
        let position = star.position.ranges(in: frames)
      else { throw UnknownExtent() }
      let radius = max(outer.largestDistance, inner.largestDistance)
      return Extent(x: position.x, y: position.y).outset(by: radius)
    }
  }

  private func extent(
    around position: Property<Vector>, size: Property<Vector>
  ) throws(UnknownExtent) -> Extent {
    guard let center = position.ranges(in: frames), let size = size.ranges(in: frames) else {
      throw UnknownExtent()
    }
    let (width, height) = (size.x.largestDistance / 2, size.y.largestDistance / 2)
    return Extent(x: center.x.adding(-width...width), y: center.y.adding(-height...height))
  }

  private func extent(of path: Property<BezierPath>) throws(UnknownExtent) -> Extent? {
    let easings = path.keyframes.flatMap(\.easing)
    guard path.isPlain,
      easings.allSatisfy({ (0...1).contains($0.outY) && (0...1).contains($0.inY) })
    else { throw UnknownExtent() }
    var result: Extent?
    for value in path.values where !value.isEmpty {
      guard let own = value.extent else { throw UnknownExtent() }
      result = own.union(result)
    }
    return result
  }
}

extension Stroke {
  /// The largest distance of painted points from the path, as a factor of half the width.
  fileprivate var reach: Double {
    // A square cap ends √2 half widths away from its corner.
    guard join == .miter, let limit = miterLimit.constantValue else {
      return join == .miter ? 100 : 1.5
    }
    return max(limit, 1.5)
  }
}

extension BezierPath {
  /// The extent of the vertices and their tangents, which contains the curves; `nil` if the path is
  /// empty or not finite.
  var extent: Extent? {
    var least = (x: Double.infinity, y: Double.infinity)
    var most = (x: -Double.infinity, y: -Double.infinity)
    for vertex in vertices {
      let (point, into, out) = (vertex.point, vertex.inTangent, vertex.outTangent)
      least.x = min(least.x, point.x + min(into.x, out.x, 0))
      least.y = min(least.y, point.y + min(into.y, out.y, 0))
      most.x = max(most.x, point.x + max(into.x, out.x, 0))
      most.y = max(most.y, point.y + max(into.y, out.y, 0))
    }
    guard least.x <= most.x, least.y <= most.y,
      [least.x, least.y, most.x, most.y].allSatisfy(\.isFinite)
    else { return nil }
    return Extent(x: least.x...most.x, y: least.y...most.y)
  }
}
