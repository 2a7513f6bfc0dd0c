internal import PegbarScene

/// A file that belongs to what a conversion writes.
public struct OutputFile: Hashable, Sendable {
  /// The file name, without folders.
  public var name: String
  /// What is in it.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension Conversion {
  /// What the file in a folder is called: `CheckmarkLayer.swift`, `checkmark.scene.json`.
  package func fileName(with fileExtension: String) -> String {
    OutputFile.name(of: name, typeName: typeName, fileExtension: fileExtension)
  }

  /// A thin view around the generated layer class, as a second file.
  public func hostFile(_ host: HostFramework) -> OutputFile {
    LargeStack.run {
      var options = options
      options.joinedHost = nil
      var swift = swiftOptions
      swift.header.flags = options.flags
      let name = HostCode.typeName(for: normalized, options: swift)
      let bytes = HostCode.write(host, for: normalized, options: swift)
      return OutputFile(name: "\(name).swift", bytes: Seal.sealed(bytes, .swift))
    }
  }

  /// The images that the scene holds itself, as files to stand beside the code.
  public var imageFiles: [OutputFile] {
    let names = ImageNames(normalized.images, typeName: typeName)
    return normalized.images.compactMap { image in
      switch image.data {
      case .external:
        return nil  // It stands beside the source already.
      case .embedded(_, let base64):
        // Broken text was reported when the image was read; there is nothing to write then.
        guard let bytes = Base64.decode(base64), !bytes.isEmpty else { return nil }
        return OutputFile(name: names.name(of: image.id), bytes: bytes)
      }
    }
  }
}

extension OutputFile {
  /// What a file in a folder is called, by its format.
  package static func name(
    of source: SourceName, typeName: String, fileExtension: String
  ) -> String {
    fileExtension == SceneJSONExporter().fileExtension
      ? "\(source.fileStem).scene.\(fileExtension)" : "\(typeName).\(fileExtension)"
  }
}

extension OutputFile {
  /// One file of Swift of several, with a checksum at its end.
  static func joined(_ files: [[UInt8]]) -> [UInt8] {
    Seal.sealed(files.flatMap { Seal.opened($0, .swift) }, .swift)
  }
}
