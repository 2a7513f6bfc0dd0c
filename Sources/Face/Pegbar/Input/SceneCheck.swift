internal import PegbarJSON
internal import PegbarPasses
internal import PegbarScene
/// Checks scenes that a program has made, as scenes are checked that are read from files.
struct SceneCheck {
  /// How much of a scene is kept.
  let limits: Limits

  /// Reports numbers of a scene that are not finite: JSON has `null` in their places, which is read as if
  /// nothing were there.
  func reportNulls(in json: [UInt8], log: FindingLog) {
    // The syntax comes from Pegbar; reading the values reports a limit.
    try? JSONDocument.read(json, log: log, limits: limits) { Self.reportNulls(in: $0) }
  }

  private static func reportNulls(in value: JSONValue) {
    if value.isNull {
      value.report(
        .sceneInvalid, "a number is not finite; the usual value stands in for it", outcome: .dropped
      )
    } else if let object = value.object {
      for (_, member) in object { reportNulls(in: member) }
    } else if value.numbers == nil, let array = value.array {
      for element in array { reportNulls(in: element) }
    }
  }

  /// What scene JSON holds once parts that break a rule are left out.
  ///
  /// - Throws: a `ConversionError` where nothing of it can be used.
  func document(
    _ json: [UInt8], log: FindingLog
  ) throws(ConversionError) -> SceneJSON.Document {
    reportNulls(in: json, log: log)
    do throws(SceneJSONError) {
      return try SceneJSON.read(json, log: log, limits: limits)
    } catch {
      throw ConversionError(error.finding, after: log.findings)
    }
  }
}

extension Input {
  /// The exact scene once the passes of a program have changed it; the scene as it is without any.
  func passedScene(_ scene: Scene, log: FindingLog) throws(ConversionError) -> Scene {
    guard !passes.isEmpty else { return scene }
    // An unfinished scene must not be used.
    try ConversionError.checkCancellation()
    var scene = scene
    for pass in passes { pass.apply(to: &scene, log: log) }
    let document = try SceneCheck(limits: limits).document(SceneJSON.write(scene), log: log)
    return ScenePasses.prepared(document.scene, log: log)
  }
}
