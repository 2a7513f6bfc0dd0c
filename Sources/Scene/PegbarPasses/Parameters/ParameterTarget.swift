/// A property of the source that a parameter may set, by its JSON path (`Parameter.targets`).
///
/// Each part of a scene keeps the path of its source; the JSON keys of its properties are listed here
/// alone.
struct ParameterTarget {
  /// The JSON path.
  ///
  /// That of an effect's property ends in the key that a transform or a shape has for it.
  let path: String

  private init(_ source: String, _ key: String) { path = "\(source).\(key)" }

  /// The opacity of a transform, a style, a mask or an effect.
  static func opacity(of source: String) -> ParameterTarget { ParameterTarget(source, "o") }
  /// The position of a transform, or the centre of a path.
  static func position(of source: String) -> ParameterTarget { ParameterTarget(source, "p") }
  /// The X Position of a transform with separate dimensions.
  static func positionX(of source: String) -> ParameterTarget { ParameterTarget(source, "p.x") }
  /// The Y Position of a transform with separate dimensions.
  static func positionY(of source: String) -> ParameterTarget { ParameterTarget(source, "p.y") }
  /// The scale of a transform.
  static func scale(of source: String) -> ParameterTarget { ParameterTarget(source, "s") }
  /// The rotation of a transform.
  static func rotation(of source: String) -> ParameterTarget { ParameterTarget(source, "r") }
  /// The Z Rotation of a transform in space.
  static func rotationZ(of source: String) -> ParameterTarget { ParameterTarget(source, "rz") }
  /// The colour of a fill or a stroke.
  static func color(of source: String) -> ParameterTarget { ParameterTarget(source, "c") }
  /// The width of a stroke.
  static func lineWidth(of source: String) -> ParameterTarget { ParameterTarget(source, "w") }
  /// The start point of a gradient.
  static func gradientStart(of source: String) -> ParameterTarget { ParameterTarget(source, "s") }
  /// The end point of a gradient.
  static func gradientEnd(of source: String) -> ParameterTarget { ParameterTarget(source, "e") }
  /// The colours of a gradient: the values, or the whole that they are in.
  static func colors(of source: String) -> [ParameterTarget] {
    [ParameterTarget(source, "g.k"), ParameterTarget(source, "g")]
  }
  /// The expansion of a mask.
  static func expansion(of source: String) -> ParameterTarget { ParameterTarget(source, "x") }
  /// The source text of a text layer.
  static func text(of source: String) -> ParameterTarget { ParameterTarget(source, "t.d") }

  /// The path of a layer's transform.
  static func transform(ofLayer source: String) -> String { "\(source).ks" }

  /// What stands in a path between a group and the number of an item.
  static let groupItems = ".it["

  /// The keys of a transform's properties, which other items do not all have.
  static let transformKeys: Set<Substring> = ["p", "p.x", "p.y", "s", "r", "rz", "o"]

  /// The path of an effect's property, by the title that After Effects has for it.
  static func ofEffect(_ target: String, title: String?) -> String {
    guard let start = target.ranges(of: ".ef[").last?.lowerBound,
      let key = title.flatMap({ effectKeys[$0] })
    else { return target }
    return "\(target[..<start]).\(key)"
  }

  private static let effectKeys = [
    "Color": "c", "Opacity": "o", "Brush Size": "w", "Position": "p", "Rotation": "r",
  ]

  /// The beginning of the paths of all properties of a style.
  static func prefix(ofStyle source: String) -> String { "\(source)." }

  /// The beginnings of the paths of all properties of a layer but its transform, which may also move
  /// other layers.
  static func prefixes(ofLayerContent source: String) -> [String] {
    ["ks.o", "shapes", "t.", "masksProperties", "ef["].map { "\(source).\($0)" }
  }
}
