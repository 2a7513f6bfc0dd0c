package import PegbarBase
package import PegbarDiagnostics

/// A file that contains one or several animations.
///
/// An archive is opened when it is first needed, and once for all of its animations. Only one
/// thread can use it at a time.
package final class Container {
  /// The contents of the file.
  package let bytes: [UInt8]
  /// The kind of the file.
  package let kind: ContainerKind
  private let limits: Limits
  /// The archive, once it is open.
  private var opened: DotLottie?

  /// Creates a container from the contents of a file.
  package init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.bytes = bytes
    self.limits = limits
    kind = ContainerKind(of: bytes)
  }

  /// Returns the archive.
  ///
  /// - Throws: A `ContainerError` if it cannot be opened.
  private func archive() throws(ContainerError) -> DotLottie {
    if let opened { return opened }
    let archive = DotLottie(try ZipArchive(bytes, limits: limits))
    // Canceled work may not have read the manifest.
    if !Cancellation.isRequested { opened = archive }
    return archive
  }

  /// Returns the JSON of an animation.
  ///
  /// Text is returned without being parsed. From a dotLottie archive with several animations, the
  /// first one that `animationIDs` names and the archive contains is returned, and the others are
  /// reported. `choice` selects a specific animation instead.
  ///
  /// - Parameters:
  ///   - choice: The ID of the animation to return. Only archives have IDs.
  ///   - animationIDs: Returns the IDs of the animations that `manifest.json` names, the preferred
  ///     one first, from the bytes of the manifest. Returns an empty array if the manifest cannot
  ///     be read.
  package func animation(
    choosing choice: String? = nil, animationIDs: (_ manifest: [UInt8]) -> [String]
  ) throws(ContainerError) -> UnpackedAnimation {
    try checkSize()
    if let choice, kind != .zip {
      throw ContainerError(
        kind: .unknownAnimation,
        message: "animation “\(choice)” was requested, but the file is not a dotLottie archive")
    }
    switch kind {
    case .empty, .text:
      return UnpackedAnimation(bytes: bytes, kind: kind)
    case .gzip, .zlib:
      let stream = try CompressedStream.inflate(bytes, limits)
      try Self.checkContent(stream.bytes)
      return UnpackedAnimation(bytes: stream.bytes, kind: kind, findings: stream.findings)
    case .zip:
      let animation = try archive().animation(choosing: choice, animationIDs)
      try Self.checkContent(animation.bytes)
      return animation
    case .unknown(let name):
      throw ContainerError(
        kind: .unsupportedContainer,
        message: "the file is \(name ?? "neither text nor a supported archive")")
    }
  }

  /// Returns the IDs of the animations in a dotLottie archive, the initial one first, or `nil` for
  /// other files.
  package func animations(
    animationIDs: (_ manifest: [UInt8]) -> [String]
  ) throws(ContainerError) -> [String]? {
    try checkSize()
    guard kind == .zip else { return nil }
    return try archive().animations(animationIDs)
  }

  /// Returns the bytes of entries of a zip archive, for example images, by name, or the error for
  /// each unreadable entry.
  ///
  /// Names that are not in the archive are omitted.
  ///
  /// - Parameter limit: The largest number of bytes of all entries together.
  package func entries(
    _ names: Set<String>, limit: Int = .max
  ) throws(ContainerError) -> [String: Result<[UInt8], ContainerError>] {
    guard kind == .zip else { return [:] }
    let archive = try archive().archive
    var found: [String: Result<[UInt8], ContainerError>] = [:]
    var remaining = limit
    for entry in names.sorted().compactMap(archive.entry(at:)) {
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

  /// Returns the ID of the animation in an entry of a dotLottie archive, or `nil` for other
  /// entries.
  package static func animationID(ofEntry name: String) -> String? {
    DotLottie.isAnimation(name) ? DotLottie.id(of: name) : nil
  }

  private func checkSize() throws(ContainerError) {
    guard bytes.count > limits.fileSize else { return }
    throw ContainerError.beyond(\.fileSize, of: limits, "the file exceeds")
  }

  /// Rejects unpacked content that is not text, for example a nested archive.
  private static func checkContent(_ bytes: [UInt8]) throws(ContainerError) {
    switch ContainerKind(of: bytes) {
    case .empty, .text: return
    case .gzip, .zlib, .zip, .unknown:
      throw ContainerError(
        kind: .unsupportedContainer, message: "the unpacked content is not JSON")
    }
  }
}

/// An animation extracted from its container.
package struct UnpackedAnimation: Sendable {
  /// The JSON, as bytes.
  package let bytes: [UInt8]
  /// The kind of the container.
  package let kind: ContainerKind
  /// The IDs of the animations in the archive, in archive order.
  package var animations: [String] = []
  /// The ID of the animation in its dotLottie archive.
  package var animation: String?
  /// `true` if the archive contains other animations.
  package var hasOthers = false
  /// The contents of the archive, or `nil` for other files.
  package var contents: ArchiveContents?
  /// The findings about the container.
  package var findings: [Finding] = []
}

/// An error that prevents reading an animation from a container.
package struct ContainerError: Error {
  /// The kind of the resulting finding.
  package let kind: FindingKind
  /// The description of the error, in lower case without a full stop.
  package let message: String
  /// The name of the exceeded limit, or `nil` if the error is not about a limit.
  package var limit: String?

  /// The error as a finding about the whole file.
  package var finding: Finding {
    var finding = Finding(kind, message, outcome: .dropped)
    finding.limit = limit
    return finding
  }

  /// Returns the error for input that exceeds a limit.
  ///
  /// - Parameter message: The beginning of the message, up to the limit: `the file is larger than`.
  static func beyond(
    _ limit: KeyPath<Limits, Int>, of limits: Limits, _ message: String
  ) -> ContainerError {
    ContainerError(
      kind: .inputTooLarge, message: "\(message) \(limits.text(limit))",
      limit: Limit.of(limit)?.name)
  }

  /// The error for canceled work.
  ///
  /// The caller that started the work reports the cancellation itself.
  static let cancelled = ContainerError(
    kind: .damagedArchive, message: "the work was canceled")

  /// Returns the error for input that exceeds the limit when unpacked.
  static func unpackedTooLarge(_ limits: Limits) -> ContainerError {
    beyond(\.unpackedSize, of: limits, "the unpacked file exceeds")
  }
}
