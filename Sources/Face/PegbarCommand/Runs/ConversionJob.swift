internal import Pegbar

/// The destination of a conversion result.
enum OutputDestination: Hashable, Sendable {
  /// The standard output.
  case standardOutput
  /// A file.
  case file(String)
  /// A folder, whose path ends with a slash; file names are derived from the source.
  case folder(String)

  /// Creates a destination from the argument of `--output`.
  init(_ argument: String?) {
    guard let argument, argument != "-" else {
      self = .standardOutput
      return
    }
    let isFolder = argument.hasSuffix("/") || Files.isDirectory(argument)
    self = isFolder ? .folder(Self.folderPath(argument)) : .file(argument)
  }

  /// The destination as a folder, even if it does not exist yet; an existing file is unchanged.
  var asFolder: OutputDestination {
    guard case .file(let path) = self, !Files.exists(path) else { return self }
    return .folder(Self.folderPath(path))
  }

  /// Returns the path of the image folder relative to the code; empty if images are next to the
  /// code.
  func imageFolder(_ images: String?) -> String {
    guard let images, let directory else { return "" }
    return Files.relative(directory, to: images)
  }

  /// `true` if file names are derived from the source.
  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The path of the folder for files, or `nil` for the standard output.
  var directory: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path): Files.parent(of: path)
    case .folder(let path): path
    }
  }

  /// Returns the folders between a folder and a file in it, with a trailing slash; empty for other
  /// files.
  static func folder(of file: String, below base: String) -> String {
    let folder = Files.relative(base, to: Files.parent(of: Files.absolute(file)))
    return folder == ".." || folder.hasPrefix("../") ? "" : folderPath(folder)
  }

  /// Returns a path with a trailing slash; an empty path is unchanged.
  static func folderPath(_ path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path : path + "/"
  }
}

/// The settings for all conversions of a run.
struct ConversionSettings: Sendable {
  /// The exporter of the result.
  var exporter: any SceneExporter
  /// The folder for embedded images, or `nil` for the folder of the code.
  var images: String?
  /// `true` to render all frames and measure the deviation.
  var measures = false
  /// The place of the pictures of the report, if any.
  var pictures: PictureFolder?
  /// `true` if the report includes extents.
  var measuresExtents = false
  /// With `measures`, the largest accepted deviation before the run fails, in points.
  var maxError: Double?
  /// The rules for replacing files.
  var rules = OutputRules()
  /// `true` to convert only sources whose files are not up to date.
  var skipsUpToDate = false
  /// The support file of the run, if any.
  var support: MadeSupport?

  /// Returns the same settings with a support file.
  func sharing(_ support: MadeSupport?) -> ConversionSettings {
    var settings = self
    settings.support = support
    return settings
  }

  /// Removes files of killed runs from the output folders.
  func removeLeftovers(beside jobs: [ConversionJob]) {
    let folders =
      jobs.compactMap(\.destination.directory) + jobs.compactMap(\.supportFolder)
      + [images].compactMap(\.self)
    for folder in Set(folders) { StagedFile.removeLeftovers(in: folder) }
  }
}

/// The conversion of one file, or of one animation in an archive.
struct ConversionJob: Sendable {
  /// The source file.
  var input: FoundInput
  /// The options of the conversion.
  var options: ConversionOptions
  /// The destination of the result.
  var destination: OutputDestination
  /// The name of the source.
  var sourceName: SourceName
  /// The folder of the support file, or `nil` for the folder of the code.
  var supportFolder: String?
  /// `true` for a build step, which writes one file that can contain a view, and no images.
  var isStep = false
}

/// The result for one source.
struct ConversionResult: Sendable {
  /// The report on the source.
  var report: Report
  /// The files to write; emptied by `commit()`.
  var bundle = OutputBundle()
  /// The text for the standard output.
  var text: [UInt8]?
  /// The reason why nothing could be read or written, without a message if the report states it.
  var failure: CommandFailure?
  /// A description of the deviation beyond `--max-error`.
  var excess: String?
  /// `true` if the file was found in a folder and is not an animation.
  var isPassedOver = false
  /// `true` if the files of an earlier conversion are up to date, so that its findings are unknown.
  var isUpToDate = false
  /// `true` if the animation contains images that are not written.
  var leavesImages = false

  /// Returns the result for a source that cannot be read, or whose output cannot be written.
  static func failed(_ report: Report, _ failure: CommandFailure) -> ConversionResult {
    var report = report
    report.status = .failed
    report.reason = failure.message
    return ConversionResult(report: report, failure: failure)
  }
}

extension ConversionJob {
  /// Converts the source and writes the files.
  func run(
    _ settings: ConversionSettings, _ opened: OpenedInput = OpenedInput()
  ) -> ConversionResult {
    if settings.skipsUpToDate, let file = try? opened.file(of: input, options.limits),
      let result = upToDateResult(settings, file)
    {
      return result
    }
    var result = prepared(settings, opened)
    result.commit()
    return result
  }

