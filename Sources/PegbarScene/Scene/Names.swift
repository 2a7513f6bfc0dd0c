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
