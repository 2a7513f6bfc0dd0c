extension Conversion {
  /// The Swift code for Core Animation that plays the scene.
  public var swiftCode: String {
    LargeStack.run {
      let exporter = SwiftExporter()
      return String(
        decoding: exporter.format.marking.marked(exporter.bytes(of: self)), as: UTF8.self)
    }
  }

  /// The normalized scene as JSON, or the exact scene if the options request it.
  public var sceneJSON: [UInt8] {
    LargeStack.run {
      let exporter = SceneJSONExporter()
      return exporter.format.marking.marked(exporter.bytes(of: self))
    }
  }

  /// The numbers of layers, keyframes and losses, and the largest sampling error.
  public var statistics: ConversionStatistics {
    LargeStack.run {
      ConversionStatistics(
        scene: scene, normalized: options.isExact ? nil : normalized, layersBefore: layersBefore,
        findings: findings)
    }
  }

  /// The name of the generated type.
  public var typeName: String { LargeStack.run { SwiftExporter().typeName(of: self) } }

  /// Returns a file with a thin view around the generated layer class.
  public func hostFile(_ host: HostFramework) -> OutputFile {
    LargeStack.run {
      var file = SwiftExporter().view(host, of: self)
      file.bytes = SwiftExporter().format.marking.marked(file.bytes)
      return file
    }
  }

  /// The images of the scene, as files to write next to the code.
  public var imageFiles: [OutputFile] {
    LargeStack.run { imageFiles(named: SwiftExporter().imageNames(of: self)) }
  }

  /// Returns the files of one format: the main file, named as by the command, followed by related
  /// files.
  ///
  /// - Throws: The error of the exporter, or a ``ConversionError`` within 50 ms after the calling
  ///   task is canceled.
  public func files(for exporter: any SceneExporter) throws -> [OutputFile] {
    try LargeStack.runCancellable { () throws(any Error) in
      let files = try exporter.files(of: self)
      try ConversionError.checkCancellation()
      return files
    }
  }
}