  /// Converts the source and checks existing files, without writing.
  func prepared(
    _ settings: ConversionSettings, _ opened: OpenedInput = OpenedInput()
  ) -> ConversionResult {
    let file: AnimationFile
    do throws(FileError) { file = try opened.file(of: input, options.limits) } catch {
      return .failed(Report(file: input.path, findings: []), .unreadable(error.message))
    }
    let conversion: Conversion
    do throws(ConversionError) {
      conversion = try Converter(options).convert(file)
    } catch {
      var result = ConversionResult.failed(Report(file: input.path, error), .unreadable(nil))
      result.report.animation = sourceName.animation
      result.report.reason = input.message(error)
      result.isPassedOver = input.isPassedOver(for: error.finding, file.bytes)
      return result
    }
    var report = Report(
      file: input.path, conversion, measuresExtents: settings.measuresExtents)
    if !input.isStandardInput {
      let problems = conversion.imageReferences.problems(input.imageState)
        .providing(images: options.providesImages)
      report.add(problems, of: conversion, measuresExtents: settings.measuresExtents)
    }
    if settings.measures { report.measure = conversion.measured() }
    var result = ConversionResult(report: report)
    if let limit = settings.maxError, let excess = report.measure?.excess(over: limit) {
      result.excess = "\(input.path): --max-error: \(excess)"
    }
    do throws(FileError) {
      try add(conversion, to: &result, settings)
      try addPixels(of: conversion, to: &result, settings)
    } catch {
      result.fail(error)
    }
    return result
  }

  private func add(
    _ conversion: Conversion, to result: inout ConversionResult, _ settings: ConversionSettings
  ) throws(FileError) {
    let exporter = settings.exporter
    var files: [OutputFile]
    do { files = try conversion.files(for: exporter) } catch {
      throw FileError(input.path, because: "\(exporter.format.name): \(error)")
    }
    let main = files.removeFirst()
    if exporter.format.naming == .type {
      result.report.add(
        conversion.codeProblems(size: main.bytes.count), of: conversion,
        measuresExtents: settings.measuresExtents)
    }
    var sourceName: String?
    let path: String?
    switch destination {
    case .standardOutput: path = nil
    case .file(let file): path = file
    case .folder(let folder):
      let isQualified = !self.sourceName.qualifier.isEmpty
      let names = isQualified ? exporter.fileNames(of: self.sourceName, options: options) : []
      path = folder + (names.first ?? main.name)
      sourceName = options.sourceName
    }
    if let support = support(settings.support) {
      try result.bundle.add(support, rules: settings.rules)
    }
    try add(files, besides: path, to: &result, settings)
    if let path {
      try result.bundle.add(
        .marked(main.bytes, at: path, by: exporter, sourceName: sourceName), rules: settings.rules)
    } else {
      result.text = main.bytes
    }
    result.report.outputs = result.bundle.outputs.map(\.path)
    result.report.status = path == nil ? nil : result.bundle.status
    result.takeRefusals()
  }

  /// Adds the files that belong to the main file, unless that is written to a device.
  private func add(
    _ companions: [OutputFile], besides path: String?, to result: inout ConversionResult,
    _ settings: ConversionSettings
  ) throws(FileError) {
    let exporter = settings.exporter
    let folder = path.map(Files.folder(around:)) ?? ""
    let isAlone = isStep || path.map(Files.isSpecial) ?? true
    let beside = isAlone ? nil : folder
    let images = settings.images.map(OutputDestination.folderPath)
    for (kind, folder) in [(OutputFile.Kind.image, images ?? beside), (.data, beside)] {
      let before = path.flatMap { Self.files(kind, besides: $0, exporter) } ?? []
      for file in companions where file.kind == kind {
        guard let folder else {
          result.leavesImages = true
          break
        }
        let entry = before.first { $0.name == file.name }
        try result.bundle.add(
          .listed(file.bytes, at: folder + file.name, before: entry), rules: settings.rules)
      }
    }
    for file in companions where file.kind == .text && !isAlone {
      try result.bundle.add(
        .marked(
          file.bytes, at: folder + file.name, by: exporter,
          sourceName: destination.isFolder ? options.sourceName : nil), rules: settings.rules)
    }
  }

  /// Returns the files of a kind that the file at a path lists.
  private static func files(
    _ kind: OutputFile.Kind, besides path: String, _ exporter: any SceneExporter
  ) -> [FileList.Entry]? {
    guard exporter.format.hasImageFiles, !Files.isSpecial(path), let bytes = try? Files.read(path),
      exporter.provenance(of: bytes) == .generated
    else { return nil }
    return FileList(of: kind, reading: bytes, exporter.format.marking).entries
  }
}

extension ConversionResult {
  /// Writes the files.
  mutating func commit() {
    guard failure == nil else { return }
    do throws(FileError) { try bundle.commit() } catch { fail(error) }
    bundle = OutputBundle()
  }

  /// Records refusals to replace files, if there are any.
  mutating func takeRefusals() {
    guard !bundle.refusals.isEmpty else { return }
    report.status = .refused
    report.reason = bundle.refusals.joined(separator: "\n")
  }

  /// Records that the files cannot be written.
  mutating func fail(_ error: FileError) {
    failure = .usage(error.message)
    report.status = .failed
    report.reason = error.message
    report.outputs = []
    text = nil
  }
}
