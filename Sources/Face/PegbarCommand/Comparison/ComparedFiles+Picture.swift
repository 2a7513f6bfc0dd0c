internal import Pegbar
internal import PegbarRaster
internal import PegbarScene

extension ComparedFiles.Pair {
  /// Writes a picture of both versions and their difference, and adds it to the result.
  ///
  /// - Returns: The reason why it is not written, if any.
  func addPicture(
    to file: inout ComparisonReport.File?, in folder: PictureFolder, _ drawing: PreviewDrawing
  ) -> CommandFailure? {
    guard case .compared(let comparison)? = file?.outcome, !comparison.isSamePicture else {
      return nil
    }
    let limits = comparison.limits
    let moments = comparison.changedFrames.prefix(24).map {
      $0 / max(comparison.new.frameRate, 1e-3)
    }
    let pixels = PixelComparison(
      .init("old", comparison.old, limits) { old?.image($0, limits) },
      .init("new", comparison.new, limits) { new?.image($0, limits) },
      at: Array(moments))
    do throws(CommandFailure) {
      guard let picture = try Self.file(of: pixels) else { return nil }
      let path = "\(isFound ? name : new?.name ?? name).png"
      try drawing.write(.frame(picture, at: folder.path + path))
      file?.pictures.append(
        ReportPicture(path: folder.link + path, caption: "\(name): old, new and difference"))
      return nil
    } catch {
      return error
    }
  }

  private static func file(of pixels: PixelComparison) throws(CommandFailure) -> [UInt8]? {
    do throws(RasterError) { return try pixels.comparisonFile(pixels.differences()) } catch {
      throw .usage(error.message)
    }
  }
}

extension ComparedFiles.Version {
  /// The name of the file without its folder.
  fileprivate var name: String {
    switch self {
    case .file(let path): Files.name(of: path)
    case .git(_, let object): Files.name(of: object)
    }
  }

  /// Returns the bytes of an image file that the animation refers to, if it is on disk.
  ///
  /// For files of a Git revision, the present images are read.
  fileprivate func image(_ reference: String, _ limits: Limits) -> [UInt8]? {
    let path =
      switch self {
      case .file(let path): path
      case .git(let folder, let object):
        folder + object.drop { $0 != ":" }.dropFirst(2)
      }
    return FoundInput.imageContents(reference, besides: path, limits)
  }
}
