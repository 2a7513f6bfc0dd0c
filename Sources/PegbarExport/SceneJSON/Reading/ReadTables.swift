internal import PegbarJSON
internal import PegbarScene

/// What a scene has by name: images, fonts, colours, curves, markers, parameters.
struct SceneTables {
  /// Colours with names.
  var palette: [NamedColor]
  /// Easing curves with names.
  var curves: [NamedCurve]
  /// Named points and spans of time.
  var markers: [Marker]
  /// Values that are meant to be changed from outside.
  var parameters: [Parameter]
  /// The images.
  var images: [ImageAsset]
  /// The fonts.
  var fonts: [Font]
}

extension SceneReader {
  /// The tables of a scene; from now on its curves and images are known.
  mutating func tables(_ members: inout SceneMembers) -> SceneTables {
    let tables = SceneTables(
      palette: elements(members["palette"]).compactMap(namedColor),
      curves: elements(members["curves"]).compactMap(namedCurve),
      markers: elements(members["markers"]).compactMap(marker),
      parameters: elements(members["parameters"]).compactMap(parameter),
      images: elements(members["images"]).compactMap(image),
      fonts: elements(members["fonts"]).compactMap(font))
    for curve in tables.curves where curves[curve.name] == nil {
      curves[curve.name] = curve.curve
    }
    images = Set(tables.images.map(\.id))
    return tables
  }

  private func namedColor(_ value: JSONValue) -> NamedColor? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    guard let color = members.required("color").flatMap(Color.read) else { return nil }
    return NamedColor(name: name, color: color)
  }

  private func namedCurve(_ value: JSONValue) -> NamedCurve? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    guard let curve = members.required("curve").flatMap(timing) else { return nil }
    return NamedCurve(name: name, curve: curve)
  }

  private func marker(_ value: JSONValue) -> Marker? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    let comment = text(members["comment"])
    let duration = self.value(members["duration"], 0)
    guard let time = members.required("time").flatMap(Double.read) else { return nil }
    return Marker(name: name, comment: comment, time: time, duration: duration)
  }

  private func parameter(_ value: JSONValue) -> Parameter? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    let targets = elements(members["targets"]).map { text($0) }
    guard let content = members.required("value").flatMap(parameterValue) else { return nil }
    return Parameter(
      name: name, value: content, targets: targets,
      bindings: elements(members["bindings"]).compactMap(binding))
  }

  private func binding(_ value: JSONValue) -> ParameterBinding? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let composition = text(members["composition"])
    let layer = text(members.required("layer"))
    let name = members.required("part")
    var map = Matrix.identity
    if let numbers = members["map"].flatMap(Numbers.read)?.values {
      guard numbers.count == 6 else {
        value.reportInvalid("the map has other than 6 numbers; what follows is left out")
        return nil
      }
      map = Matrix(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    guard let part = ParameterBinding.Part(rawValue: text(name)) else {
      value.reportInvalid("the part '\(text(name))' is none that can follow; it is left out")
      return nil
    }
    return ParameterBinding(composition: composition, layer: layer, part: part, map: map)
  }

  private func parameterValue(_ value: JSONValue) -> Parameter.Value? {
    if let text = value.string { return .text(text) }
    if value.isObject {
      guard var members = members(value) else { return nil }
      defer { members.finish() }
      return members.required("image").map { .image(text($0)) }
    }
    if value.array?.first?.isArray == true { return Colors.read(value).map { .colors($0.values) } }
    if value.arrayCount == 2 { return Point.read(value).map { .point($0) } }
    if value.isArray { return Color.read(value).map { .color($0) } }
    return Double.read(value).map { .number($0) }
  }

  private func image(_ value: JSONValue) -> ImageAsset? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let id = text(members.required("id"))
    let size = size(members.required("size")) ?? Size(width: 0, height: 0)
    if let path = members["path"] {
      return ImageAsset(id: id, size: size, data: .external(path: text(path)))
    }
    let label = text(members["mediaType"])
    guard let base64 = members["base64"] else {
      value.reportInvalid("the image has neither 'path' nor 'base64'; it is left out")
      return nil
    }
    // Bytes that are no known image were reported when the scene was made.
    let bytes = text(base64)
    let mediaType = MediaType.ofImage(base64: bytes) ?? label
    return ImageAsset(id: id, size: size, data: .embedded(mediaType: mediaType, base64: bytes))
  }
}
