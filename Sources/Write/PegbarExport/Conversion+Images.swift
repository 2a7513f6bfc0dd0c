internal import PegbarScene

extension Conversion {
  /// Returns the images that the scene contains, as files whose names begin with that of the source.
  public func imageFiles(in format: ExportFormat) -> [OutputFile] {
    guard format.hasImageFiles else { return [] }
    return imageFiles(
      named: ImageNames(
        normalized.images, subject: ExportFormat.imageSubject(ofStem: source.fileStem)))
  }

  /// Returns the comment lines that list the images of a file, with their sizes and checksums.
  ///
  /// A listed image is replaced by the next conversion as long as nobody edits it.
  public func imageList(in format: ExportFormat) -> [String] {
    ImageList(imageFiles(in: format)).lines(format.marking)
  }

  /// Returns the images that the scene contains, as files to be written beside the text.
  ///
  /// - Parameter names: The names of all images of the scene.
  package func imageFiles(named names: ImageNames) -> [OutputFile] {
    normalized.images.compactMap { image in
      switch image.data {
      case .external:
        return nil  // It is beside the source already.
      case .embedded(_, let base64):
        // Broken text was reported when the image was read; there is nothing to write then.
        guard let bytes = Base64.decode(base64), !bytes.isEmpty else { return nil }
        return OutputFile(name: names.name(of: image.id), bytes: bytes, isImage: true)
      }
    }
  }
}
