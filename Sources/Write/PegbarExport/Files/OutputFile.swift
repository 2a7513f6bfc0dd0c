/// A file that a conversion writes.
public struct OutputFile: Hashable, Sendable {
  /// The file name, without folders.
  public var name: String
  /// The contents.
  public var bytes: [UInt8]
  /// A Boolean value that indicates whether the file is an image, which can go into a separate
  /// folder.
  public var isImage: Bool

  /// Creates a file.
  public init(name: String, bytes: [UInt8], isImage: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isImage = isImage
  }
}
