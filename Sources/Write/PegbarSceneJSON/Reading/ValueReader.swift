internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// Reads the value of a field and reports unusable values.
struct ValueReader: ValueInput {
  /// The JSON value.
  let value: JSONValue
  /// The rule that the values of the field follow.
  let rule: FieldFacts.Rule
  /// The reader, with everything that was read before.
  let reader: SceneReader

  // MARK: Numbers, flags, text

  func read() -> Double? {
    guard let number = value.number else { return value.refuse(expecting: "a number") }
    let (isAllowed, allowed) =
      switch rule {
      case .positive: (number > 0, "above 0")
      case .notNegative: (number >= 0, "of at least 0")
      case .notZero: (number != 0, "other than 0")
      case .any, .notEmpty, .index, .layer, .image, .definition: (true, "")
      }
    return isAllowed ? number : value.refuse("expected a number \(allowed); the value is ignored")
  }

  func read() -> Bool? { value.bool ?? value.refuse(expecting: "true or false") }

  func read() -> Int? {
    switch rule {
    case .index(let table): return reader.index(value, of: table)
    case .layer:
      guard let number = reader.whole(value) else { return nil }
      return (0...Int(Int32.max)).contains(number)
        ? number
        : value.refuse("a layer ID must be a list index of at least 0 (found: \(number))")
    case .any, .positive, .notNegative, .notZero, .notEmpty, .image, .definition:
      return reader.whole(value)
    }
  }

  func read() -> [Int]? { list() }

  private func list<Element: SceneValue>() -> [Element] {
    reader.elements(value).compactMap { reader.read($0, rule) }
  }

  func read() -> String? {
    guard let text = value.string else { return value.refuse(expecting: "text") }
    switch rule {
    case .image:
      if !reader.images.contains(text) {
        value.reportDoubtful("image '\(text)' does not exist; nothing is drawn")
      }
      return text
    case .definition:
      if reader.definitions.contains(text) { return text }
      return value.refuse(
        "no earlier definition has the ID '\(text)'; the layer is empty")
    case .any, .positive, .notNegative, .notZero, .notEmpty, .index, .layer:
      return text
    }
  }

  func read() -> [String]? { list() }

  func read() -> Numbers? {
    value.numbers.map { Numbers($0) } ?? value.refuse(expecting: "a list of numbers")
  }

  /// Returns exactly `count` numbers; reports other lists and returns `nil`.
  private func numbers(_ count: Int, _ form: String) -> [Double]? {
    if let numbers = value.numbers, numbers.count == count { return numbers }
    return value.refuse(expecting: form)
  }

  // MARK: Geometry

  func read() -> Point? {
    if value.arrayCount == 2, let (x, y) = value.pair { return Point(x: x, y: y) }
    return value.refuse(expecting: "two numbers, [x, y]")
  }

  func read() -> Size? {
    guard let point: Point = read() else { return nil }
    if point.x >= 0, point.y >= 0 { return Size(width: point.x, height: point.y) }
    return value.refuse("the size is negative and is ignored")
  }

