internal import PegbarGeometry
internal import PegbarScene

extension NormalizedLayer {
  /// A descriptive name of the layer's content.
  ///
  /// The name of an animated outline depends only on properties that no keyframe changes, so it is
  /// stable when keyframes are added.
  var partName: String {
    switch content {
    case .none: mask == nil ? "group" : "cutout"
    case .color: "backdrop"
    case .image: "picture"
    case .gradient: "gradient"
    case .text: "text"
    case .instance: "instance"
    case .shape(let shape): shape.partName(isMoving: has(.path))
    }
  }
}

extension NormalizedShape {
  fileprivate func partName(isMoving: Bool) -> String {
    let form = isMoving || path.contours.count != 1 ? nil : path.contours.first?.form
    let isClosed = path.contours.allSatisfy(\.isClosed)
    switch style {
    case .fill, .both:
      switch form {
      case .circle: return "dot"
      case .oval: return "oval"
      case .box: return "box"
      case .line, nil: return "fill"
      }
    case .stroke:
      switch form {
      case .circle, .oval: return "ring"
      case .box: return "frame"
      case .line: return "line"
      case nil: return isClosed ? "outline" : "line"
      }
    }
  }
}

extension Contour {
  /// The shapes of contours that have names.
  fileprivate enum Form {
    case circle, oval, box, line
  }

  fileprivate var form: Form? {
    guard let first = vertices.first else { return nil }
    if !isClosed { return vertices.count == 2 && isStraight ? .line : nil }
    guard vertices.count == 4 else { return nil }
    let points = vertices.map(\.point)
    let lowest = points.reduce(first.point) { Point(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
    let highest = points.reduce(first.point) { Point(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
    let size = highest - lowest
    let slack = 0.01 * max(size.x, size.y)
    func isAt(_ value: Double, _ places: Double...) -> Bool {
      places.contains { abs($0 - value) <= slack }
    }
    if isStraight {
      let isBox = points.allSatisfy {
        isAt($0.x, lowest.x, highest.x) && isAt($0.y, lowest.y, highest.y)
      }
      return isBox ? .box : nil
    }
    // An ellipse touches the middle of each side of its bounding box.
    let middle = Point(x: (lowest.x + highest.x) / 2, y: (lowest.y + highest.y) / 2)
    let isEllipse = points.allSatisfy {
      isAt($0.x, middle.x) && isAt($0.y, lowest.y, highest.y)
        || isAt($0.y, middle.y) && isAt($0.x, lowest.x, highest.x)
    }
    return isEllipse ? (abs(size.x - size.y) <= slack ? .circle : .oval) : nil
  }
}
