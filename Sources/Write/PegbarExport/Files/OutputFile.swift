/// A file that a conversion writes.
public struct OutputFile: Hashable, Sendable {
  /// The file name, without folders.
  public var name: String
  /// The contents.
  public var bytes: [UInt8]
  /// Whether it is an image, which may go into another folder than text.
  public var isImage: Bool

  /// Makes a file.
  public init(name: String, bytes: [UInt8], isImage: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isImage = isImage
  }
}
