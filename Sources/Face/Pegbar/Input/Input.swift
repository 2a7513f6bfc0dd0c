internal import PegbarContainer
internal import PegbarDiagnostics
internal import PegbarImport
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene
/// A file that was read: what it holds, and its text for finding places in it.
struct Input {
  /// What a file holds.
  enum Content {
    /// An animation in the Lottie format.
    case lottie(LottieDocument)
    /// A scene that was written as JSON.
    case scene(SceneJSON.Document)
  }

  /// What the file holds.
  let content: Content
  /// The JSON text.
  let text: [UInt8]
  /// The dotLottie archive it was taken from; it may hold images.
  let archive: [UInt8]?
  /// How much of it is kept.
  let limits: Limits
  /// The id of the animation, where the archive has several.
  var animation: String?
  /// The ids of the animations of that archive, the one that was read first; empty for other files.
  var animations: [String] = []
  /// What that archive holds.
  var contents: ArchiveContents?
  /// What a program changes in the exact scene.
  var passes: [any ScenePass] = []

  /// The exact scene.
  ///
  /// A scene that was read may have been edited since it was written, so it is prepared, too; one that
  /// was not stays as it is.
  func exactScene(name: String, log: FindingLog) -> Scene {
    switch content {
    case .lottie(let document):
      ScenePasses.prepared(importedScene(of: document, name: name, log: log), log: log)
    case .scene(.exact(let scene)): ScenePasses.prepared(scene, log: log)
    case .scene(.normalized(let scene)): scene.scene
    }
  }

  /// The scene of a document as it is imported, before the passes: enough for what import reports.
  ///
  /// - Parameter evaluatesExpressions: Whether expressions become keys.
  func importedScene(
    of document: LottieDocument, name: String, log: FindingLog, evaluatesExpressions: Bool = true
  ) -> Scene {
    var importer = Importer(fallbackName: name, limits: limits)
    importer.evaluatesExpressions = evaluatesExpressions
    let imported = importer.scene(from: document, log: log)
    var scene = imported.scene
    SceneChecks(scene, log: log).judge(imported.pendingChecks)
    if let archive {
      ArchivedImages(archive: archive, limits: limits).embed(in: &scene, log: log)
    }
    return scene
  }

  /// The scene that keyframes alone can play, and how many layers it had before cleaning up; one
  /// that was read as such keeps its layers and tracks.
  func normalizedScene(
    of scene: Scene, tolerance: Double, log: FindingLog
  ) -> (scene: NormalizedScene, layersBefore: Int) {
    if case .scene(.normalized(let scene)) = content {
      return (ScenePasses.prepared(scene), scene.layerCount)
    }
    var normalizer = Normalizer(tolerance: tolerance, limits: limits)
    normalizer.cleansUp = true
    let outcome = normalizer.outcome(of: scene, log: log)
    for (index, reason) in outcome.fixedParameters.sorted(by: { $0.key < $1.key }) {
      reportFixed(scene.parameters[index], reason, log: log)
    }
    return (outcome.scene, outcome.layersBefore)
  }

  /// Reports a parameter that nothing in the normalized scene follows.
  private func reportFixed(_ parameter: Parameter, _ reason: String, log: FindingLog) {
    var path = JSONPath()
    if case .lottie(let document) = content,
      let slot = document.slots.first(where: { $0.id == parameter.name })
    {
      path = document.path(of: slot.source)
    }
    log.add(
      Finding(
        .fixedSlot, "the slot '\(parameter.name)' \(reason); its value cannot be changed in code",
        path: path, outcome: .kept))
  }

  /// Fills in where in the text the findings of a log stand.
  func fillPositions(of log: FindingLog) {
    JSONLocator.fillPositions(of: log, in: text)
  }
}

extension SceneJSON.Document {
  /// The exact scene; a normalized scene is one, too.
  var scene: Scene {
    switch self {
    case .exact(let scene): scene
    case .normalized(let scene): scene.scene
    }
  }
}
