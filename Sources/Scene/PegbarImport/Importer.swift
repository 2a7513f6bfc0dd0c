package import PegbarBase
package import PegbarDiagnostics
package import PegbarLottie
package import PegbarScene

/// Turns a document into the exact scene: the only place where meaning and units change.
///
/// Frames become seconds, percent become fractions or factors, relative handles become absolute,
/// front-to-back becomes back-to-front. What is not imported is reported; nothing is thrown.
package struct Importer {
  /// What the scene is called where the composition has no name.
  package var fallbackName: String

  /// How much is imported at most.
  package var limits: Limits

  /// Whether expressions become keys; otherwise the keys and values beside them are shown, and nothing
  /// is reported about them.
  package var evaluatesExpressions = true

  /// Makes an importer.
  package init(fallbackName: String = "Scene", limits: Limits = Limits()) {
    self.fallbackName = fallbackName
    self.limits = limits
  }

  /// The scene of a document, and what is left to be judged on it.
  package func scene(from document: LottieDocument, log: FindingLog) -> ImportedScene {
    let context = ImportContext(
      document: document, log: log, limits: limits, evaluatesExpressions: evaluatesExpressions)
    let document = context.document
    let name = document.name.flatMap { $0.isEmpty ? nil : $0 } ?? fallbackName
    let compositions = CompositionImporter(context: context)
    let scene = Scene(
      name: name,
      duration: CompositionClock(document).seconds(document.outPoint),
      frameRate: document.frameRate, firstFrame: document.inPoint,
      root: compositions.main(named: name),
      definitions: document.assets.compactMap(compositions.definition),
      images: ImageImporter(context: context).images(), fonts: context.fonts.usedFonts,
      markers: document.sceneMarkers, parameters: context.slots.parameters)
    return ImportedScene(scene: scene, pendingChecks: context.log.pendingChecks)
  }
}

extension LottieDocument {
  /// The frames that are shown of the main composition; reading sees to their order.
  var frames: Range<Double> { inPoint..<max(inPoint, outPoint) }

  /// The markers with unique names, in seconds of the scene.
  fileprivate var sceneMarkers: [PegbarScene.Marker] {
    var names = UniqueNames()
    return markers.map { marker in
      PegbarScene.Marker(
        name: names.unique(marker.name, or: "Marker"), comment: marker.name,
        time: ((marker.time - inPoint) / frameRate).bounded,
        duration: (max(0, marker.duration) / frameRate).bounded)
    }
  }
}
