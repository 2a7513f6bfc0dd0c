public import PegbarGeometry
public import PegbarScene

/// What changes the picture of a group as a whole; numbers are those of the canvas.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum FrameFilter: Hashable, Sendable {
  /// Changes colours, each for itself.
  case color(ColorFilter)
  /// Softens, by standard deviations along the axes of the canvas.
  case blur(Size)
  /// Draws a shadow behind.
  case dropShadow(FrameShadow)
  /// Draws a shadow of the outside onto the inside.
  case innerShadow(FrameShadow)
  /// Draws a line below that reaches so far around what is opaque.
  case outline(Color, Size)
}

/// A shadow on the canvas.
public struct FrameShadow: Hashable, Sendable {
  /// The colour; its alpha says how opaque it is.
  public var color: Color
  /// How far it is moved.
  public var offset: Point
  /// The standard deviations of its blur along the axes of the canvas.
  public var deviation: Size
  /// Whether it shows alone, without what casts it.
  public var isAlone = false
}

extension FrameFilter {
  /// How far the filter may carry something, in points of the canvas.
  var reach: Double {
    switch self {
    case .color: 0
    case .blur(let deviation): 3 * max(deviation.width, deviation.height)
    case .dropShadow(let shadow), .innerShadow(let shadow):
      3 * max(shadow.deviation.width, shadow.deviation.height) + shadow.offset.length
    case .outline(_, let width): max(width.width, width.height)
    }
  }
}

extension Matrix {
  /// The standard deviations along the axes of the canvas of a blur in the matrix's own space.
  ///
  /// Exact where the map turns by quarters, or scales both axes alike and the blur does, too; else
  /// what a blurred point measures along each axis.
  func deviation(_ own: Size) -> Size {
    let x = Point(x: a * own.width, y: c * own.height)
    let y = Point(x: b * own.width, y: d * own.height)
    return Size(width: x.length, height: y.length)
  }

  /// Whether a blur in the matrix's own space shows along other axes than those of the canvas.
  ///
  /// Blurs of half a point, and axes that are turned by less than 3° or hardly differ, look alike.
  func turns(deviation own: Size) -> Bool {
    let shown = deviation(own)
    let (x, y) = (own.width * own.width, own.height * own.height)
    let largest = max(shown.width, shown.height)
    // What both axes of the canvas have in common of the blurred point.
    return largest > 0.5 && abs(a * b * x + c * d * y) > 0.05 * largest * largest
  }

  /// Where a direction goes: the map without its offset.
  func applyDirection(_ offset: Point) -> Point {
    Point(x: a * offset.x + c * offset.y, y: b * offset.x + d * offset.y)
  }
}
