public import Foundation
public import Pegbar

extension Linter {
  /// Returns the findings in a regular file, with their positions.
  ///
  /// - Throws: A `CocoaError` if the file cannot be read, or a `ConversionError` if it exceeds the
  ///   size limit, nothing can be displayed or the task is canceled.
  public func findings(inContentsOf url: URL) throws -> [Finding] {
    var linter = self
    if file.isEmpty { linter.file = url.path }
    return try LargeStack.runCancellable { () throws(any Error) in
      try linter.findings(in: FileReader.bytes(of: url, limit: limits.fileSize))
    }
  }
}

extension FrameRenderer {
  /// Creates a renderer for a regular file.
  ///
  /// - Parameters:
  ///   - url: The URL of a Lottie animation or a scene written by Pegbar.
  ///   - normalized: Whether to render the normalized scene, as Core Animation displays it, instead
  ///     of the exact scene.
  /// - Throws: A `CocoaError` if the file cannot be read, or a `ConversionError` if it exceeds the
  ///   size limit, nothing can be displayed or the task is canceled.
  public init(contentsOf url: URL, normalized: Bool = false) throws {
    self = try LargeStack.runCancellable { () throws(any Error) in
      try Self(FileReader.bytes(of: url, limit: Limits().fileSize), normalized: normalized)
    }
  }
}
