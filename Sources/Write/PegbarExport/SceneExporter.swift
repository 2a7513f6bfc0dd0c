/// Writes a converted scene in one format.
///
/// ```swift
/// struct LayerList: SceneExporter {
///   let format = ExportFormat(
///     name: "layers", summary: "the names of the layers", fileExtension: "txt",
///     marking: .comments(start: "# ", end: ""))
///
///   func bytes(of conversion: Conversion) -> [UInt8] {
///     Array(conversion.scene.root.layers.map { "\($0.name)\n" }.joined().utf8)
///   }
/// }
///
/// let files = try conversion.files(for: LayerList())
/// ```
///
/// Only ``format`` and ``bytes(of:)`` are required. The formats of Pegbar itself are in `Exporters.all`,
/// which the command offers.
public protocol SceneExporter: Sendable {
  /// The format: its name, its files, and the options that it supports.
  var format: ExportFormat { get }

  /// Returns the contents of the main file, without the checksum that its marking adds.
  ///
  /// - Throws: An error if there is nothing to write. `Conversion.files(for:)` rethrows the error.
  func bytes(of conversion: Conversion) throws -> [UInt8]

  /// Returns additional files that belong to the main file: other text files, images and data.
  func companions(of conversion: Conversion) throws -> [OutputFile]

  /// Returns the name of the main file of a conversion, without folders.
  func fileName(of conversion: Conversion) -> String

  /// Returns the names of the text files that a source produces, starting with the main file.
  ///
  /// A run with several sources compares these names before any conversion.
  func fileNames(of source: SourceName, options: ConversionOptions) -> [String]

  /// Returns the name of the type that a source produces, or `nil` if the format declares no type.
  func typeName(of source: SourceName, options: ConversionOptions) -> String?

  /// Returns `true` if this exporter wrote a file, even if the file was edited since.
  func recognizes(_ bytes: [UInt8]) -> Bool
}

extension SceneExporter {
  /// Returns no additional files.
  public func companions(of conversion: Conversion) -> [OutputFile] { [] }

  /// Returns a file name made from the name of the type, or from those of the source and the
  /// format.
  public func fileName(of conversion: Conversion) -> String {
    fileNames(of: conversion.source, options: conversion.options).first
      ?? format.fileName(of: conversion.source)
  }

  /// Returns one file name, made from the name of the type, or from those of the source and the
  /// format.
  public func fileNames(of source: SourceName, options: ConversionOptions) -> [String] {
    let type = format.naming == .type ? typeName(of: source, options: options) : nil
    return [type.map(format.fileName(ofType:)) ?? format.fileName(of: source)]
  }

  /// Returns `nil`, because the format declares no type.
  public func typeName(of source: SourceName, options: ConversionOptions) -> String? { nil }

  /// Returns `true` if the header of a file names the format.
  ///
  /// A file without a header is recognized by a checksum in the marking of the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let header = FileHeader(reading: bytes, format.marking) else {
      return format.marking.provenance(of: bytes) != nil
    }
    return header.target == format.name
  }

  /// Returns the provenance of an existing file at the output path of this exporter.
  package func provenance(of bytes: [UInt8]) -> Provenance {
    guard recognizes(bytes) else { return .foreign }
    return format.marking.provenance(of: bytes) ?? .unknown
  }

  /// Returns the files of a conversion: the main file, then its companions.
  ///
  /// Text files include their checksums, unless developers own them.
  package func files(of conversion: Conversion) throws -> [OutputFile] {
    let main = OutputFile(
      name: fileName(of: conversion), bytes: try bytes(of: conversion))
    return ([main] + (try companions(of: conversion))).map { file in
      guard file.kind == .text, !conversion.options.isOwned else { return file }
      return OutputFile(name: file.name, bytes: format.marking.marked(file.bytes))
    }
  }
}
