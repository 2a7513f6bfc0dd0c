internal import PegbarJSON
internal import PegbarLottie
internal import PegbarScene

extension Input {
  /// Returns the images of a scene that are in separate files.
  ///
  /// URLs are omitted, because their targets are not checked, and so are images in archives.
  func imageReferences(in scene: Scene) -> [ImageReference] {
    guard archive == nil else { return [] }
    let references = scene.images.compactMap { image -> ImageReference? in
      switch image.data {
      case .embedded: return nil
      case .external(let path):
        guard !path.isEmpty, !path.isRemote else { return nil }
        return ImageReference(path: path, finding: missing(image.id, path))
      }
    }
    guard !references.isEmpty else { return [] }
    let log = FindingLog()
    log.add(references.map(\.finding))
    fillPositions(of: log)
    return zip(references, log.findings).map { ImageReference(path: $0.path, finding: $1) }
  }

  /// Returns the findings about images that are lost: those on servers, those in formats that iOS
  /// does not display, and those that an archive does not contain.
  func imageLosses(in scene: Scene) -> [Finding] {
    guard case .lottie(let document) = content else { return [] }
    return ImageProblems.losses(in: document, of: Set(scene.images.map(\.id)))
      + missingInArchive(scene)
  }

  /// Returns the findings about images that an archive does not contain.
  func missingInArchive(_ scene: Scene) -> [Finding] {
    guard archive != nil else { return [] }
    return scene.images.compactMap { image in
      guard case .external(let path) = image.data, !path.isEmpty, !path.isRemote else {
        return nil
      }
      return missing(image.id, path)
    }
  }

  private func missing(_ id: String, _ path: String) -> Finding {
    Finding(
      .missingImageFile, "missing image '\(id)': '\(path)'", path: self.path(ofImage: id),
      outcome: .dropped)
  }

  private func path(ofImage id: String) -> JSONPath {
    switch content {
    case .lottie(let document):
      document.asset(id).map { document.path(of: $0.source) } ?? JSONPath()
    case .scene: JSONPath([.key("images")])
    }
  }
}

extension [Finding] {
  /// Returns the findings with images that the app provides as notes.
  package func providing(images isProvided: Bool) -> [Finding] {
    guard isProvided else { return self }
    return map { finding in
      guard finding.kind == .missingImageFile || finding.kind == .remoteURL else { return finding }
      var finding = finding
      (finding.severity, finding.outcome) = (.note, .kept)
      return finding
    }
  }
}

extension String {
  /// `true` if the text is the address of a file on another computer.
  var isRemote: Bool { contains("://") || hasPrefix("//") }
}
