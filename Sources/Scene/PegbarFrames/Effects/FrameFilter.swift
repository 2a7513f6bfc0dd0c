public import PegbarGeometry
public import PegbarScene

/// A filter of the whole picture of a group, in units of the canvas.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FrameFilter: Hashable, Sendable {
  /// A change of colors that applies to each color separately.
  case color(ColorFilter)
  /// A blur, with standard deviations along the axes of the canvas.
  case blur(Size)
  /// A shadow behind the picture.
  case dropShadow(FrameShadow)
  /// A shadow of the outside onto the inside.
  case innerShadow(FrameShadow)
  /// A line below the picture that extends this far around its opaque area.
  case outline(Color, Size)
}

/// A shadow on the canvas.
public struct FrameShadow: Hashable, Sendable {
  /// The color; its alpha is the opacity.
  public var color: Color
  /// The offset of the shadow.
  public var offset: Point
  /// The standard deviations of the blur along the axes of the canvas.
  public var deviation: Size
  /// A Boolean value that indicates whether only the shadow is drawn, without the content that
  /// casts it.
  public var isAlone = false
}

extension FrameFilter {
  /// The maximum distance over which the filter moves content, in points of the canvas.
  package var reach: Double {
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
  /// Returns the standard deviations along the axes of the canvas for a blur in the space of the
  /// matrix.
  ///
  /// The result is exact if the map rotates by quarter turns, or if both the map and the blur are
  /// the same along both axes. Otherwise, it is the extent of a blurred point along each axis.
  func deviation(_ own: Size) -> Size {
    let x = Point(x: a * own.width, y: c * own.height)
    let y = Point(x: b * own.width, y: d * own.height)
    return Size(width: x.length, height: y.length)
  }

  /// Returns `true` if a blur in the space of the matrix is visibly drawn along other axes than
  /// those of the canvas.
  ///
  /// The difference is invisible for blurs of 0.5 pt, axes rotated by less than 3°, and nearly
  /// equal axes.
  func turns(deviation own: Size) -> Bool {
    let shown = deviation(own)
    let (x, y) = (own.width * own.width, own.height * own.height)
    let largest = max(shown.width, shown.height)
    // The covariance of the blurred point along the axes of the canvas.
    return largest > 0.5 && abs(a * b * x + c * d * y) > 0.05 * largest * largest
  }

  /// Returns a direction, mapped without the offset of the map.
  func applyDirection(_ offset: Point) -> Point {
    Point(x: a * offset.x + c * offset.y, y: b * offset.x + d * offset.y)
  }
}
