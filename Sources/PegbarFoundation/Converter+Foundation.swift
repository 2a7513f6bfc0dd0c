public import Foundation
public import Pegbar

// Files, data and bundles in place of bytes. Whoever cannot have Foundation uses Pegbar itself.

extension Converter {
  /// Converts the contents of data.
  ///
  /// - Parameter data: A Lottie animation, or a scene that was written by Pegbar.
  /// - Throws: a `ConversionError` where nothing can be shown at all, or the task was cancelled.
  public func convert(_ data: Data) throws(ConversionError) -> Conversion {
    try convert([UInt8](data))
  }

  /// Converts a file; generated code is called after it where the options name no source.
  ///
  /// - Throws: what reading throws, and a `ConversionError` where nothing can be shown at all.
  public func convert(contentsOf url: URL) throws -> Conversion {
    var converter = self
    if options.sourceName.isEmpty { converter.options.sourceName = url.lastPathComponent }
    return try converter.convert([UInt8](Data(contentsOf: url)))
  }

  /// Converts a file on another thread; generated code is called after it where the options name no source.
  ///
  /// - Throws: what reading throws, a `ConversionError` where nothing can be shown at all, and
  ///   `CancellationError` once the task is cancelled.
  public func convert(contentsOf url: URL) async throws -> Conversion {
    var converter = self
    if options.sourceName.isEmpty { converter.options.sourceName = url.lastPathComponent }
    return try await converter.convert([UInt8](Data(contentsOf: url)))
  }

  /// Converts a resource of a bundle.
  ///
  /// - Throws: `CocoaError` (`fileNoSuchFile`) where the bundle has no such resource, what reading throws,
  ///   and a `ConversionError` where nothing can be shown at all.
  public func convert(
    resource name: String, withExtension fileExtension: String = "json", in bundle: Bundle
  ) throws -> Conversion {
    guard let url = bundle.url(forResource: name, withExtension: fileExtension) else {
      let path = "\(name).\(fileExtension)"
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return try convert(contentsOf: url)
  }
}

extension Conversion {
  /// Writes the files of one format into a folder, which is made where it is missing.
  ///
  /// Files of the same names are replaced, each as a whole.
  ///
  /// - Returns: Where the files are; the text first.
  /// - Throws: what the exporter, making the folder or writing throws.
  @discardableResult
  public func write(
    to folder: URL, for exporter: any SceneExporter = SwiftExporter()
  ) throws -> [URL] {
    let files = try files(for: exporter)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { file in
      let url = folder.appendingPathComponent(file.name)
      try Data(file.bytes).write(to: url, options: .atomic)
      return url
    }
  }
}
