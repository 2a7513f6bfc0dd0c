package import PegbarLottie

/// The file that contains a document.
package struct LintedFile: Sendable {
  /// The name or path of the file, or an empty string.
  package var name = ""
  /// The size of the file, in bytes.
  package var byteCount = 0
  /// `true` if the whole file is compressed, like Telegram stickers.
  package var isGzip = false
  /// `true` if the file is a dotLottie archive.
  package var isArchive = false
  /// The archive, or `nil` for other files and for all but one animation of an archive, so that
  /// problems in the archive are reported once.
  package var archive: LintedArchive?
  /// The manifest, themes and state machines of the archive, or `nil` for other files.
  package var parts: DotLottieArchive?
  /// The ID of the animation in its archive.
  package var animation: String?
  /// The bytes of the animation.
  package var text: [UInt8] = []
  /// The members that a player requires, but that are missing or null; `nil` if the text was not
  /// searched for them.
  package var missingMembers: [MissingMember]?
  /// The other animations in the folder, if rules compare them while checking the file.
  package var neighbors: [AnimationFacts] = []

  /// `true` if findings about the whole file are reported for this animation.
  ///
  /// Only one animation of an archive reports them.
  package var standsForFile: Bool { !isArchive || archive != nil }

  /// The size of the file in bytes, excluding white space between values if it is uncompressed
  /// JSON.
  package var contentByteCount: Int {
    text.count == byteCount ? byteCount - JSONTextCount.spaces(in: text) : byteCount
  }

  /// Creates a description of a file.
  package init(name: String = "", byteCount: Int = 0, isGzip: Bool = false, text: [UInt8] = []) {
    self.name = name
    self.byteCount = byteCount
    self.isGzip = isGzip
    self.text = text
  }
}
