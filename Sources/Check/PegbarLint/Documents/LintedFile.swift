/// What is known about the file of a document.
package struct LintedFile: Sendable {
  /// Its name, or path; empty where it has none.
  package var name = ""
  /// How many bytes it has as it is.
  package var byteCount = 0
  /// Whether it is compressed as a whole, as stickers of Telegram are.
  package var isGzip = false
  /// Whether it is a dotLottie archive.
  package var isArchive = false
  /// What the archive holds; nothing for other files, and for all but one animation of an archive, so
  /// that what is wrong with it is reported once.
  package var archive: LintedArchive?
  /// The bytes of the animation in it.
  package var text: [UInt8] = []

  /// Whether this is where findings about the file as a whole are reported: not at each animation of
  /// an archive.
  package var standsForFile: Bool { !isArchive || archive != nil }

  /// How many bytes it has, but for space between values where it is JSON as it is.
  package var contentByteCount: Int {
    text.count == byteCount ? byteCount - JSONTextCount.spaces(in: text) : byteCount
  }

  /// Makes the facts about a file.
  package init(name: String = "", byteCount: Int = 0, isGzip: Bool = false, text: [UInt8] = []) {
    self.name = name
    self.byteCount = byteCount
    self.isGzip = isGzip
    self.text = text
  }
}
