internal import PegbarPasses
internal import PegbarScene

extension SceneJSON {
  /// What the JSON of a scene holds that a program has made, once parts that break a rule are left out:
  /// it is checked like a scene in a file.
  ///
  /// - Throws: a `ConversionError` where nothing of it can be used.
  static func checked(
    _ json: [UInt8], log: FindingLog, limits: Limits
  ) throws(ConversionError) -> Document {
    do throws(SceneJSONError) {
      return try read(json, isMade: true, log: log, limits: limits)
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
    let document = try SceneJSON.checked(SceneJSON.write(scene), log: log, limits: limits)
    return ScenePasses.prepared(document.scene, log: log)
  }
}
