internal import PegbarContainer
internal import PegbarJSON
internal import PegbarLottie
extension Input {
  /// The circumstances of reading a file.
  struct Search {
    /// `true` if the bytes are a scene that a program created.
    var isMade = false
    /// `true` if members that players require are searched for.
    var findsMissingMembers = false
    /// The theme of the archive that replaces the values of slots.
    var theme = ThemeChoice.initial
  }

  /// Reads a file, whose kind is determined by its bytes and not by its name.
  ///
  /// - Parameters:
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for its first one.
  ///   - search: The additional facts to find, and the theme to apply.
  /// - Throws: A `ConversionError` if the file has no content to display, or the work was canceled.
  static func read(
    _ file: AnimationFile, animation: String? = nil, log: FindingLog, limits: Limits,
    search: Search = Search()
  ) throws(ConversionError) -> Input {
    do throws(ConversionError) {
      let unpacked = try unpacked(file, choosing: animation, log: log)
      var input = try content(of: unpacked, in: file, log: log, limits, search)
      try input.readArchive(of: unpacked, in: file, theme: search.theme)
      return input
    } catch {
      // A file looks damaged if reading ends early.
      try ConversionError.checkCancellation()
      throw error
    }
  }

  /// Returns `true` if the bytes are an animation, without reading its content.
  static func isAnimation(_ file: AnimationFile, animation: String?, limits: Limits) -> Bool {
    let log = FindingLog()
    guard
      let unpacked = try? unpacked(file, choosing: animation, log: log),
      !SceneJSON.isScene(unpacked.bytes)
    else { return false }
    return
      (try? LottieDocument.isAnimation(unpacked.bytes, limits: limits, pieces: pieces(of: unpacked)))
      ?? false
  }

  private static func content(
    of unpacked: UnpackedAnimation, in file: AnimationFile, log: FindingLog, _ limits: Limits,
    _ search: Search
  ) throws(ConversionError) -> Input {
    let bytes = unpacked.bytes
    if SceneJSON.isScene(bytes) { return try scene(bytes, isMade: search.isMade, log: log, limits) }
    do throws(JSONSyntaxError) {
      let missing = search.findsMissingMembers ? MemberSearch() : nil
      var pieces = pieces(of: unpacked)
      pieces.companion = missing
      let document = try LottieDocument.read(bytes, log: log, limits: limits, pieces: pieces)
      if let document {
        return Input(
          content: .lottie(document), text: bytes,
          archive: unpacked.kind == .zip ? file.container : nil, limits: limits,
          animation: unpacked.hasOthers ? unpacked.animation : nil,
          animations: unpacked.animations,
          contents: unpacked.contents, missingMembers: missing?.found)
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

  /// Returns how the text of an animation is parsed.
  private static func pieces(of animation: UnpackedAnimation) -> PieceReading {
    var pieces = PieceReading(of: LottieDocument.arraysOfPieces)
    // A small compressed file must not become a large document.
    pieces.weighsAll = animation.kind != .text
    return pieces
  }

  /// Returns the JSON of a file, unpacked if the file is a container.
  private static func unpacked(
    _ file: AnimationFile, choosing id: String?, log: FindingLog
  ) throws(ConversionError) -> UnpackedAnimation {
    do throws(ContainerError) {
      let animation = try file.container.animation(
        choosing: id, animationIDs: DotLottieManifest.animationIDs(in:))
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

  /// Returns the error for JSON without content to display, based on the last error in the log.
  private static func refusal(of bytes: [UInt8], log: FindingLog) -> ConversionError {
    JSONLocator.fillPositions(of: log, in: bytes)
    var findings = log.findings
    guard let index = findings.lastIndex(where: { $0.severity == .error }) else {
      return ConversionError(
        Finding(.notALottie, "the file has no layers"),
        after: findings)
    }
    let reason = findings.remove(at: index)
    return ConversionError(reason, after: findings)
  }

  /// Returns a finding that identifies text other than JSON, or `nil` if the text is not
  /// recognized.
  ///
  /// Recognizes web pages, Git LFS pointers whose file was not checked out, and files with conflict
  /// markers of a merge.
  ///
  /// - Parameter position: The position at which the text stops being JSON.
  private static func otherText(_ text: [UInt8], at position: Position?) -> Finding? {
    let start = String(decoding: text.prefix(Limits.beginningOfText), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: start.hasPrefix) {
      return Finding(
        .htmlPage, "the file is a web page, not an animation; download the JSON file itself",
        outcome: .dropped)
    }
    // Source: the Git LFS specification, "The Pointer": the version is the first line.
    if text.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return Finding(
        .lfsPointer,
        "the file is a Git LFS pointer; run 'git lfs pull' to get the animation",
        outcome: .dropped)
    }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    let isConflict = ["<<<<<<< ", ">>>>>>> "].allSatisfy { mark in
      lines.contains { $0.starts(with: mark.utf8) }
    }
    guard isConflict else { return nil }
    return Finding(
      .mergeConflict,
      "the file has merge conflict markers; keep one of the versions",
      position: position, outcome: .dropped)
  }
}
