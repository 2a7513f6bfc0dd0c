internal import PegbarJSON
internal import PegbarScene

extension Double: SceneValue {
  /// Reads a number.
  static func read(_ value: JSONValue) -> Double? {
    if let number = value.number { return number }
    value.reportForm("a number")
    return nil
  }
}

extension Bool: SceneValue {
  /// Reads `true` or `false`.
  static func read(_ value: JSONValue) -> Bool? {
    if let flag = value.bool { return flag }
    value.reportForm("true or false")
    return nil
  }
}

extension Point: SceneValue {
  /// Reads `[x, y]`.
  static func read(_ value: JSONValue) -> Point? {
    if value.arrayCount == 2, let (x, y) = value.pair { return Point(x: x, y: y) }
    value.reportForm("two numbers, [x, y]")
    return nil
  }
}

extension Color: SceneValue {
  /// Reads `[r, g, b]` or `[r, g, b, a]`.
  static func read(_ value: JSONValue) -> Color? {
    if let parts = value.numbers, let color = Color(parts: parts[...]) { return color }
    value.reportForm("a colour, [r, g, b] or [r, g, b, a]")
    return nil
  }

  fileprivate init?(parts: ArraySlice<Double>) {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let first = parts.startIndex
    self.init(
      red: parts[first], green: parts[first + 1], blue: parts[first + 2],
      alpha: parts.count == 4 ? parts[first + 3] : 1)
  }
}

extension Orientation: SceneValue {
  /// Reads `[x, y, z]`.
  static func read(_ value: JSONValue) -> Orientation? {
    if let parts = value.numbers, parts.count == 3 {
      return Orientation(x: parts[0], y: parts[1], z: parts[2])
    }
    value.reportForm("three turns in degrees, [x, y, z]")
    return nil
  }
}

extension Numbers: SceneValue {
  /// Reads a list of numbers.
  static func read(_ value: JSONValue) -> Numbers? {
    if let numbers = value.numbers { return Numbers(numbers) }
    value.reportForm("a list of numbers")
    return nil
  }
}

extension Colors: SceneValue {
  /// Reads a list of colours.
  static func read(_ value: JSONValue) -> Colors? {
    guard let list = value.array else {
      value.reportForm("a list of colours")
      return nil
    }
    var colors: [Color] = []
    colors.reserveCapacity(list.count)
    for element in list {
      guard let color = Color.read(element) else { return nil }
      colors.append(color)
    }
    return Colors(colors)
  }
}

extension GradientStops: SceneValue {
  /// Reads `{"colors": [[offset, r, g, b], …], "alphas": [[offset, alpha], …]}`.
  static func read(_ value: JSONValue) -> GradientStops? {
    guard let object = value.object else {
      value.reportForm("gradient stops, an object")
      return nil
    }
    var members = SceneMembers(object)
    defer { members.finish() }
    let colors = members.required("colors").flatMap(readColors)
    let alphas = members["alphas"].map(readAlphas) ?? []
    guard let colors, let alphas else { return nil }
    return GradientStops(colors: colors, alphas: alphas)
  }

  private static func readColors(_ value: JSONValue) -> [ColorStop]? {
    guard let list = value.array else {
      value.reportForm("a list of colour stops")
      return nil
    }
    var stops: [ColorStop] = []
    for element in list {
      guard let parts = element.numbers, let color = Color(parts: parts.dropFirst()) else {
        element.reportForm("a colour stop, [offset, r, g, b]")
        return nil
      }
      stops.append(ColorStop(offset: parts[0], color: color))
    }
    return stops
  }

  private static func readAlphas(_ value: JSONValue) -> [AlphaStop]? {
    guard let list = value.array else {
      value.reportForm("a list of opacity stops")
      return nil
    }
    var stops: [AlphaStop] = []
    for element in list {
      guard let point = Point.read(element) else { return nil }
      stops.append(AlphaStop(offset: point.x, alpha: point.y))
    }
    return stops
  }
}

extension Path: SceneValue {
  /// Reads a list of contours.
  static func read(_ value: JSONValue) -> Path? {
    guard let list = value.array else {
      value.reportForm("a path, a list of contours")
      return nil
    }
    var contours: [Contour] = []
    contours.reserveCapacity(list.count)
    for element in list {
      guard let contour = Contour.read(element) else { return nil }
      contours.append(contour)
    }
    return Path(contours)
  }
}

extension Contour {
  /// Reads `{"isClosed": true, "vertices": […]}`; reports another form.
  fileprivate static func read(_ value: JSONValue) -> Contour? {
    guard let object = value.object else {
      value.reportForm("a contour, an object")
      return nil
    }
    var vertices: [PathVertex]?
    var isClosed = false
    for (key, member) in object where !member.isNull {
      switch key {
      case "vertices": vertices = readVertices(member)
      case "isClosed": isClosed = Bool.read(member) ?? false
      default: member.reportUnknown(key)
      }
    }
    guard let vertices else {
      value.reportInvalid("the contour has no usable vertices; the path is ignored")
      return nil
    }
    return Contour(vertices, isClosed: isClosed)
  }

  private static func readVertices(_ value: JSONValue) -> [PathVertex]? {
    guard let list = value.array else {
      value.reportForm("a list of vertices")
      return nil
    }
    var vertices: [PathVertex] = []
    vertices.reserveCapacity(list.count)
    for element in list {
      guard let vertex = PathVertex(reading: element) else {
        element.reportForm("a vertex, [x, y] or [x, y, inX, inY, outX, outY]")
        return nil
      }
      vertices.append(vertex)
    }
    return vertices
  }
}

extension PathVertex {
  fileprivate init?(reading value: JSONValue) {
    if value.arrayCount == 2 {
      guard let (x, y) = value.pair else { return nil }
      self.init(Point(x: x, y: y))
      return
    }
    guard value.arrayCount == 6, let parts = value.numbers else { return nil }
    self.init(
      point: Point(x: parts[0], y: parts[1]), inControl: Point(x: parts[2], y: parts[3]),
      outControl: Point(x: parts[4], y: parts[5]))
  }
}
