internal import Pegbar
internal import PegbarRaster
internal import PegbarScene

/// A folder for the pictures of a report.
struct PictureFolder: Sendable {
  /// The path, with a trailing slash.
  let path: String
  /// The path relative to the folder of the report, with a trailing slash.
  let link: String

  /// Creates a folder.
  ///
  /// - Parameter report: The file of the report, or `nil` for a stream.
  init(_ folder: String, report: String?) {
    path = OutputDestination.folderPath(folder)
    guard let report, !folder.hasPrefix("/") else {
      link = path
      return
    }
    link = OutputDestination.folderPath(Files.relative(Files.parent(of: report), to: folder))
  }
}

extension ConversionJob {
  /// Compares pixels if requested, and adds the pictures of the report.
  func addPixels(
    of conversion: Conversion, to result: inout ConversionResult, _ settings: ConversionSettings
  ) throws(FileError) {
    guard settings.measures || settings.pictures != nil, Raster.missingLibrary == nil else {
      return
    }
    let scene = conversion.scene
    let measured = [result.report.measure?.time, result.report.measure?.colorTime]
    let losses = result.report.extents.values.map {
      ($0.worstFrame - scene.firstFrame) / max(scene.frameRate, 1e-3)
    }
    func contents(_ path: String) -> [UInt8]? { input.imageContents(path, options.limits) }
    let pixels = PixelComparison(
      .init("design", scene, options.limits, contents),
      .init("conversion", conversion.normalized.scene, options.limits, contents),
      at: measured.compactMap(\.self) + losses)
    var files: [(suffix: String, caption: String, file: [UInt8]?)] = []
    do throws(RasterError) {
      let differences = try pixels.differences()
      if let worst = differences.max(by: { $0.share < $1.share }) {
        result.report.measure?.pixels = PixelMeasure(
          share: worst.share, time: worst.time, frames: differences.count)
      }
      if settings.pictures != nil {
        files = [
          ("", "\(input.name) as converted", try pixels.animationFile()),
          (
            "-differences", "\(input.name): design, conversion and difference",
            try pixels.comparisonFile(differences)
          ),
        ]
      }
    } catch {
      Console.note("pegbar: warning: \(input.path): no pixels were compared: \(error.message)")
    }
    guard let folder = settings.pictures else { return }
    // Names of output files are unique in a run.
    let name = result.report.outputs.last.map { Files.stem(of: $0) } ?? sourceName.fileStem
    for (suffix, caption, file) in files {
      guard let file else { continue }
      let path = "\(input.folder)\(name)\(suffix).png"
      try result.bundle.add(.frame(file, at: folder.path + path), rules: settings.rules)
      result.report.pictures.append(ReportPicture(path: folder.link + path, caption: caption))
    }
    result.takeRefusals()
  }
}
