internal import PegbarContainer
internal import PegbarScene

/// The images of a dotLottie archive.
///
/// - Source: dotlottie.io specification 1.0 (`images/`) and 2.0 (`i/`).
struct ArchivedImages {
  let archive: Container
  let limits: Limits

  private static let folders = ["i/", "images/"]

  /// Embeds the images of the archive in a scene; other images remain references.
  func embed(in scene: inout Scene, log: FindingLog) {
    let names = scene.images.map { image -> [String] in
      switch image.data {
      case .external(let path): Self.names(of: path)
      case .embedded: []
      }
    }
    guard names.contains(where: { !$0.isEmpty }) else { return }
    let contents: [String: Result<[UInt8], ContainerError>]
    do throws(ContainerError) {
      contents = try archive.entries(Set(names.joined()), limit: limits.imageSize)
    } catch {
      return log.add(error.finding)
    }
    // Each image asset has its own copy, so an image that is used repeatedly counts each time.
    var remaining = limits.imageSize
    for (index, candidates) in names.enumerated() {
      guard let name = candidates.first(where: { contents[$0] != nil }),
        let content = contents[name]
      else { continue }
      if case .success(let bytes) = content { remaining -= bytes.count }
      guard remaining >= 0 else {
        remaining = 0
        leaveOut(&scene.images[index], because: tooLarge, log: log)
        continue
      }
      embed(content, called: name, in: &scene.images[index], log: log)
    }
  }

  private func embed(
    _ content: Result<[UInt8], ContainerError>, called name: String, in image: inout ImageAsset,
    log: FindingLog
  ) {
    let reason: String
    switch content {
    case .success(let bytes):
      if let mediaType = MediaType.ofImage(bytes) {
        image.data = .embedded(mediaType: mediaType, base64: Base64.encode(bytes))
        return
      }
      reason = "“\(name)” in the archive is not an image"
    case .failure(let error):
      reason = error.kind == .inputTooLarge ? tooLarge : error.message
    }
    leaveOut(&image, because: reason, log: log)
  }

  private var tooLarge: String {
    "the images exceed \(limits.text(\.imageSize))"
  }

  private func leaveOut(_ image: inout ImageAsset, because reason: String, log: FindingLog) {
    image.data = .embedded(mediaType: "image/png", base64: "")
    log.add(
      Finding(
        .damagedImage, "the image '\(image.id)' is dropped: \(reason)", outcome: .dropped))
  }

  /// Returns the possible paths of an image, most likely first.
  ///
  /// Archive writers move images without updating the folder in the animation.
  private static func names(of path: String) -> [String] {
    let parts = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }
    guard let last = parts.last else { return [] }
    return [parts.joined(separator: "/")] + folders.map { $0 + last }
  }
}
