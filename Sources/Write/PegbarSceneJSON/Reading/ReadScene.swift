internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

// The root of either scene: without some of its members there is no scene.
extension SceneReader {
  /// A scene of either kind.
  func document(_ root: JSONValue) throws(SceneJSONError) -> SceneJSON.Document {
    guard let object = root.object else {
      throw unusable(.sceneInvalid, "a scene is an object, found \(root.typeName)", root.path)
    }
    guard let version = object["pegbar"] else {
      throw unusable(.sceneInvalid, "the member 'pegbar' with the version is missing", root.path)
    }
    guard version.number == Double(SceneJSON.version) else {
      let found = version.number.map(NumberText.text) ?? version.typeName
      throw unusable(
        .sceneVersion, "the scene has version \(found); only \(SceneJSON.version) is read",
        version.path)
    }
    let kind = object["kind"]
    switch kind?.string {
    case "exact": return .exact(try scene(object))
    case "normalized": return .normalized(try scene(object))
    default:
      throw unusable(
        .sceneInvalid, "'kind' has to be \"exact\" or \"normalized\"", (kind ?? root).path)
    }
  }

  private func scene<Scene: SceneRecord>(_ object: JSONObject) throws(SceneJSONError) -> Scene {
    guard let duration = object["duration"]?.number, duration >= 0 else {
      throw missing("'duration' has to be a number of seconds, 0 or more", "duration", in: object)
    }
    guard let rate = object["frameRate"]?.number, rate > 0 else {
      throw missing(
        "'frameRate' has to be a number of frames a second, more than 0", "frameRate", in: object)
    }
    // The checksum is for whoever replaces the file; one that was edited by hand is read as well.
    guard let scene: Scene = record(object, besides: ["pegbar", "kind", "checksum"]) else {
      throw missing("'root' has to be a composition with a size", "root", in: object)
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
