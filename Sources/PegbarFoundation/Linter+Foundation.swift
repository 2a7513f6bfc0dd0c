public import Foundation
public import Pegbar

extension Linter {
  /// The findings about a file, with their positions.
  ///
  /// - Throws: what reading throws, and a `ConversionError` where nothing can be shown at all.
  public func findings(inContentsOf url: URL) throws -> [Finding] {
    var linter = self
    if file.isEmpty { linter.file = url.path }
    return try linter.findings(in: [UInt8](Data(contentsOf: url)))
  }
}

extension FrameRenderer {
  /// Reads a file and makes a renderer for it.
  ///
  /// - Parameters:
  ///   - url: The file: a Lottie animation, or a scene that was written by Pegbar.
  ///   - normalized: Whether to draw the normalized scene, as Core Animation shows it, instead of the
  ///     exact scene.
  /// - Throws: what reading throws, and a `ConversionError` where nothing can be shown at all.
  public init(contentsOf url: URL, normalized: Bool = false) throws {
    try self.init([UInt8](Data(contentsOf: url)), normalized: normalized)
  }
}
