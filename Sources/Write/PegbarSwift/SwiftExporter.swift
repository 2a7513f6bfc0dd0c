internal import PegbarBase
public import PegbarExport
internal import PegbarScene

/// Writes Core Animation code in Swift.
public struct SwiftExporter: SceneExporter {
  /// The format of Swift files, which are named after their types.
  public let format = ExportFormat(
    name: ExportFormat.defaultName, summary: "Core Animation code in Swift", fileExtension: "swift",
    naming: .type, marking: .comments(start: "// ", end: ""),
    options: [
      .style, .access, .expose, .reserve, .own, .nonisolated, .host, .support, .images, .data,
      .buildStep,
    ], hasImageFiles: true, isVerifiable: true)

  /// Creates an exporter.
  public init() {}

  /// Returns the Swift code of the layer class.
  public func bytes(of conversion: Conversion) -> [UInt8] {
    LargeStack.ensure {
      let scene = SwiftScene(conversion.normalized).scene
      let code = SwiftCode.write(scene, options: styledOptions(of: conversion, scene))
      let files = listedFiles(of: conversion) { scene }
      let lists = [OutputFile.Kind.image, .data].flatMap {
        FileList(files, of: $0).lines(format.marking)
      }
      // The lists let a later conversion replace the files, which it does not for owned code.
      let layer = code + (conversion.options.isOwned ? [] : lists).map { "\($0)\n" }.joined().utf8
      guard conversion.options.joinsHost, let host = conversion.options.host else { return layer }
      return layer + view(host, of: conversion).bytes
    }
  }

  /// Returns the host view, if the options name one, the images of the scene, and its long
  /// outlines.
  public func companions(of conversion: Conversion) -> [OutputFile] {
    let host = conversion.options.joinsHost ? nil : conversion.options.host
    return LargeStack.ensure {
      [host.map { view($0, of: conversion) }].compactMap(\.self)
        + listedFiles(of: conversion) { SwiftScene(conversion.normalized).scene }
    }
  }

  /// Returns the files that the code lists: images, and outlines unless they are in the code.
  ///
  /// - Parameter scene: Returns the scene of the code, which only outlines require.
  private func listedFiles(
    of conversion: Conversion, _ scene: () -> NormalizedScene
  ) -> [OutputFile] {
    let images = conversion.imageFiles(named: imageNames(of: conversion))
    guard conversion.options.data == .file else { return images }
    let scene = scene()
    let options = styledOptions(of: conversion, scene)
    return images + [SwiftCode.outlineFile(of: scene, options: options)].compactMap(\.self)
  }

  /// Returns the name of the file, which is derived from the type name.
  public func fileName(of conversion: Conversion) -> String {
    format.fileName(ofType: typeName(of: conversion))
  }

  /// Returns the names of the layer's file and of the host view's file.
  public func fileNames(of source: SourceName, options: ConversionOptions) -> [String] {
    let type = name(of: source, options)
    let view = options.joinsHost ? nil : options.host.map { _ in HostCode.typeName(forLayer: type) }
    return ([type] + [view].compactMap(\.self)).map(format.fileName(ofType:))
  }

  /// Returns the name of the layer class.
  public func typeName(of source: SourceName, options: ConversionOptions) -> String? {
    name(of: source, options)
  }

  /// Returns `true` if this exporter wrote a file: a scene, shared functions, or the comment of a
  /// build step.
  public func recognizes(_ bytes: [UInt8]) -> Bool {
    FileHeader(reading: bytes, format.marking)?.target == format.name
      || SupportFile.recognizes(bytes) || NothingGenerated.matches(bytes)
  }

  /// Returns the file of the host view, without its checksum.
  package func view(_ host: HostFramework, of conversion: Conversion) -> OutputFile {
    let scene = LargeStack.ensure { SwiftScene(conversion.normalized).scene }
    var options = LargeStack.ensure { styledOptions(of: conversion, scene) }
    // The view has its own header, even inside the layer's file.
    options.header = conversion.header(in: format, joinsHost: false)
    let name = HostCode.typeName(for: conversion.normalized, options: options)
    let bytes = LargeStack.ensure {
      HostCode.write(host, for: scene, options: options)
    }
    return OutputFile(name: format.fileName(ofType: name), bytes: bytes)
  }

  /// Returns the names of all layers in the generated code, with the JSON paths of their sources.
  package func layerNames(of conversion: Conversion) -> [(source: String, name: String)] {
    LargeStack.ensure {
      let scene = SwiftScene(conversion.normalized).scene
      let facts = SceneFacts(scene, options: styledOptions(of: conversion, scene))
      return ([facts.scene.root] + facts.scene.definitions).flatMap { composition in
        facts.plan(composition).layers.map { ($0.layer.source, $0.reference.array.text) }
      }
    }
  }

  /// Returns the name of the class that a conversion generates.
  package func typeName(of conversion: Conversion) -> String {
    SwiftCode.typeName(for: conversion.normalized, options: codeOptions(of: conversion))
  }

  /// Returns the prefix of the image names of a generated type.
  package static func imagePrefix(ofType name: String) -> String {
    SwiftCode.subject(ofType: name) + "-"
  }

  /// Returns the name of the file with the outlines of a generated type.
  package static func dataName(ofType name: String) -> String {
    OutlineNames.fileName(ofType: name)
  }

  /// Returns the names of the images of a conversion.
  package func imageNames(of conversion: Conversion) -> ImageNames {
    ImageNames(conversion.normalized.images, typeName: typeName(of: conversion))
  }

  private func name(of source: SourceName, _ options: ConversionOptions) -> String {
    var code = SwiftCode.Options(typeName: options.typeName)
    code.prefix = options.typePrefix
    return SwiftCode.typeName(subject: source.subject, options: code)
  }

  /// Returns the options of code, with the style for a scene.
  private func styledOptions(
    of conversion: Conversion, _ scene: NormalizedScene
  ) -> SwiftCode.Options {
    var options = codeOptions(of: conversion)
    if conversion.options.choosesStyle { options.style = .mostReadable(for: scene, options) }
    return options
  }

  private func codeOptions(of conversion: Conversion) -> SwiftCode.Options {
    let (options, source) = (conversion.options, conversion.source)
    var code = SwiftCode.Options(
      typeName: options.typeName, header: conversion.header(in: format), access: options.access,
      exposed: options.exposed, style: options.style, isNonisolated: options.isNonisolated)
    code.prefix = options.typePrefix
    code.reserved = options.reserved
    code.support = options.support
    code.data = options.data
    code.subject =
      source.file.isEmpty
      ? SourceName.subject(ofComposition: conversion.scene.name) ?? "Scene" : source.subject
    return code
  }
}
