internal import PegbarPasses
public import PegbarScene

extension MotionScene where SceneComposition == Composition {
  /// Returns the scene with other values for its parameters, which are the slots of the source.
  ///
  /// ```swift
  /// let greeting = try scene.applying(["title": .text("Hello"), "accent": .color(brand)])
  /// ```
  ///
  /// The values become the defaults of the parameters. Colors keep the alpha of the source, and an
  /// image is the ID of another image of the scene.
  ///
  /// - Parameter values: The values, by the name of the parameter, with the types of the defaults.
  /// - Throws: A `SettingError` if a parameter does not exist or has another type, if an image does
  ///   not exist, or if a parameter controls a value that cannot be set: a keyframed property, a path,
  ///   or any value of a scene that was read from scene JSON.
  public func applying(_ values: [String: Parameter.Value]) throws(SettingError) -> Scene {
    var scene = self
    try scene.setDefaults(values)
    var pass = ApplyParameters(values, of: parameters)
    LargeStack.run { pass.apply(to: &scene) }
    try Self.check(values, pass.applied)
    return scene
  }
}

extension MotionScene where SceneComposition == NormalizedComposition {
  /// Returns the scene with other values for its parameters, which are the slots of the source.
  ///
  /// The values become the defaults of the parameters. Colors keep the alpha of the source, and an
  /// image is the ID of another image of the scene.
  ///
  /// - Parameter values: The values, by the name of the parameter, with the types of the defaults.
  /// - Throws: A `SettingError` if a parameter does not exist or has another type, if an image does
  ///   not exist, or if a parameter controls no value of a layer.
  public func applying(_ values: [String: Parameter.Value]) throws(SettingError) -> NormalizedScene
  {
    var scene = self
    try scene.setDefaults(values)
    let applied = LargeStack.run { scene.apply(values) }
    try Self.check(values, applied)
    return scene
  }
}

extension MotionScene {
  /// Replaces the defaults of parameters.
  fileprivate mutating func setDefaults(
    _ values: [String: Parameter.Value]
  ) throws(SettingError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let index = parameters.firstIndex(where: { $0.name == name }) else {
        throw SettingError(unknown: "parameter", name, among: parameters.map(\.name))
      }
      guard parameters[index].value.hasType(of: value) else {
        throw SettingError(
          "'\(PrintableText.line(name))' is \(parameters[index].value.typeName), "
            + "not \(value.typeName)")
      }
      if case .image(let id) = value, !images.contains(where: { $0.id == id }) {
        throw SettingError(unknown: "image", id, among: images.map(\.id))
      }
      parameters[index].value = value
    }
  }

  /// Throws an error if a parameter controls a value that was not set.
  fileprivate static func check(
    _ values: [String: Parameter.Value], _ applied: Set<String>
  ) throws(SettingError) {
    guard let name = values.keys.sorted().first(where: { !applied.contains($0) }) else { return }
    throw SettingError("'\(PrintableText.line(name))' controls a value that cannot be set")
  }
}

extension Parameter.Value {
  /// Returns `true` if another value has the same type; colors of a gradient also need their number.
  fileprivate func hasType(of other: Parameter.Value) -> Bool {
    switch (self, other) {
    case (.colors(let own), .colors(let colors)): own.count == colors.count
    case _: typeName == other.typeName
    }
  }

  /// The type, for messages.
  fileprivate var typeName: String {
    switch self {
    case .number: "a number"
    case .point: "a point"
    case .color: "a color"
    case .colors(let colors): "a list of \(Words.counted(colors.count, "color"))"
    case .text: "text"
    case .image: "an image"
    }
  }
}
