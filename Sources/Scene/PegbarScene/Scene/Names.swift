public import PegbarGeometry

/// A color with a name.
public struct NamedColor: Hashable, Sendable {
  /// The name, unique in the palette.
  public var name: String
  /// The color.
  public var color: Color

  /// Creates a named color.
  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }
}

extension NamedColor {
  /// Returns the colors with unique names, in the same order.
  package static func named(_ colors: [Color]) -> [NamedColor] {
    var names = UniqueNames()
    return colors.map {
      NamedColor(name: names.unique(StandardColors.name(of: $0), orNumber: ""), color: $0)
    }
  }
}

/// An easing curve with a name, which does not affect its numbers.
public struct NamedCurve: Hashable, Sendable {
  /// The name, unique among the curves.
  public var name: String
  /// The curve.
  public var curve: TimingCurve

  /// Creates a named curve.
  public init(name: String, curve: TimingCurve) {
    self.name = name
    self.curve = curve
  }
}

/// A named point or span of time.
public struct Marker: Hashable, Sendable {
  /// The name, unique among the markers.
  public var name: String
  /// The designer's comment.
  public var comment: String
  /// The start time, in seconds of the scene.
  public var time: Double
  /// The duration in seconds; 0 for a point.
  public var duration: Double

  /// Creates a marker.
  public init(name: String, comment: String, time: Double, duration: Double) {
    self.name = name
    self.comment = comment
    self.time = time
    self.duration = duration
  }
}

/// An image that layers use.
public struct ImageAsset: Hashable, Sendable {
  /// The location of the bytes of an image.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Data: Hashable, Sendable {
    /// In the scene itself, as the Base64 string of the source.
    case embedded(mediaType: String, base64: String)
    /// In a file next to the scene.
    case external(path: String)
  }

  /// The ID that image uses refer to.
  public var id: String
  /// The size in points.
  public var size: Size
  /// The location of the bytes.
  public var data: Data

  /// Creates an image.
  public init(id: String, size: Size, data: Data) {
    self.id = id
    self.size = size
    self.data = data
  }
}

extension NamedColor: SceneRecord {
  package static let documentation = "A color with a name."
  package static let blank = NamedColor(name: "", color: .black)
  package static let isShort = true
  package static let fields: [Field<NamedColor>] = [
    .value("name", \.name, "The name, unique in the palette.", .expected),
    .value("color", \.color, "The color.", .essential),
  ]
}

extension NamedCurve: SceneRecord {
  package static let documentation = "An easing curve with a name."
  package static let blank = NamedCurve(name: "", curve: TimingCurve(0, 0, 1, 1))
  package static let isShort = true
  package static let fields: [Field<NamedCurve>] = [
    .value(
      "name", \.name,
      "The name, unique among the curves; a curve named \"linear\" or \"hold\" cannot be used.",
      .expected),
    .value("curve", \.curve, "The curve.", .essential),
  ]
}

extension Marker: SceneRecord {
  package static let documentation = "A named point or span of time."
  package static let blank = Marker(name: "", comment: "", time: 0, duration: 0)
  package static let isShort = true
  package static let fields: [Field<Marker>] = [
    .value("name", \.name, "The name, unique among the markers.", .expected),
    .value("comment", \.comment, "The designer's comment."),
    .value("time", \.time, "The start time, in seconds of the scene.", .essential),
    .value("duration", \.duration, "The duration in seconds; 0 for a point."),
  ]
}

extension ImageAsset: SceneRecord {
  package static let documentation = "An image that layers use."
  package static let blank = ImageAsset(
    id: "", size: Size(width: 0, height: 0), data: .external(path: ""))
  package static let isShort = true
  package static let fields: [Field<ImageAsset>] = [
    .value("id", \.id, "The ID by which layers refer to the image.", .expected),
    .value("size", \.size, "The size in points.", .expected),
    .alternatives("data", \.data, .essential),
  ]
}

extension ImageAsset.Data: SceneUnion {
  package static let blanks: [ImageAsset.Data] = [
    .external(path: ""), .embedded(mediaType: "", base64: ""),
  ]
  private static let path = FieldFacts("path", "The path of the file.", .expected)
  private static let mediaType = FieldFacts(
    "mediaType", "The media type of the image, for example image/png.", .always)
  private static let base64 = FieldFacts("base64", "The bytes as Base64.", .essential)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .external(let path):
      UnionCase("path", "An image in a file next to the scene.", members: [Self.path]) {
        change, _ in .external(path: change.value(path, "", Self.path))
      }
    case .embedded(let mediaType, let base64):
      UnionCase("base64", "An image in the scene itself.", members: [Self.mediaType, Self.base64]) {
        change, _ in
        .embedded(
          mediaType: change.value(mediaType, "", Self.mediaType),
          base64: change.value(base64, "", Self.base64))
      }
    }
  }
}
