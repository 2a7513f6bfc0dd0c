internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension Input {
  /// Returns the images of a scene that are in separate files.
  ///
  /// URLs are omitted, because their targets are not checked.
  func imageReferences(in scene: Scene) -> [ImageReference] {
    let references = scene.images.compactMap { image -> ImageReference? in
      switch image.data {
      case .embedded: return nil
      case .external(let path):
        guard !path.isEmpty, !path.contains("://") else { return nil }
        let finding = Finding(
          .missingImageFile, "missing image '\(image.id)': '\(path)'",
          path: self.path(ofImage: image.id))
        return ImageReference(path: path, finding: finding)
      }
    }
    guard !references.isEmpty else { return [] }
    let log = FindingLog()
    log.add(references.map(\.finding))
    fillPositions(of: log)
    return zip(references, log.findings).map { ImageReference(path: $0.path, finding: $1) }
  }

  private func path(ofImage id: String) -> JSONPath {
    switch content {
    case .lottie(let document):
      document.asset(id).map { document.path(of: $0.source) } ?? JSONPath()
    case .scene: JSONPath([.key("images")])
    }
  }
}
