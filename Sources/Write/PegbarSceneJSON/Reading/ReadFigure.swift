internal import PegbarGeometry
internal import PegbarJSON

extension JSONValue {
  /// The ellipse or the rectangle that an object with this type is; nothing, reported, for others.
  func figure(_ object: JSONObject) -> Figure? {
    guard let name = string, name == "ellipse" || name == "rectangle" else {
      return refuse("a contour is an ellipse, a rectangle or has vertices; the path is ignored")
    }
    var center: Point?
    var size: Size?
    var radius: Double?
    var start = 0
    var isReversed = false
    for (key, member) in object where !member.isNull {
      switch key {
      case "type": break
      case "center": center = member.coordinates.map { Point(x: $0, y: $1) }
      case "size": size = member.extent
      case "cornerRadius" where name == "rectangle":
        radius = member.atLeast0
      case "start": start = member.quarter ?? start
      case "isReversed":
        isReversed = member.bool ?? member.refuse(expecting: "true or false") ?? isReversed
      default: member.reportUnknown(key)
      }
    }
    guard let center, let size else {
      return refuse("the \(name) has no usable center or size; the path is ignored")
    }
    let kind: Figure.Kind =
      name == "ellipse" ? .ellipse : radius.map { .rounded($0) } ?? .rectangle
    return Figure(kind, center: center, size: size, start: start, isReversed: isReversed)
  }

  private var coordinates: (Double, Double)? {
    if arrayCount == 2, let pair { return pair }
    return refuse(expecting: "two numbers, [x, y]")
  }

  private var extent: Size? {
    guard let (width, height) = coordinates else { return nil }
    if width >= 0, height >= 0 { return Size(width: width, height: height) }
    return refuse("the size is negative; it is ignored")
  }

  private var atLeast0: Double? {
    guard let number else { return refuse(expecting: "a number") }
    return number >= 0 ? number : refuse("expected a number 0 or more; it is ignored")
  }

  private var quarter: Int? {
    guard let number else { return refuse(expecting: "a number") }
    return [0, 1, 2, 3].first { Double($0) == number }
      ?? refuse("expected 0, 1, 2 or 3; it is ignored")
  }
}
