internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports images and image layers.
struct ImageImporter {
  let context: ImportContext

  private var log: ImportLog { context.log }

  /// Returns the content of an image layer; the image keeps its own size.
  func image(of layer: SourceLayer) -> LayerContent {
    guard let asset = context.asset(of: layer, called: "image"), case .image(let image) = asset.kind
    else { return .empty }
    return .image(ImageUse(image: asset.id, size: size(of: image)))
  }

  /// Returns the images that layers use, in file order.
  func images() -> [PegbarScene.ImageAsset] {
    context.document.assets.compactMap { asset in
      guard case .image(let image) = asset.kind, context.usage.reached.contains(asset.id) else {
        return nil
      }
      return log.muted(if: !context.usage.visible.contains(asset.id)) {
        context.slots.follow(slotOf: asset)
        return PegbarScene.ImageAsset(
          id: asset.id, size: size(of: image), data: data(of: image, asset))
      }
    }
  }

  private func size(of image: PegbarLottie.ImageAsset) -> Size {
    Size(
      boundedWidth: image.width ?? context.document.width,
      height: image.height ?? context.document.height)
  }

  private func data(
    of image: PegbarLottie.ImageAsset, _ asset: Asset
  ) -> PegbarScene.ImageAsset.Data {
    let file = image.file.file
    guard image.file.isEmbedded else {
      return .external(path: image.file.directory + file)
    }
    guard let content = DataURL(file) else {
      log.report(
        .damagedImage,
        "the embedded image '\(asset.id)' has no readable content and is dropped",
        at: asset.source, outcome: .dropped)
      return .embedded(mediaType: "image/png", base64: "")
    }
    // If the label and the bytes disagree on the type, using the type of the bytes loses nothing.
    if let type = MediaType.ofImage(base64: content.base64) {
      return .embedded(mediaType: type, base64: content.base64)
    }
    log.report(
      .damagedImage,
      "the embedded image '\(asset.id)' has an unknown format and might not be displayed",
      at: asset.source, outcome: .kept)
    return .embedded(mediaType: content.label, base64: content.base64)
  }
}
