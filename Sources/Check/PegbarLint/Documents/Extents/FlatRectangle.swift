internal import PegbarLottie

/// An opaque rectangle of one color that a layer paints, and that never changes while it is
/// visible.
struct FlatRectangle {
  /// The color.
  let color: Color
  /// The rectangle, in the space of the composition.
  let extent: Extent
  /// `true` if the layer paints nothing else.
  let isAlone: Bool
}

extension RuleRun {
  /// Returns the largest opaque rectangle of a solid or a shape layer, or `nil` if there is none.
  func flatRectangle(of layer: Layer) -> FlatRectangle? {
    guard layer.isPlain, let chain = chain(of: layer),
      chain.allSatisfy({ $0.transform.isConstant && $0.transform.keepsAxes && !$0.autoOrient })
    else { return nil }
    let found: [FlatRectangle]
    let isAlone: Bool
    switch layer.kind {
    case .solid(let color, let width, let height):
      let extent = Extent(width: width, height: height)
      found = [FlatRectangle(color: color ?? .black, extent: extent, isAlone: true)]
      isAlone = true
    case .shape(let items):
      var search = FlatRectangleSearch()
      found = search.rectangles(in: items)
      isAlone = search.shapes == 1 && found.count == 1 && search.styles == 1
    case .precomp, .image, .null, .text, .audio, .camera, .adjustment, .light, .data, .unknown:
      return nil
    }
    let all = found.compactMap { rectangle -> FlatRectangle? in
      guard let outer = extent(rectangle.extent, of: layer, in: 0...0) else { return nil }
      return FlatRectangle(color: rectangle.color, extent: outer, isAlone: isAlone)
    }
    return all.max { $0.extent.area < $1.extent.area }
  }
}

extension Layer {
  /// `true` if the layer draws its content as it is, and opaque.
  fileprivate var isPlain: Bool {
    !isHidden && !isMatteSource && matte == nil && masks.isEmpty && !is3D && blendMode == .normal
      && effects.allSatisfy { !$0.isEnabled || $0.kind?.isDrawn == false }
      && styles.allSatisfy { !$0.isEnabled } && transform.opacity.constantValue == 100
  }
}

/// A search for rectangles in the items of a shape layer.
private struct FlatRectangleSearch {
  /// The number of shapes.
  private(set) var shapes = 0
  /// The number of fills and strokes.
  private(set) var styles = 0

  /// Returns the opaque rectangles of a list, in its space.
  mutating func rectangles(in items: [ShapeItem]) -> [FlatRectangle] {
    var found: [FlatRectangle] = []
    var shapes: [Extent] = []
    // The recursion is bounded, because the reader limits the nesting depth of groups.
    for item in items where !item.isHidden {
      switch item.kind {
      case .group(let group):
        let inner = rectangles(in: group.items)
        found += inner.compactMap { $0.moved(by: group.transform) }
      case .geometry(let geometry):
        self.shapes += 1
        if let extent = geometry.rectangle { shapes.append(extent) }
      case .style(let style):
        styles += 1
        guard item.blendMode ?? .normal == .normal, case .fill(let fill) = style,
          let color = fill.opaqueColor, shapes.count == 1, let extent = shapes.first
        else { continue }
        found.append(FlatRectangle(color: color, extent: extent, isAlone: false))
      case .modifier, .repeater, .twist, .unknown: return []
      case .noStyle: break
      }
    }
    return found
  }
}

extension FlatRectangle {
  /// Returns the rectangle in the space around a group, or `nil` if the group changes it.
  fileprivate func moved(by transform: Transform?) -> FlatRectangle? {
    guard let transform else { return self }
    guard transform.isConstant, transform.keepsAxes, transform.opacity.constantValue == 100,
      let outer = transform.extent(of: extent, in: 0...0)
    else { return nil }
    return FlatRectangle(color: color, extent: outer, isAlone: isAlone)
  }
}

extension Fill {
  /// The color if it never changes and is opaque.
  fileprivate var opaqueColor: Color? {
    guard isEnabled, opacity.constantValue == 100, case .color(let color) = paint else {
      return nil
    }
    return color.constantValue
  }
}

extension ShapeItem.Geometry {
  /// The rectangle that the shape always is, or `nil` if it is none.
  fileprivate var rectangle: Extent? {
    switch self {
    case .rectangle(let rectangle):
      guard rectangle.roundness.constantValue == 0,
        let center = rectangle.position.constantValue, let size = rectangle.size.constantValue
      else { return nil }
      return Extent(x: center.x...center.x, y: center.y...center.y)
        .outset(x: abs(size.x) / 2, y: abs(size.y) / 2)
    case .path(let path): return path.path.constantValue?.rectangle
    case .ellipse, .polystar: return nil
    }
  }
}

extension BezierPath {
  /// The rectangle if the path is closed and has four corners and straight sides.
  fileprivate var rectangle: Extent? {
    guard isClosed, count == 4, let extent else { return nil }
    let corners = vertices.filter { vertex in
      vertex.inTangent.isZero && vertex.outTangent.isZero
        && [extent.x.lowerBound, extent.x.upperBound].contains(vertex.point.x)
        && [extent.y.lowerBound, extent.y.upperBound].contains(vertex.point.y)
    }
    let points = Set(corners.map(\.point))
    // Neighbors have one coordinate in common.
    let isAround = corners.indices.allSatisfy { index in
      let (one, other) = (corners[index].point, corners[(index + 1) % corners.count].point)
      return one.x == other.x || one.y == other.y
    }
    return points.count == 4 && isAround ? extent : nil
  }
}

extension Extent {
  /// Returns the extent with its edges moved outward.
  fileprivate func outset(x width: Double, y height: Double) -> Extent {
    Extent(x: x.adding(-width...width), y: y.adding(-height...height))
  }
}