  func read() -> Rect? {
    guard let parts = numbers(4, "a rectangle, [x, y, width, height]") else { return nil }
    let isEmpty = if case .notEmpty = rule { parts[2] <= 0 || parts[3] <= 0 } else { false }
    if !isEmpty, parts[2] >= 0, parts[3] >= 0 {
      return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
    return value.refuse(
      isEmpty ? "the rectangle is empty" : "the size of the rectangle is negative")
  }

  func read() -> Matrix? {
    guard let parts = numbers(6, "a matrix, [a, b, c, d, tx, ty]") else { return nil }
    return Matrix(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  func read() -> Orientation? {
    guard let parts = numbers(3, "three rotations in degrees, [x, y, z]") else { return nil }
    return Orientation(x: parts[0], y: parts[1], z: parts[2])
  }

  func read() -> Path? {
    value.listed("a path (list of contours)") { $0.contour }.map { Path($0) }
  }

  // MARK: Colours

  func read() -> Color? { value.color }

  func read() -> Colors? {
    value.listed("a list of colors") { $0.color }.map { Colors($0) }
  }

  func read() -> GradientStops? {
    value.members("gradient stops (object)") { members in
      let colors = members.required("colors")?.listed("a list of color stops") { $0.colorStop }
      let alphas =
        members["alphas"].map { $0.listed("a list of opacity stops") { $0.alphaStop } } ?? []
      guard let colors, let alphas else { return nil }
      return GradientStops(colors: colors, alphas: alphas)
    }
  }

  // MARK: Text

  func read() -> TextDocument? { reader.record(value) }

  // MARK: Time

  /// Reads `[start, end]`, where the end can be `"forever"`.
  func read() -> TimeRange? {
    let parts = value.array.map(Array.init) ?? []
    if parts.count == 2, let start = parts[0].number, let end = parts[1].endless {
      return TimeRange(start: start, end: end)
    }
    return value.refuse(expecting: "a time span, [start, end]")
  }

  /// Reads the four numbers of a timing curve, whose times are in 0…1.
  func read() -> TimingCurve? {
    guard let parts = numbers(4, "a curve, by name or [x1, y1, x2, y2]") else { return nil }
    if (0...1).contains(parts[0]), (0...1).contains(parts[2]) {
      return TimingCurve(parts[0], parts[1], parts[2], parts[3])
    }
    return value.refuse("x1 and x2 of a curve must be from 0 to 1; the curve is ignored")
  }

  /// Reads a curve from its name or its numbers.
  func read() -> Curve? {
    guard let name = value.string else {
      return value.isObject ? spring() : (read() as TimingCurve?).map { .bezier($0) }
    }
    switch name {
    case "linear": return .linear
    case "hold": return .hold
    default:
      if let curve = reader.curves[name] { return .bezier(curve) }
      return value.refuse("unknown curve '\(name)'; linear easing is used")
    }
  }

  /// Reads a spring, which requires stiffness and damping.
  private func spring() -> Curve? {
    value.members { outer in
      outer.required("spring")?.members { members in
        guard let stiffness = members.required("stiffness")?.number,
          let damping = members.required("damping")?.number
        else { return nil }
        let spring = SpringCurve(
          mass: members["mass"]?.number ?? 1, stiffness: stiffness, damping: damping,
          velocity: members["velocity"]?.number ?? 0)
        if spring.isValid { return .spring(spring) }
        return value.refuse(
          "mass and stiffness must be above 0, and damping at least 0; linear easing is used")
      }
    }
  }

  // MARK: Parameters

  func read() -> Parameter.Value? {
    if let text = value.string { return .text(text) }
    if let object = value.object {
      return object.members { $0.required("image").flatMap { reader.read($0) } }
        .map { .image($0) }
    }
    if value.array?.first?.isArray == true {
      return (read() as Colors?).map { .colors($0.values) }
    }
    if value.arrayCount == 2 { return (read() as Point?).map { .point($0) } }
    if value.isArray { return (read() as Color?).map { .color($0) } }
    return (read() as Double?).map { .number($0) }
  }
}

// The parts of values. Other forms are reported.
extension JSONValue {
  /// Returns the elements of a list, or `nil` if one of them is unusable.
  fileprivate func listed<Element>(
    _ form: String, _ element: (JSONValue) -> Element?
  ) -> [Element]? {
    guard let array else { return refuse(expecting: form) }
    var elements: [Element] = []
    elements.reserveCapacity(array.count)
    for value in array {
      guard let read = element(value) else { return nil }
      elements.append(read)
    }
    return elements
  }

  /// The color in `[r, g, b]` or `[r, g, b, a]`.
  fileprivate var color: Color? {
    if let parts = numbers, let color = Color(parts: parts[...]) { return color }
    return refuse(expecting: "a color, [r, g, b] or [r, g, b, a]")
  }

  /// The color stop in `[offset, r, g, b]`.
  fileprivate var colorStop: GradientStops.ColorStop? {
    if let parts = numbers, let color = Color(parts: parts.dropFirst()) {
      return GradientStops.ColorStop(offset: parts[0], color: color)
    }
    return refuse(expecting: "a color stop, [offset, r, g, b]")
  }

  /// The opacity stop in `[offset, alpha]`.
  fileprivate var alphaStop: GradientStops.AlphaStop? {
    if arrayCount == 2, let (offset, alpha) = pair {
      return GradientStops.AlphaStop(offset: offset, alpha: alpha)
    }
    return refuse(expecting: "an opacity stop, [offset, alpha]")
  }

  /// The contour in `{"isClosed": true, "vertices": […]}`, or an ellipse or rectangle.
  fileprivate var contour: Contour? {
    guard let object else { return refuse(expecting: "a contour (object)") }
    if let type = object["type"] { return type.primitive(object)?.contour }
    var vertices: [PathVertex]?
    var isClosed = false
    for (key, member) in object where !member.isNull {
      switch key {
      case "vertices": vertices = member.listed("a list of vertices") { $0.vertex }
      case "isClosed":
        isClosed = member.bool ?? member.refuse(expecting: "true or false") ?? isClosed
      default: member.reportUnknown(key)
      }
    }
    if let vertices { return Contour(vertices, isClosed: isClosed) }
    return refuse("the contour has no valid vertices; the path is ignored")
  }

  /// The vertex in `[x, y]` or `[x, y, inX, inY, outX, outY]`.
  fileprivate var vertex: PathVertex? {
    if arrayCount == 2, let (x, y) = pair { return PathVertex(Point(x: x, y: y)) }
    guard arrayCount == 6, let parts = numbers else {
      return refuse(expecting: "a vertex, [x, y] or [x, y, inX, inY, outX, outY]")
    }
    return PathVertex(
      point: Point(x: parts[0], y: parts[1]), inControl: Point(x: parts[2], y: parts[3]),
      outControl: Point(x: parts[4], y: parts[5]))
  }
}

extension Color {
  fileprivate init?(parts: ArraySlice<Double>) {
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let first = parts.startIndex
    self.init(
      red: parts[first], green: parts[first + 1], blue: parts[first + 2],
      alpha: parts.count == 4 ? parts[first + 3] : 1)
  }
}
