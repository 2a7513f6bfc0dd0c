internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

// The root of either scene.
extension SceneReader {
  private struct Head {
    var name: String
    var duration: Double
    var frameRate: Double
    var firstFrame: Double
  }

  /// A scene of either kind.
  mutating func document(_ root: JSONValue) throws(SceneJSONError) -> SceneJSON.Document {
    guard let object = root.object else {
      throw unusable(.sceneInvalid, "a scene is an object, found \(root.typeName)", root.path)
    }
    var members = SceneMembers(object)
    guard let version = members["pegbar"] else {
      throw unusable(.sceneInvalid, "the member 'pegbar' with the version is missing", root.path)
    }
    guard version.number == Double(SceneJSON.version) else {
      let found = version.number.map(NumberText.text) ?? version.typeName
      throw unusable(
        .sceneVersion, "the scene has version \(found); only \(SceneJSON.version) is read",
        version.path)
    }
    let kind = members["kind"]
    switch kind?.string {
    case "exact": return .exact(try exactScene(&members))
    case "normalized": return .normalized(try normalizedScene(&members))
    default:
      throw unusable(
        .sceneInvalid, "'kind' has to be \"exact\" or \"normalized\"", (kind ?? root).path)
    }
  }

  /// The checksum is for whoever replaces the file; a scene that was edited by hand is read as well.
  private func ignoreChecksum(_ members: inout SceneMembers) {
    _ = members["checksum"]
  }

  private mutating func exactScene(_ members: inout SceneMembers) throws(SceneJSONError) -> Scene {
    let head = try head(&members)
    let tables = tables(&members)
    let definitions = elements(members["definitions"])
    let root = members["root"]
    ignoreChecksum(&members)
    members.finish()
    guard let root, let composition = exactComposition(root) else {
      throw noRoot(root, in: members)
    }
    var compositions = definitions.compactMap { definition($0) }
    compositions.append(composition)
    compositions.resolveReferences()
    let result = compositions.map(\.composition)
    return Scene(
      name: head.name, duration: head.duration, frameRate: head.frameRate,
      firstFrame: head.firstFrame, root: result[result.count - 1],
      definitions: Array(result.dropLast()), images: tables.images, fonts: tables.fonts,
      palette: tables.palette,
      curves: tables.curves, markers: tables.markers, parameters: tables.parameters)
  }

  private mutating func normalizedScene(
    _ members: inout SceneMembers
  ) throws(SceneJSONError) -> NormalizedScene {
    let head = try head(&members)
    let tables = tables(&members)
    // A definition refers only to those before it, and the root to any: none contains itself.
    var definitions: [NormalizedComposition] = []
    for value in elements(members["definitions"]) {
      guard let composition = normalizedComposition(value),
        isNewDefinition(composition.id, value)
      else { continue }  // reported there
      definitions.append(composition)
    }
    let root = members["root"]
    ignoreChecksum(&members)
    members.finish()
    guard let root, let composition = normalizedComposition(root) else {
      throw noRoot(root, in: members)
    }
    return NormalizedScene(
      name: head.name, duration: head.duration, frameRate: head.frameRate,
      firstFrame: head.firstFrame, root: composition, definitions: definitions,
      images: tables.images, fonts: tables.fonts, palette: tables.palette, curves: tables.curves,
      markers: tables.markers, parameters: tables.parameters)
  }

  private mutating func definition(_ value: JSONValue) -> ReadComposition? {
    guard let read = exactComposition(value), isNewDefinition(read.composition.id, value) else {
      return nil  // reported there
    }
    return read
  }

  /// Whether a definition has an id that no other has; reports it otherwise.
  private mutating func isNewDefinition(_ id: String, _ value: JSONValue) -> Bool {
    if id.isEmpty {
      value.reportInvalid("a definition needs an id; it is left out")
      return false
    }
    if definitions.insert(id).inserted { return true }
    value.reportInvalid("there is a definition '\(id)' already; this one is left out")
    return false
  }

  private func head(_ members: inout SceneMembers) throws(SceneJSONError) -> Head {
    let name = text(members.required("name"))
    let duration = members["duration"]
    let frameRate = members["frameRate"]
    let firstFrame = value(members["firstFrame"], 0)
    guard let seconds = duration?.number, seconds >= 0 else {
      throw unusable(
        .sceneInvalid, "'duration' has to be a number of seconds, 0 or more",
        path(duration, in: members))
    }
    guard let rate = frameRate?.number, rate > 0 else {
      throw unusable(
        .sceneInvalid, "'frameRate' has to be a number of frames a second, more than 0",
        path(frameRate, in: members))
    }
    return Head(name: name, duration: seconds, frameRate: rate, firstFrame: firstFrame)
  }

  private func noRoot(_ root: JSONValue?, in members: SceneMembers) -> SceneJSONError {
    unusable(.sceneInvalid, "'root' has to be a composition with a size", path(root, in: members))
  }

  private func path(_ value: JSONValue?, in members: SceneMembers) -> JSONPath {
    value?.path ?? members.object.reader.trail.path(of: members.object.source)
  }

  private func unusable(
    _ kind: FindingKind, _ message: String, _ path: JSONPath
  ) -> SceneJSONError {
    .unusable(Finding(kind, message, path: path, outcome: .dropped))
  }
}
