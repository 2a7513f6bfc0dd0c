internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

// The root of both kinds of scene. There is no scene without its essential members.
extension SceneReader {
  /// Returns a scene of either kind.
  func document(_ root: JSONValue) throws(SceneJSONError) -> SceneJSON.Document {
    guard let object = root.object else {
      throw unusable(.sceneInvalid, "expected a scene object, found \(root.typeName)", root.path)
    }
    guard let version = object["pegbar"] else {
      throw unusable(.sceneInvalid, "missing member 'pegbar', the version of the format", root.path)
    }
    guard version.number == Double(SceneJSON.version) else {
      let found = version.number.map(NumberText.text) ?? version.typeName
      throw unusable(
        .sceneVersion,
        "the scene has version \(found); only version \(SceneJSON.version) is supported",
        version.path)
    }
    let kind = object["kind"]
    switch kind?.string {
    case "exact": return .exact(try scene(object))
    case "normalized": return .normalized(try scene(object))
    default:
      throw unusable(
        .sceneInvalid, "'kind' must be \"exact\" or \"normalized\"", (kind ?? root).path)
    }
  }

  private func scene<Scene: SceneRecord>(_ object: JSONObject) throws(SceneJSONError) -> Scene {
    guard let duration = object["duration"]?.number, duration >= 0 else {
      throw missing("'duration' must be a number of at least 0, in seconds", "duration", in: object)
    }
    guard let rate = object["frameRate"]?.number, rate > 0 else {
      throw missing(
        "'frameRate' must be a number above 0, in frames per second", "frameRate", in: object)
    }
    // Only a program that replaces the file uses the checksum. A file that was edited by hand is
    // read.
    guard let scene: Scene = record(object, besides: ["pegbar", "kind", "checksum"]) else {
      throw missing("'root' must be a composition with a size", "root", in: object)
    }
    return scene
  }

  private func missing(
    _ message: String, _ key: JSONKey, in object: JSONObject
  ) -> SceneJSONError {
    let path = object[key]?.path ?? object.reader.trail.path(of: object.source)
    return unusable(.sceneInvalid, message, path)
  }

  private func unusable(
    _ kind: FindingKind, _ message: String, _ path: JSONPath
  ) -> SceneJSONError {
    .unusable(Finding(kind, message, path: path, outcome: .dropped))
  }
}
