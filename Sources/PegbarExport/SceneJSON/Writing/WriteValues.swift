internal import PegbarJSON
internal import PegbarScene

extension Double {
  /// Writes a number.
  func write(to json: inout JSONWriter) {
    json.number(self)
  }
}

extension Bool {
  /// Writes `true` or `false`.
  func write(to json: inout JSONWriter) {
    json.bool(self)
  }
}

extension Point {
  /// Writes `[x, y]`.
  func write(to json: inout JSONWriter) {
    json.pair(x, y)
  }
}

extension Color {
  /// Writes `[r, g, b]`, or `[r, g, b, a]` unless it is opaque.
  func write(to json: inout JSONWriter) {
    json.beginArray(.oneLine)
    writeParts(to: &json)
    json.endArray()
  }

  /// Writes the components as elements of a list that was begun.
  fileprivate func writeParts(to json: inout JSONWriter) {
    json.number(red)
    json.number(green)
    json.number(blue)
    if alpha != 1 { json.number(alpha) }
  }
}

extension Orientation {
  /// Writes `[x, y, z]`.
  func write(to json: inout JSONWriter) {
    json.list([x, y, z])
  }
}

extension Numbers {
  /// Writes a list of numbers.
  func write(to json: inout JSONWriter) {
    json.list(values)
  }
}

extension Colors {
  /// Writes a list of colours.
  func write(to json: inout JSONWriter) {
    json.beginArray(.oneLine)
    for color in values { color.write(to: &json) }
    json.endArray()
  }
}

extension GradientStops {
  /// Writes `{"colors": [[offset, r, g, b], …], "alphas": [[offset, alpha], …]}`.
  func write(to json: inout JSONWriter) {
    json.beginObject(.oneLine)
    json.key("colors")
    json.beginArray(.oneLine)
    for stop in colors {
      json.beginArray(.oneLine)
      json.number(stop.offset)
      stop.color.writeParts(to: &json)
      json.endArray()
    }
    json.endArray()
    if !alphas.isEmpty {
      json.key("alphas")
      json.beginArray(.oneLine)
      for stop in alphas { json.pair(stop.offset, stop.alpha) }
      json.endArray()
    }
    json.endObject()
  }
}

extension Path {
  /// Writes a list of contours.
  func write(to json: inout JSONWriter) {
    json.beginArray(contours.count > 1 ? .lines : .oneLine)
    for contour in contours { contour.write(to: &json) }
    json.endArray()
  }
}

extension Contour {
  /// Writes `{"isClosed": true, "vertices": […]}`.
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject(.oneLine)
    if isClosed { json.member("isClosed", true) }
    json.key("vertices")
    json.beginArray(.oneLine)
    for vertex in vertices { vertex.write(to: &json) }
    json.endArray()
    json.endObject()
  }
}

extension PathVertex {
  /// Writes `[x, y]` for a corner, `[x, y, inX, inY, outX, outY]` for anything else.
  fileprivate func write(to json: inout JSONWriter) {
    json.beginArray(.oneLine)
    json.number(point.x)
    json.number(point.y)
    if inControl != point || outControl != point {
      json.number(inControl.x)
      json.number(inControl.y)
      json.number(outControl.x)
      json.number(outControl.y)
    }
    json.endArray()
  }
}

extension JSONWriter {
  /// Writes a list of two numbers.
  mutating func pair(_ first: Double, _ second: Double) {
    beginArray(.oneLine)
    number(first)
    number(second)
    endArray()
  }

  /// Writes a list of numbers on one line.
  mutating func list(_ numbers: [Double]) {
    beginArray(.oneLine)
    for number in numbers { self.number(number) }
    endArray()
  }
}
