internal import PegbarGeometry
internal import PegbarJSON

extension JSONValue {
  /// Returns the ellipse or rectangle in an object of this type; reports other types and returns
  /// `nil`.
  func primitive(_ object: JSONObject) -> Primitive? {
    guard let name = string, name == "ellipse" || name == "rectangle" else {
      return refuse(
        "a contour must be an ellipse or a rectangle, or have vertices; the path is ignored")
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
      return refuse("the \(name) has no valid center or size; the path is ignored")
    }
    let kind: Primitive.Kind =
      name == "ellipse" ? .ellipse : radius.map { .rounded($0) } ?? .rectangle
    return Primitive(kind, center: center, size: size, start: start, isReversed: isReversed)
  }

  private var coordinates: (Double, Double)? {
    if arrayCount == 2, let pair { return pair }
    return refuse(expecting: "two numbers, [x, y]")
  }

  private var extent: Size? {
    guard let (width, height) = coordinates else { return nil }
    if width >= 0, height >= 0 { return Size(width: width, height: height) }
    return refuse("the size is negative and is ignored")
  }

  private var atLeast0: Double? {
    guard let number else { return refuse(expecting: "a number") }
    return number >= 0 ? number : refuse("expected a number of at least 0; the value is ignored")
  }

  private var quarter: Int? {
    guard let number else { return refuse(expecting: "a number") }
    return [0, 1, 2, 3].first { Double($0) == number }
      ?? refuse("expected 0, 1, 2 or 3; the value is ignored")
  }
}
