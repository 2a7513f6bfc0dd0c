public import Foundation
public import Pegbar

extension Linter {
  /// The findings about a regular file, with their positions.
  ///
  /// - Throws: `CocoaError` if the file cannot be read, and a `ConversionError` if it exceeds the limit on
  ///   its size, nothing can be shown at all, or the task was cancelled.
  public func findings(inContentsOf url: URL) throws -> [Finding] {
    var linter = self
    if file.isEmpty { linter.file = url.path }
    return try LargeStack.runCancellable { () throws(any Error) in
      try linter.findings(in: FileReader.bytes(of: url, limit: limits.fileSize))
    }
  }
}

extension FrameRenderer {
  /// Reads a regular file and makes a renderer for it.
  ///
  /// - Parameters:
  ///   - url: The file: a Lottie animation, or a scene that was written by Pegbar.
  ///   - normalized: Whether to draw the normalized scene, as Core Animation shows it, instead of the
  ///     exact scene.
  /// - Throws: `CocoaError` if the file cannot be read, and a `ConversionError` if it exceeds the limit on
  ///   its size, nothing can be shown at all, or the task was cancelled.
  public init(contentsOf url: URL, normalized: Bool = false) throws {
    self = try LargeStack.runCancellable { () throws(any Error) in
      try Self(FileReader.bytes(of: url, limit: Limits().fileSize), normalized: normalized)
    }
  }
}
