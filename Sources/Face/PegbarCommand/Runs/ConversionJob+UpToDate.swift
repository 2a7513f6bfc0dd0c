internal import Pegbar

extension ConversionJob {
  /// Returns the result of an earlier conversion of the source, if a new one would write the same
  /// files.
  ///
  /// The headers of the files show their source and options. Formats without headers, and files
  /// that developers own, are always converted.
  func upToDateResult(
    _ settings: ConversionSettings, _ source: AnimationFile
  ) -> ConversionResult? {
    guard case .folder(let folder) = destination, settings.exporter.format.isVerifiable else {
      return nil
    }
    let names = settings.exporter.fileNames(of: sourceName, options: options)
    var report = Report(file: input.path, findings: [])
    for name in names {
      let path = folder + name
      guard !Files.isSpecial(path), BuildVersion.mayHaveWritten(path),
        let bytes = try? Files.read(path),
        let file = GeneratedFile(bytes, exporters: [settings.exporter]),
        file.isUpToDate(source: source.bytes, name: options.sourceName, options: options),
        GeneratedOutput(path: path, folder: "", file: file).companionProblems.isEmpty
      else { return nil }
      report.outputs.append(path)
    }
    guard !report.outputs.isEmpty else { return nil }
    report.animation = sourceName.animation
    report.status = .unchanged
    var result = ConversionResult(report: report)
    result.isUpToDate = true
    return result
  }
}
