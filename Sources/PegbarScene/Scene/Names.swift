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

/// A value that is meant to be changed from outside (a slot of the source).
public struct Parameter: Hashable, Sendable {
  /// What a parameter is and which value it has unless it is changed.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A point or a pair of factors.
    case point(Point)
    /// A colour.
    case color(Color)
    /// Text.
    case text(String)
  }

  /// The name (the slot's id).
  public var name: String
  /// The value unless it is changed.
  public var value: Value
  /// The JSON paths of the properties that follow it.
  public var targets: [String]

  /// Makes a parameter.
  public init(name: String, value: Value, targets: [String]) {
    self.name = name
    self.value = value
    self.targets = targets
  }
}
