public import PegbarGeometry

/// A colour with a name.
public struct NamedColor: Hashable, Sendable {
  /// The name, unique in the palette.
  public var name: String
  /// The colour.
  public var color: Color

  /// Makes a named colour.
  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }
}

/// An easing curve with a name; the name never changes the numbers.
public struct NamedCurve: Hashable, Sendable {
  /// The name, unique among the curves.
  public var name: String
  /// The curve.
  public var curve: TimingCurve

  /// Makes a named curve.
  public init(name: String, curve: TimingCurve) {
    self.name = name
    self.curve = curve
  }
}

/// A named point or span of time.
public struct Marker: Hashable, Sendable {
  /// The name, unique among the markers.
  public var name: String
  /// What the designer wrote.
  public var comment: String
  /// When it begins, in seconds of the scene.
  public var time: Double
  /// How long it is, in seconds; 0 for a point.
  public var duration: Double

  /// Makes a marker.
  public init(name: String, comment: String, time: Double, duration: Double) {
    self.name = name
    self.comment = comment
    self.time = time
    self.duration = duration
  }
}

/// A picture that layers show.
public struct ImageAsset: Hashable, Sendable {
  /// Where the bytes of a picture are.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Data: Hashable, Sendable {
    /// In the scene itself, base64 text as the source has it.
    case embedded(mediaType: String, base64: String)
    /// In a file beside the scene.
    case external(path: String)
  }

  /// The id that uses refer to.
  public var id: String
  /// Its size in points.
  public var size: Size
  /// Where its bytes are.
  public var data: Data

  /// Makes an image.
  public init(id: String, size: Size, data: Data) {
    self.id = id
    self.size = size
    self.data = data
  }
}

extension NamedColor: SceneRecord {
  package static let documentation = "A colour with a name."
  package static let blank = NamedColor(name: "", color: .black)
  package static let isShort = true
  package static let fields: [Field<NamedColor>] = [
    .value("name", \.name, "The name, unique in the palette.", .expected),
    .value("color", \.color, "The colour.", .essential),
  ]
}

extension NamedCurve: SceneRecord {
  package static let documentation = "An easing curve with a name."
  package static let blank = NamedCurve(name: "", curve: TimingCurve(0, 0, 1, 1))
  package static let isShort = true
  package static let fields: [Field<NamedCurve>] = [
    .value(
      "name", \.name,
      "The name, unique among the curves; a curve called \"linear\" or \"hold\" is not found by "
        + "its name.", .expected),
    .value("curve", \.curve, "The curve.", .essential),
  ]
}

extension Marker: SceneRecord {
  package static let documentation = "A named point or span of time."
  package static let blank = Marker(name: "", comment: "", time: 0, duration: 0)
  package static let isShort = true
  package static let fields: [Field<Marker>] = [
    .value("name", \.name, "The name, unique among the markers.", .expected),
    .value("comment", \.comment, "What the designer wrote."),
    .value("time", \.time, "When it begins, in seconds of the scene.", .essential),
    .value("duration", \.duration, "How long it is, in seconds; 0 for a point."),
  ]
}

extension ImageAsset: SceneRecord {
  package static let documentation = "A picture that layers show."
  package static let blank = ImageAsset(
    id: "", size: Size(width: 0, height: 0), data: .external(path: ""))
  package static let isShort = true
  package static let fields: [Field<ImageAsset>] = [
    .value("id", \.id, "The id that uses refer to.", .expected),
    .value("size", \.size, "Its size in points.", .expected),
    .alternatives("data", \.data, .essential),
  ]
}

extension ImageAsset.Data: SceneUnion {
  package static let blanks: [ImageAsset.Data] = [
    .external(path: ""), .embedded(mediaType: "", base64: ""),
  ]
  private static let path = FieldFacts("path", "Where the file is.", .expected)
  private static let mediaType = FieldFacts(
    "mediaType", "What kind of picture it is, for example image/png.", .always)
  private static let base64 = FieldFacts("base64", "Its bytes as base64.", .essential)

  package var unionCase: UnionCase<Self> {
    switch self {
    case .external(let path):
      UnionCase("path", "A picture in a file beside the scene.", members: [Self.path]) {
        change, _ in .external(path: change.value(path, "", Self.path))
      }
    case .embedded(let mediaType, let base64):
      UnionCase("base64", "A picture in the scene itself.", members: [Self.mediaType, Self.base64])
      {
        change, _ in
        .embedded(
          mediaType: change.value(mediaType, "", Self.mediaType),
          base64: change.value(base64, "", Self.base64))
      }
    }
  }
}
