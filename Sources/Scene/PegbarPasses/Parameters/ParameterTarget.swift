/// A property of the source that a parameter may set, identified by its JSON path
/// (`Parameter.targets`).
///
/// The source of a part of a scene is the path of its JSON object. This type has the keys of the
/// object's properties.
struct ParameterTarget {
  /// The JSON path.
  ///
  /// For a property of an effect, the last key is the one that a transform or a shape uses.
  let path: String

  private init(_ source: String, _ key: String) { path = "\(source).\(key)" }

  /// The opacity of a transform, a style, a mask or an effect.
  static func opacity(of source: String) -> ParameterTarget { ParameterTarget(source, "o") }
  /// The position of a transform, or the center of a path.
  static func position(of source: String) -> ParameterTarget { ParameterTarget(source, "p") }
  /// The X Position of a transform with separate dimensions.
  static func positionX(of source: String) -> ParameterTarget { ParameterTarget(source, "p.x") }
  /// The Y Position of a transform with separate dimensions.
  static func positionY(of source: String) -> ParameterTarget { ParameterTarget(source, "p.y") }
  /// The scale of a transform.
  static func scale(of source: String) -> ParameterTarget { ParameterTarget(source, "s") }
  /// The rotation of a transform.
  static func rotation(of source: String) -> ParameterTarget { ParameterTarget(source, "r") }
  /// The Z Rotation of a transform in 3D space.
  static func rotationZ(of source: String) -> ParameterTarget { ParameterTarget(source, "rz") }
  /// The color of a fill or a stroke.
  static func color(of source: String) -> ParameterTarget { ParameterTarget(source, "c") }
  /// The width of a stroke.
  static func lineWidth(of source: String) -> ParameterTarget { ParameterTarget(source, "w") }
  /// The start point of a gradient.
  static func gradientStart(of source: String) -> ParameterTarget { ParameterTarget(source, "s") }
  /// The end point of a gradient.
  static func gradientEnd(of source: String) -> ParameterTarget { ParameterTarget(source, "e") }
  /// The colors of a gradient: the values, or the object that contains them.
  static func colors(of source: String) -> [ParameterTarget] {
    [ParameterTarget(source, "g.k"), ParameterTarget(source, "g")]
  }
  /// The expansion of a mask.
  static func expansion(of source: String) -> ParameterTarget { ParameterTarget(source, "x") }
  /// The source text of a text layer.
  static func text(of source: String) -> ParameterTarget { ParameterTarget(source, "t.d") }

  /// The path of a layer's transform.
  static func transform(ofLayer source: String) -> String { "\(source).ks" }

  /// The part of a path between a group and the index of an item.
  static let groupItems = ".it["

  /// The keys of a transform's properties.
  static let transformKeys: Set<Substring> = ["p", "p.x", "p.y", "s", "r", "rz", "o"]

  /// Returns the path of an effect's property by its name in After Effects.
  static func ofEffect(_ target: String, title: String?) -> String {
    guard let start = target.ranges(of: ".ef[").last?.lowerBound,
      let key = title.flatMap({ effectKeys[$0] })
    else { return target }
    return "\(target[..<start]).\(key)"
  }

  private static let effectKeys = [
    "Color": "c", "Opacity": "o", "Brush Size": "w", "Position": "p", "Rotation": "r",
  ]

  /// Returns the common prefix of the paths of a style's properties.
  static func prefix(ofStyle source: String) -> String { "\(source)." }

  /// Returns the prefixes of the paths of a layer's properties, except for its transform, which may
  /// also move child layers.
  static func prefixes(ofLayerContent source: String) -> [String] {
    ["ks.o", "shapes", "t.", "masksProperties", "ef["].map { "\(source).\($0)" }
  }
}
