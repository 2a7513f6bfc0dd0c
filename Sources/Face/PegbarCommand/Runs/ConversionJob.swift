internal import Pegbar

/// Where the result of a conversion goes.
enum OutputDestination: Hashable, Sendable {
  /// To the standard output.
  case standardOutput
  /// Into a file.
  case file(String)
  /// Into a folder, whose path ends with a slash, under a name made from the source's.
  case folder(String)

  /// What the argument of `--output` means.
  init(_ argument: String?) {
    guard let argument, argument != "-" else {
      self = .standardOutput
      return
    }
    let isFolder = argument.hasSuffix("/") || Files.isDirectory(argument)
    self = isFolder ? .folder(Self.folderPath(argument)) : .file(argument)
  }

  /// The folder that is meant, also one that is not there yet; a file stays one.
  var asFolder: OutputDestination {
    guard case .file(let path) = self, !Files.exists(path) else { return self }
    return .folder(Self.folderPath(path))
  }

  /// The relative path from the code's folder to that of the images; empty where images stand beside the code.
  func imageFolder(_ images: String?) -> String {
    guard let images, let directory else { return "" }
    return Files.relative(directory, to: images)
  }

  /// Whether names are made from the source's.
  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The path of the folder in which files will be; nothing for the standard output.
  var directory: String? {
    switch self {
    case .standardOutput: nil
    case .file(let path): Files.parent(of: path)
    case .folder(let path): path
    }
  }

  /// A path with a slash at its end; empty stays empty.
  static func folderPath(_ path: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path : path + "/"
  }
}

/// How every file of a run is converted.
struct ConversionSettings: Sendable {
  /// Writes the result.
  var exporter: any SceneExporter
  /// Where embedded images go, where that is not beside the code.
  var images: String?
  /// Whether all frames are drawn to measure the loss.
  var measures = false
  /// Whether the report says how much of the picture losses take.
  var measuresExtents = false
  /// With measuring: from which distance on the run fails, in points.
  var maxError: Double?
  /// Which files may be replaced.
  var rules = OutputRules()
  /// Removes what a run that was killed left where files are going to be written.
  func removeLeftovers(beside jobs: [ConversionJob]) {
    let folders =
      jobs.compactMap(\.destination.directory) + jobs.compactMap(\.supportFolder)
      + [images].compactMap(\.self)
    for folder in Set(folders) { StagedFile.removeLeftovers(in: folder) }
  }
}

/// One file, or one animation of an archive, that is converted.
struct ConversionJob: Sendable {
  /// The source.
  var input: FoundInput
  /// How it is converted.
  var options: ConversionOptions
  /// Where the result goes.
  var destination: OutputDestination
  /// What the source is called.
  var sourceName: SourceName
  /// The folder of what scenes share, where that is not the folder of the code.
  var supportFolder: String?
  /// Whether it is a step of a build, which writes one file: a view stands in it, images nowhere.
  var isStep = false
}

/// What became of one source.
struct ConversionResult: Sendable {
  /// What is said about it.
  var report: Report
  /// The files to be written; they are in place already unless the result says that they wait.
  var bundle = OutputBundle()
  /// What goes to the standard output.
  var text: [UInt8]?
  /// Why nothing could be read or written; nothing where the report says it.
  var failure: CommandFailure?
  /// What `--max-error` finds.
  var excess: String?
  /// Whether the file was found, and is something else than an animation.
  var isPassedOver = false
  /// Whether the animation holds images that are not written.
  var leavesImages = false

  /// A source that cannot be read, or whose result cannot be written.
  static func failed(_ report: Report, _ failure: CommandFailure) -> ConversionResult {
    var report = report
    report.status = .failed
    report.reason = failure.message
    return ConversionResult(report: report, failure: failure)
  }
}

extension ConversionJob {
  /// Converts, and puts the files in place.
  func run(_ settings: ConversionSettings) -> ConversionResult {
    var result = prepared(settings)
    result.commit()
    return result
  }

  /// Converts, and looks at what is in the place of the files; nothing is written yet.
  func prepared(_ settings: ConversionSettings) -> ConversionResult {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read(options.limits) } catch {
      return .failed(Report(file: input.path, findings: []), .unreadable(error.message))
    }
    let conversion: Conversion
    do throws(ConversionError) {
      conversion = try Pegbar.convert(bytes, options: options)
    } catch {
      var result = ConversionResult.failed(Report(file: input.path, error), .unreadable(nil))
      result.report.reason = input.message(error)
      result.isPassedOver = input.isPassedOver(for: error.finding)
      return result
    }
    var report = Report(
      file: input.path, conversion, measuresExtents: settings.measuresExtents)
    if !input.isStandardInput {
      report.findings += conversion.imageReferences.missing(input.hasFile).map { finding in
        // Generated code asks for images by their names, and the app may bring them.
        var finding = finding
        finding.severity = .note
        return finding
      }
    }
    if settings.measures { report.measure = conversion.measured() }
    var result = ConversionResult(report: report)
    if let limit = settings.maxError, let excess = report.measure?.excess(over: limit) {
      result.excess = "\(input.path): --max-error: \(excess)"
    }
    do throws(FileError) { try add(conversion, to: &result, settings) } catch {
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
    var sourceName: String?
    let path: String?
    switch destination {
    case .standardOutput: path = nil
    case .file(let file): path = file
    case .folder(let folder):
      path = folder + main.name
      sourceName = options.sourceName
    }
    if let support { try result.bundle.add(support, rules: settings.rules) }
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

  /// Adds the files that belong to the main one; a device has no place for them.
  private func add(
    _ companions: [OutputFile], besides path: String?, to result: inout ConversionResult,
    _ settings: ConversionSettings
  ) throws(FileError) {
    let exporter = settings.exporter
    let folder = path.map(Files.folder(around:)) ?? ""
    let isAlone = isStep || path.map(Files.isSpecial) ?? true
    let images = settings.images ?? (isAlone ? nil : folder)
    let before = path.flatMap { Self.images(besides: $0, exporter) } ?? []
    for file in companions where file.isImage {
      guard let images else {
        result.leavesImages = true
        break
      }
      let entry = before.first { $0.name == file.name }
      try result.bundle.add(
        .image(file.bytes, at: OutputDestination.folderPath(images) + file.name, before: entry),
        rules: settings.rules)
    }
    for file in companions where !file.isImage && !isAlone {
      try result.bundle.add(
        .marked(
          file.bytes, at: folder + file.name, by: exporter,
          sourceName: destination.isFolder ? options.sourceName : nil), rules: settings.rules)
    }
  }

  /// The images that the file at a path lists as its own.
  private static func images(
    besides path: String, _ exporter: any SceneExporter
  ) -> [ImageList.Entry]? {
    guard exporter.format.hasImageFiles, !Files.isSpecial(path), let bytes = try? Files.read(path),
      exporter.provenance(of: bytes) == .generated
    else { return nil }
    return ImageList(reading: bytes, exporter.format.marking).entries
  }
}

extension ConversionResult {
  /// Puts the files in place.
  mutating func commit() {
    guard failure == nil else { return }
    do throws(FileError) { try bundle.commit() } catch { fail(error) }
    bundle = OutputBundle()
  }

  /// Says that files must not be replaced, where that is so.
  mutating func takeRefusals() {
    guard !bundle.refusals.isEmpty else { return }
    report.status = .refused
    report.reason = bundle.refusals.joined(separator: "\n")
  }

  /// Says that the files cannot be written.
  mutating func fail(_ error: FileError) {
    failure = .usage(error.message)
    report.status = .failed
    report.reason = error.message
    report.outputs = []
    text = nil
  }
}
