package import PegbarBase
package import PegbarDiagnostics
package import PegbarLottie
package import PegbarScene

/// Converts a document to the exact scene: the only stage that changes meaning and units.
///
/// Frames become seconds, percentages become fractions or factors, relative handles become
/// absolute, and front-to-back order becomes back-to-front. Content that is not imported is
/// reported. Import never throws.
package struct Importer {
  /// The name of the scene if the composition has none.
  package var fallbackName: String

  /// The limits of the import.
  package var limits: Limits

  /// `true` if expressions are converted to keyframes.
  ///
  /// Otherwise, the keyframes and values stored with them are used, and nothing is reported about
  /// expressions.
  package var evaluatesExpressions = true

  /// Creates an importer.
  package init(fallbackName: String = "Scene", limits: Limits = Limits()) {
    self.fallbackName = fallbackName
    self.limits = limits
  }

  /// Returns the scene of a document, with the checks that require the whole scene.
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
  /// The visible frames of the main composition; the reader ensures their order.
  var frames: Range<Double> { inPoint..<max(inPoint, outPoint) }

  /// The markers with unique names and times in seconds of the scene.
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
