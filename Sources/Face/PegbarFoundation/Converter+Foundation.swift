public import Foundation
public import Pegbar

// Files, data and bundles in place of bytes. Without Foundation, use Pegbar directly.

extension Converter {
  /// Converts the contents of data.
  ///
  /// - Parameter data: A Lottie animation, or a scene that was written by Pegbar.
  /// - Throws: a `ConversionError` if nothing can be shown at all, or the task was cancelled.
  public func convert(_ data: Data) throws(ConversionError) -> Conversion {
    try convert([UInt8](data))
  }

  /// Converts a regular file.
  ///
  /// If the options name no source, generated code is named after the file.
  ///
  /// - Throws: `CocoaError` if the file cannot be read, and a `ConversionError` if it exceeds the limit on
  ///   its size, nothing can be shown at all, or the task was cancelled.
  public func convert(contentsOf url: URL) throws -> Conversion {
    let limit = options.limits.fileSize
    return try LargeStack.runCancellable { () throws(any Error) in
      try named(after: url).convert(FileReader.bytes(of: url, limit: limit))
    }
  }

  /// Reads and converts a regular file on another thread.
  ///
  /// If the options name no source, generated code is named after the file.
  ///
  /// - Throws: `CocoaError` if the file cannot be read, a `ConversionError` if it exceeds the limit on its
  ///   size or nothing can be shown at all, and `CancellationError` if the task is cancelled.
  public func convert(contentsOf url: URL) async throws -> Conversion {
    let limit = options.limits.fileSize
    return try await named(after: url).convert { try FileReader.bytes(of: url, limit: limit) }
  }

  /// The converter that names code after a file if nothing else does.
  private func named(after url: URL) -> Converter {
    guard options.sourceName.isEmpty else { return self }
    var converter = self
    converter.options.sourceName = url.lastPathComponent
    return converter
  }

  /// Converts a resource of a bundle.
  ///
  /// - Throws: `CocoaError` if the bundle has no such resource (`fileNoSuchFile`) or it cannot be read, and a
  ///   `ConversionError` if nothing can be shown at all.
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
  /// Writes the files of one format into a folder, and makes the folder if it is missing.
  ///
  /// Files of the same names are replaced, each as a whole.
  ///
  /// - Returns: The URLs of the files, the text first.
  /// - Throws: What the exporter throws, or the error of making the folder or writing a file.
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
