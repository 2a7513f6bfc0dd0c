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

  /// Makes an importer.
  package init(fallbackName: String = "Scene", limits: Limits = Limits()) {
    self.fallbackName = fallbackName
    self.limits = limits
  }

  /// The scene of a document, and what is left to be judged on it.
  package func scene(from document: LottieDocument, log: FindingLog) -> ImportedScene {
    let context = ImportContext(document: document, log: log, limits: limits)
    let document = context.document
    let name = document.name.flatMap { $0.isEmpty ? nil : $0 } ?? fallbackName
    let usage = AssetUsage(document, context)
    let size = context.size(document.width, document.height)
    let root = context.withOrigin(document.inPoint) {
      Composition(
        name: name, size: size,
        layers: context.layers(document.layers, shownIn: document.frames, usage))
    }
    let definitions = document.assets.compactMap { asset in
      context.definition(asset, size: size, usage)
    }
    let scene = Scene(
      name: name,
      duration: context.withOrigin(document.inPoint) { context.seconds(document.outPoint) },
      frameRate: document.frameRate, firstFrame: document.inPoint, root: root,
      definitions: definitions, images: context.images(usage),
      fonts: context.fonts.usedFonts(context.bounded),
      markers: context.markers(), parameters: context.parameters())
    return ImportedScene(scene: scene, parts: context.parts)
  }
}

extension LottieDocument {
  /// The frames that are shown of the main composition; reading sees to their order.
  var frames: Range<Double> { inPoint..<max(inPoint, outPoint) }
}
