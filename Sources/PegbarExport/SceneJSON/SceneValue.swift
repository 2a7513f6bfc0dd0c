internal import PegbarJSON
internal import PegbarScene

/// A value that stands in a scene's JSON, plainly or as the value of a key.
protocol SceneValue: TrackValue {
  /// Writes the value.
  func write(to json: inout JSONWriter)

  /// Reads the value; reports another form and returns nil.
  static func read(_ value: JSONValue) -> Self?
}
