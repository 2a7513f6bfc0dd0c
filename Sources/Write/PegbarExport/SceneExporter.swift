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
  /// The format: its name, its files, and the options that it takes.
  var format: ExportFormat { get }

  /// Returns the main file, without the checksum that its marking adds.
  ///
  /// - Throws: if there is nothing to write; `Conversion.files(for:)` passes the error on.
  func bytes(of conversion: Conversion) throws -> [UInt8]

  /// Returns further files that belong to the main one: other text, and images.
  func companions(of conversion: Conversion) throws -> [OutputFile]

  /// Returns the name of the main file of a conversion, without folders.
  func fileName(of conversion: Conversion) -> String

  /// Returns the names of the text files that a source becomes, the main one first.
  ///
  /// A run over several sources compares them before it converts anything.
  func fileNames(of source: SourceName, options: ConversionOptions) -> [String]

  /// Returns the name of the type that a source becomes, or `nil` for formats that declare none.
  func typeName(of source: SourceName, options: ConversionOptions) -> String?

  /// Returns whether this exporter wrote a file, edited since or not.
  func recognizes(_ bytes: [UInt8]) -> Bool
}

extension SceneExporter {
  /// Returns no further files.
  public func companions(of conversion: Conversion) -> [OutputFile] { [] }

  /// Returns the name of the type with the format's extension, or that of the source and the format.
  public func fileName(of conversion: Conversion) -> String {
    fileNames(of: conversion.source, options: conversion.options).first
      ?? format.fileName(of: conversion.source)
  }

  /// Returns one name: of the type with the format's extension, or of the source and the format.
  public func fileNames(of source: SourceName, options: ConversionOptions) -> [String] {
    let type = format.naming == .type ? typeName(of: source, options: options) : nil
    return [type.map(format.fileName(ofType:)) ?? format.fileName(of: source)]
  }

  /// Returns `nil`: the format declares no type.
  public func typeName(of source: SourceName, options: ConversionOptions) -> String? { nil }

  /// Returns whether the file has a header that names the format, or without a header a checksum in the marking
  /// of the format.
  public func recognizes(_ bytes: [UInt8]) -> Bool {
    guard let header = FileHeader(reading: bytes, format.marking) else {
      return format.marking.provenance(of: bytes) != nil
    }
    return header.target == format.name
  }

  /// Returns how a file came about that is where this exporter writes.
  package func provenance(of bytes: [UInt8]) -> Provenance {
    guard recognizes(bytes) else { return .foreign }
    return format.marking.provenance(of: bytes) ?? .unknown
  }

  /// Returns the files of a conversion: the main one, then its companions; text has its checksum.
  package func files(of conversion: Conversion) throws -> [OutputFile] {
    let main = OutputFile(
      name: fileName(of: conversion), bytes: try bytes(of: conversion))
    return ([main] + (try companions(of: conversion))).map { file in
      guard !file.isImage else { return file }
      return OutputFile(name: file.name, bytes: format.marking.marked(file.bytes))
    }
  }
}
