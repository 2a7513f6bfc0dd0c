internal import PegbarContainer
internal import PegbarJSON
internal import PegbarLottie
extension Input {
  /// Reads a file; what it is shows in its bytes, not in its name.
  ///
  /// - Parameters:
  ///   - animation: The id of the animation to read from a dotLottie archive; `nil` for its first one.
  ///   - isMade: Whether the bytes are a scene that a program made.
  /// - Throws: a `ConversionError` if it holds nothing that can be shown, or the work was cancelled.
  static func read(
    _ file: [UInt8], animation: String? = nil, isMade: Bool = false, log: FindingLog, limits: Limits
  ) throws(ConversionError) -> Input {
    do throws(ConversionError) {
      return try content(of: file, animation: animation, isMade: isMade, log: log, limits)
    } catch {
      // A file whose reading ends early looks damaged.
      try ConversionError.checkCancellation()
      throw error
    }
  }

  /// Whether bytes are an animation: what would be read of it is not.
  static func isAnimation(_ file: [UInt8], animation: String?, limits: Limits) -> Bool {
    let log = FindingLog()
    guard
      let unpacked = try? unpacked(file, choosing: animation, log: log, limits),
      !SceneJSON.isScene(unpacked.bytes)
    else { return false }
    return (try? LottieDocument.isAnimation(unpacked.bytes, limits: limits)) ?? false
  }

  private static func content(
    of file: [UInt8], animation: String?, isMade: Bool, log: FindingLog, _ limits: Limits
  ) throws(ConversionError) -> Input {
    let unpacked = try unpacked(file, choosing: animation, log: log, limits)
    let bytes = unpacked.bytes
    let archive = unpacked.kind == .zip ? file : nil
    if SceneJSON.isScene(bytes) { return try scene(bytes, isMade: isMade, log: log, limits) }
    do throws(JSONSyntaxError) {
      if let document = try LottieDocument.read(bytes, log: log, limits: limits) {
        let entries = [unpacked.entry].compactMap(\.self) + unpacked.otherEntries
        return Input(
          content: .lottie(document), text: bytes, archive: archive, limits: limits,
          animation: unpacked.hasOthers ? unpacked.animation : nil,
          animations: archive == nil ? [] : entries.compactMap(Container.animationID(ofEntry:)),
          contents: unpacked.contents)
      }
    } catch {
      try ConversionError.checkCancellation()
      var finding = error.finding
      finding.outcome = .kept
      let other = Self.otherText(bytes, at: error.position)
      throw ConversionError(other ?? finding, after: log.findings)
    }
    throw refusal(of: bytes, log: log)
  }

  /// The JSON in a file: taken out of its container where it is in one.
  private static func unpacked(
    _ file: [UInt8], choosing id: String?, log: FindingLog, _ limits: Limits
  ) throws(ConversionError) -> UnpackedAnimation {
    do throws(ContainerError) {
      let animation = try Container.animation(
        in: file, limits: limits, choosing: id,
        animationIDs: DotLottieManifest.animationIDs(in:))
      for finding in animation.findings { log.add(finding) }
      return animation
    } catch {
      throw ConversionError(error.finding, after: log.findings)
    }
  }

  private static func scene(
    _ bytes: [UInt8], isMade: Bool, log: FindingLog, _ limits: Limits
  ) throws(ConversionError) -> Input {
    do throws(SceneJSONError) {
      return Input(
        content: .scene(try SceneJSON.read(bytes, isMade: isMade, log: log, limits: limits)),
        text: bytes, archive: nil, limits: limits)
    } catch {
      log.add(error.finding)
      throw refusal(of: bytes, log: log)
    }
  }

  /// The error for a file that is JSON but shows nothing: the finding that says so.
  private static func refusal(of bytes: [UInt8], log: FindingLog) -> ConversionError {
    JSONLocator.fillPositions(of: log, in: bytes)
    var findings = log.findings
    guard let index = findings.lastIndex(where: { $0.severity == .error }) else {
      return ConversionError(
        Finding(.notALottie, "there are no layers in the file; nothing can be shown"),
        after: findings)
    }
    let reason = findings.remove(at: index)
    return ConversionError(reason, after: findings)
  }

  /// What a text that is not JSON is instead: a web page, a pointer of Git LFS to a file that was not
  /// checked out, or a file that version control has merged line by line; nothing for another text.
  ///
  /// - Parameter position: Where it stops being JSON.
  private static func otherText(_ text: [UInt8], at position: Position?) -> Finding? {
    let start = String(decoding: text.prefix(Limits.beginningOfText), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: start.hasPrefix) {
      return Finding(
        .htmlPage, "the file is a web page, not an animation; download the JSON itself",
        outcome: .dropped)
    }
    // Source: the Git LFS specification, "The Pointer": the version is the first line.
    if text.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return Finding(
        .lfsPointer,
        "the file is a Git LFS pointer; the animation was not checked out: git lfs pull",
        outcome: .dropped)
    }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let isConflict = ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in
      lines.contains { $0.starts(with: mark.utf8) }
    }
    guard isConflict else { return nil }
    return Finding(
      .mergeConflict,
      "the file has conflict markers of a merge; take one of the two versions whole",
      position: position, outcome: .dropped)
  }
}
