/// A file that a conversion writes.
public struct OutputFile: Hashable, Sendable {
  /// The kinds of files.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Text with the marking of its format.
    case text
    /// An image, which can be in a separate folder.
    case image
    /// Data that the main file reads.
    case data
  }

  /// The file name, without folders.
  public var name: String
  /// The contents.
  public var bytes: [UInt8]
  /// The kind of the file.
  public var kind: Kind

  /// Creates a file.
  public init(name: String, bytes: [UInt8], kind: Kind = .text) {
    self.name = name
    self.bytes = bytes
    self.kind = kind
  }
}
