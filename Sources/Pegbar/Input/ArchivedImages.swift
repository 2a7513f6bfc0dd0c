internal import PegbarContainer
internal import PegbarDiagnostics
internal import PegbarScene

/// The images of a dotLottie archive.
///
/// - Source: dotlottie.io specification 1.0 (`images/`) and 2.0 (`i/`).
struct ArchivedImages {
  private let archive: [UInt8]

  /// All images of an archive together may have so many bytes.
  private static let limits = ContainerLimits(bytes: 64 << 20)
  private static let folders = ["i/", "images/"]

  init(_ archive: [UInt8]) {
    self.archive = archive
  }

  /// Puts the images that the archive holds into a scene; others stay references.
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
      contents = try Container.entries(Set(names.joined()), in: archive, limits: Self.limits)
    } catch {
      return log.add(error.finding)
    }
    // Every image of the scene holds its own copy, so one that is named often counts as often.
    var remaining = Self.limits.bytes
    for (index, candidates) in names.enumerated() {
      guard let name = candidates.first(where: { contents[$0] != nil }),
        let content = contents[name]
      else { continue }
      if case .success(let bytes) = content { remaining -= bytes.count }
      guard remaining >= 0 else {
        remaining = 0
        leaveOut(
          &scene.images[index], because: "all images together are larger than 64 MiB", log: log)
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
      reason = "“\(name)” in the archive is no image"
    case .failure(let error):
      reason = error.message
    }
    leaveOut(&image, because: reason, log: log)
  }

  private func leaveOut(_ image: inout ImageAsset, because reason: String, log: FindingLog) {
    image.data = .embedded(mediaType: "image/png", base64: "")
    log.add(
      Finding(
        .damagedImage, "the image '\(image.id)' is left out: \(reason)", outcome: .dropped))
  }

  /// Where an image may be, the likeliest first: writers of archives move images and leave the
  /// folder in the animation as it was.
  private static func names(of path: String) -> [String] {
    var parts = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).map(String.init)
    parts.removeAll { $0 == "." }
    guard let last = parts.last else { return [] }
    return [parts.joined(separator: "/")] + folders.map { $0 + last }
  }
}

/// What bytes are, told by the bytes alone: names of files lie.
enum MediaType {
  /// The media type of an image; nothing where the bytes are none that is known.
  static func ofImage(_ bytes: [UInt8]) -> String? {
    let starts: [(bytes: [UInt8], type: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF], "image/jpeg"),
      (Array("GIF8".utf8), "image/gif"), ([0x42, 0x4D], "image/bmp"),
      ([0x49, 0x49, 0x2A, 0], "image/tiff"), ([0x4D, 0x4D, 0, 0x2A], "image/tiff"),
    ]
    if let known = starts.first(where: { bytes.starts(with: $0.bytes) }) { return known.type }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    if bytes.dropFirst(4).starts(with: Array("ftyphei".utf8)) { return "image/heic" }
    if bytes.dropFirst(4).starts(with: Array("ftypavif".utf8)) { return "image/avif" }
    // SVG is text; the element may come after a declaration and comments.
    let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return text.contains("<svg") ? "image/svg+xml" : nil
  }
}
