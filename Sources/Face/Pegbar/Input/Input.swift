internal import PegbarContainer
internal import PegbarDiagnostics
internal import PegbarImport
internal import PegbarJSON
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene
/// A parsed file: its content, and its text for locating findings.
struct Input {
  /// The content of a file.
  enum Content {
    /// An animation in the Lottie format.
    case lottie(LottieDocument)
    /// A scene in JSON.
    case scene(SceneJSON.Document)
  }

  /// The content of the file.
  var content: Content
  /// The JSON text.
  let text: [UInt8]
  /// The dotLottie archive that contains the animation and possibly images.
  let archive: Container?
  /// The limits on the content that is kept.
  let limits: Limits
  /// The ID of the animation, if the archive has several.
  var animation: String?
  /// The IDs of the animations in the archive; empty for other files.
  var animations: [String] = []
  /// The contents of the archive.
  var contents: ArchiveContents?
  /// The members that a player requires, but that are missing or null, if they are searched for.
  var missingMembers: [MissingMember]?
  /// The manifest, themes and state machines of the archive.
  var parts: DotLottieArchive?
  /// The ID of the animation in its archive, even if it is the only one.
  var archivedID: String?
  /// The findings about the state machines of the archive and the theme that was applied.
  var archiveFindings: [Finding] = []
  /// The passes of a program that change the exact scene.
  var passes: [any ScenePass] = []

  /// Returns the exact scene.
  ///
  /// A scene from a file may have been edited since it was written, so it is also prepared. A
  /// normalized scene is unchanged.
  func exactScene(name: String, log: FindingLog) -> Scene {
    switch content {
    case .lottie(let document):
      ScenePasses.prepared(importedScene(of: document, name: name, log: log), log: log)
    case .scene(.exact(let scene)): ScenePasses.prepared(scene, log: log)
    case .scene(.normalized(let scene)): scene.scene
    }
  }

  /// Returns the scene of a document as imported, before the passes, which suffices for import
  /// findings.
  ///
  /// - Parameter evaluatesExpressions: Whether to convert expressions to keyframes.
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
      setPlayback(of: &scene)
    }
    return scene
  }

  /// Returns the normalized scene, and its number of layers before clean-up.
  ///
  /// A scene that was read as normalized keeps its layers and tracks.
  func normalizedScene(
    of scene: Scene, tolerance: Double, log: FindingLog
  ) -> (scene: NormalizedScene, layersBefore: Int) {
    if case .scene(.normalized(let scene)) = content {
      return (ScenePasses.prepared(scene), scene.layerCount)
    }
    var normalizer = Normalizer(tolerance: tolerance, limits: limits)
    normalizer.cleansUp = true
    normalizer.checksContent = true
    let outcome = normalizer.outcome(of: scene, log: log)
    for (index, reason) in outcome.fixedParameters.sorted(by: { $0.key < $1.key }) {
      reportFixed(scene.parameters[index], reason, log: log)
    }
    return (outcome.scene, outcome.layersBefore)
  }

  /// Reports a parameter that has no effect in the normalized scene.
  private func reportFixed(_ parameter: Parameter, _ reason: String, log: FindingLog) {
    var path = JSONPath()
    if case .lottie(let document) = content,
      let slot = document.slots.first(where: { $0.id == parameter.name })
    {
      path = document.path(of: slot.source)
    }
    log.add(
      Finding(
        .fixedSlot, "the slot '\(parameter.name)' \(reason); code cannot change its value",
        path: path, outcome: .kept))
  }

  /// The IDs of the assets, by JSON path; empty for scenes.
  var assetIDs: [JSONPath: String] {
    guard case .lottie(let document) = content else { return [:] }
    return Dictionary(document.assets.map { (document.path(of: $0.source), $0.id) }) { first, _ in
      first
    }
  }

  /// Removes the layers of a document, which its scene replaces.
  mutating func removeLayers() {
    guard case .lottie(var document) = content else { return }
    document.removeLayers()
    content = .lottie(document)
  }

  /// Fills in the text positions of the findings in a log.
  func fillPositions(of log: FindingLog) {
    JSONLocator.fillPositions(of: log, in: text)
  }
}

extension SceneJSON.Document {
  /// The exact scene, which for a normalized scene is the same content.
  var scene: Scene {
    switch self {
    case .exact(let scene): scene
    case .normalized(let scene): scene.scene
    }
  }
}
