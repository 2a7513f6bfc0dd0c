internal import PegbarPasses
internal import PegbarScene

extension SceneJSON {
  /// Returns the content of scene JSON that a program created, without parts that break a rule.
  ///
  /// Applies the same checks as to a scene in a file.
  ///
  /// - Throws: A `ConversionError` if no part of it can be used.
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
  /// Returns the exact scene after the passes of a program; without passes, the scene is unchanged.
  func passedScene(_ scene: Scene, log: FindingLog) throws(ConversionError) -> Scene {
    guard !passes.isEmpty else { return scene }
    // Passes must not receive an unfinished scene.
    try ConversionError.checkCancellation()
    var scene = scene
    for pass in passes { pass.apply(to: &scene, log: log) }
    let document = try SceneJSON.checked(SceneJSON.write(scene), log: log, limits: limits)
    return ScenePasses.prepared(document.scene, log: log)
  }
}
