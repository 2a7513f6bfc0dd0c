package import PegbarBase
package import PegbarDiagnostics

/// Opens what an animation is packed in.
package enum Container {
  /// The JSON of the animation in a file.
  ///
  /// Text passes through unread. Of a dotLottie archive with several animations the first one that
  /// `animationIDs` names and the archive holds is taken, and the others are reported; unless one
  /// is chosen.
  ///
  /// - Parameters:
  ///   - choice: The id of the animation that is wanted; only an archive has any.
  ///   - animationIDs: The ids of the animations, the wanted one first, that the bytes of an
  ///     archive's `manifest.json` name; none where the manifest cannot be read.
  package static func animation(
    in bytes: [UInt8], limits: Limits = Limits(), choosing choice: String? = nil,
    animationIDs: (_ manifest: [UInt8]) -> [String]
  ) throws(ContainerError) -> UnpackedAnimation {
    try checkSize(bytes, limits)
    let kind = ContainerKind(of: bytes)
    if let choice, kind != .zip {
      throw ContainerError(
        kind: .unknownAnimation,
        message: "there is no animation “\(choice)”: the file is no dotLottie archive")
    }
    switch kind {
    case .empty, .text:
      return UnpackedAnimation(bytes: bytes, kind: kind)
    case .gzip, .zlib:
      let stream = try CompressedStream.inflate(bytes, limits)
      try checkContent(stream.bytes)
      return UnpackedAnimation(bytes: stream.bytes, kind: kind, findings: stream.findings)
    case .zip:
      let animation = try DotLottie.animation(
        in: bytes, limits: limits, choosing: choice, animationIDs: animationIDs)
      try checkContent(animation.bytes)
      return animation
    case .unknown(let name):
      throw ContainerError(
        kind: .unsupportedContainer,
        message: "the file is \(name ?? "neither text nor an archive that is known")")
    }
  }

  /// The ids of the animations in a dotLottie archive, the one that it shows first at the front;
  /// nothing for other files.
  package static func animations(
    in bytes: [UInt8], limits: Limits = Limits(),
    animationIDs: (_ manifest: [UInt8]) -> [String]
  ) throws(ContainerError) -> [String]? {
    try checkSize(bytes, limits)
    guard ContainerKind(of: bytes) == .zip else { return nil }
    return try DotLottie.animations(in: bytes, limits: limits, animationIDs: animationIDs)
  }

  /// The bytes of entries of a zip archive, for example images, by name; or why one cannot be had.
  ///
  /// Names that the archive does not hold are left out. All entries together may unpack to
  /// `limits.unpackedSize`.
  package static func entries(
    _ names: Set<String>, in bytes: [UInt8], limits: Limits = Limits()
  ) throws(ContainerError) -> [String: Result<[UInt8], ContainerError>] {
    guard ContainerKind(of: bytes) == .zip else { return [:] }
    return try ZipArchive.withArchive(bytes, limits: limits) { archive throws(ContainerError) in
      var found: [String: Result<[UInt8], ContainerError>] = [:]
      var remaining = limits.unpackedSize
      for entry in archive.entries where names.contains(entry.name) && found[entry.name] == nil {
        do throws(ContainerError) {
          let content = try archive.read(entry, limit: remaining)
          remaining -= content.count
          found[entry.name] = .success(content)
        } catch {
          found[entry.name] = .failure(error)
        }
      }
      return found
    }
  }

  /// The id of the animation that an entry of a dotLottie archive holds; nothing for other entries.
  package static func animationID(ofEntry name: String) -> String? {
    DotLottie.isAnimation(name) ? DotLottie.id(of: name) : nil
  }

  private static func checkSize(_ bytes: [UInt8], _ limits: Limits) throws(ContainerError) {
    guard bytes.count > limits.fileSize else { return }
    throw ContainerError.beyond(\.fileSize, of: limits, "the file is larger than")
  }

  /// Archives in archives are not opened.
  private static func checkContent(_ bytes: [UInt8]) throws(ContainerError) {
    switch ContainerKind(of: bytes) {
    case .empty, .text: return
    case .gzip, .zlib, .zip, .unknown:
      throw ContainerError(
        kind: .unsupportedContainer, message: "the archive holds something else than JSON")
    }
  }
}

/// An animation that was taken out of its container.
package struct UnpackedAnimation: Sendable {
  /// The JSON, as bytes.
  package let bytes: [UInt8]
  /// What it was packed in.
  package let kind: ContainerKind
  /// The archive entry it comes from, for example `animations/ball.json`.
  package var entry: String?
  /// The other entries of the archive: images, fonts, themes, further animations.
  package var otherEntries: [String] = []
  /// The id of the animation in a dotLottie archive.
  package var animation: String?
  /// Whether the archive has further animations.
  package var hasOthers = false
  /// What the archive holds; nothing for other files.
  package var contents: ArchiveContents?
  /// What is to be said about the container.
  package var findings: [Finding] = []
}

/// Why a container gives no animation.
package struct ContainerError: Error {
  /// The kind of finding it makes.
  package let kind: FindingKind
  /// What is wrong; lower case, no full stop.
  package let message: String
  /// The name of the limit that the file goes beyond; nothing where it is about none.
  package var limit: String?

  /// The error as a finding about the whole file.
  package var finding: Finding {
    var finding = Finding(kind, message, outcome: .dropped)
    finding.limit = limit
    return finding
  }

  /// The error of what goes beyond a limit.
  ///
  /// - Parameter message: What is wrong, up to the limit: `the file is larger than`.
  static func beyond(
    _ limit: KeyPath<Limits, Int>, of limits: Limits, _ message: String
  ) -> ContainerError {
    ContainerError(
      kind: .inputTooLarge, message: "\(message) \(limits.text(limit))",
      limit: Limit.of(limit)?.name)
  }

  /// The error of work that was cancelled; whoever began it says so itself.
  static let cancelled = ContainerError(
    kind: .damagedArchive, message: "the work was cancelled before it was done")

  /// The error of what unpacks to more than it may.
  static func unpackedTooLarge(_ limits: Limits) -> ContainerError {
    beyond(\.unpackedSize, of: limits, "the file unpacks to more than")
  }
}
