extension Conversion {
  /// Core Animation code in Swift that plays the scene.
  public var swiftCode: String {
    LargeStack.run {
      let exporter = SwiftExporter()
      return String(
        decoding: exporter.format.marking.marked(exporter.bytes(of: self)), as: UTF8.self)
    }
  }

  /// The scene as JSON: the normalized one, or the exact one if the options ask for it.
  public var sceneJSON: [UInt8] {
    LargeStack.run {
      let exporter = SceneJSONExporter()
      return exporter.format.marking.marked(exporter.bytes(of: self))
    }
  }

  /// The numbers of layers and keyframes, and how well they survived.
  public var statistics: ConversionStatistics {
    LargeStack.run {
      ConversionStatistics(
        scene: scene, normalized: options.isExact ? nil : normalized, layersBefore: layersBefore,
        findings: findings)
    }
  }

  /// The name of the generated type.
  public var typeName: String { LargeStack.run { SwiftExporter().typeName(of: self) } }

  /// Returns a thin view around the generated layer class, as a second file.
  public func hostFile(_ host: HostFramework) -> OutputFile {
    LargeStack.run {
      var file = SwiftExporter().view(host, of: self)
      file.bytes = SwiftExporter().format.marking.marked(file.bytes)
      return file
    }
  }

  /// The images that the scene contains, as files to be written beside the code.
  public var imageFiles: [OutputFile] {
    LargeStack.run { imageFiles(named: SwiftExporter().imageNames(of: self)) }
  }

  /// Returns the files of one format: the main one, named as the command names it, then those that
  /// belong to it.
  ///
  /// - Throws: what the exporter throws, and a ``ConversionError`` within 50 ms once the task that calls
  ///   is cancelled.
  public func files(for exporter: any SceneExporter) throws -> [OutputFile] {
    try LargeStack.runCancellable { () throws(any Error) in
      let files = try exporter.files(of: self)
      try ConversionError.checkCancellation()
      return files
    }
  }
}
