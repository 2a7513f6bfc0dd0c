internal import PegbarScene

extension Conversion {
  /// Returns the embedded images of the scene, as files whose names begin with that of the source.
  public func imageFiles(in format: ExportFormat) -> [OutputFile] {
    guard format.hasImageFiles else { return [] }
    return imageFiles(
      named: ImageNames(
        normalized.images, subject: ExportFormat.imageSubject(ofStem: source.fileStem)))
  }

  /// Returns the comment lines that list the images of a file with their sizes and checksums.
  ///
  /// The next conversion replaces a listed image unless the image was edited.
  public func imageList(in format: ExportFormat) -> [String] {
    FileList(imageFiles(in: format), of: .image).lines(format.marking)
  }

  /// Returns the embedded images of the scene, as files next to the text file.
  ///
  /// - Parameter names: The names of all images of the scene.
  package func imageFiles(named names: ImageNames) -> [OutputFile] {
    normalized.images.compactMap { image in
      switch image.data {
      case .external:
        return nil  // The file already exists next to the source.
      case .embedded(_, let base64):
        // Invalid Base64 was reported when the image was read, so there is nothing to write.
        guard let bytes = Base64.decode(base64), !bytes.isEmpty else { return nil }
        return OutputFile(name: names.name(of: image.id), bytes: bytes, kind: .image)
      }
    }
  }
}
