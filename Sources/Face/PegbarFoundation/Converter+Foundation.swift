public import Foundation
public import Pegbar

// Variants for files, data and bundles. Without Foundation, use Pegbar directly.

extension Converter {
  /// Converts the contents of data.
  ///
  /// - Parameter data: A Lottie animation or a scene written by Pegbar.
  /// - Returns: The conversion, with its findings.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func convert(_ data: Data) throws(ConversionError) -> Conversion {
    try convert([UInt8](data))
  }

  /// Converts a regular file.
  ///
  /// If the options contain no source name, generated code is named after the file.
  ///
  /// - Throws: A `CocoaError` if the file cannot be read, or a `ConversionError` if it exceeds the
  ///   size limit, nothing can be displayed or the task is canceled.
  public func convert(contentsOf url: URL) throws -> Conversion {
    let limit = options.limits.fileSize
    return try LargeStack.runCancellable { () throws(any Error) in
      try named(after: url).convert(FileReader.bytes(of: url, limit: limit))
    }
  }

  /// Reads and converts a regular file on another thread.
  ///
  /// If the options contain no source name, generated code is named after the file.
  ///
  /// - Throws: A `CocoaError` if the file cannot be read, or a `ConversionError` if it exceeds the
  ///   size limit, nothing can be displayed or the task is canceled.
  public func convert(contentsOf url: URL) async throws -> Conversion {
    let limit = options.limits.fileSize
    return try await named(after: url).convert { try FileReader.bytes(of: url, limit: limit) }
  }

  /// Returns a converter that uses the name of a file if the options contain no source name.
  private func named(after url: URL) -> Converter {
    guard options.sourceName.isEmpty else { return self }
    var converter = self
    converter.options.sourceName = url.lastPathComponent
    return converter
  }

  /// Converts a resource of a bundle.
  ///
  /// - Throws: A `CocoaError` if the bundle has no such resource (`fileNoSuchFile`) or it cannot be
  ///   read, or a `ConversionError` if nothing can be displayed.
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
  /// Writes the files of one format into a folder, and creates the folder if it is missing.
  ///
  /// Files with the same names are replaced atomically.
  ///
  /// - Returns: The URLs of the files, starting with the text file.
  /// - Throws: The error of the exporter, of creating the folder, or of writing a file.
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
