internal import ArgumentParser
internal import Pegbar

/// A format to convert to, by name.
struct TargetFormat: ExpressibleByArgument {
  /// Writes it.
  let exporter: any Exporter

  init(_ exporter: any Exporter) {
    self.exporter = exporter
  }

  init?(argument: String) {
    guard let exporter = Exporters.named(argument) else { return nil }
    self.exporter = exporter
  }

  var defaultValueDescription: String { exporter.name }

  static var allValueStrings: [String] { Exporters.all.map(\.name) }

  static var allValueDescriptions: [String: String] {
    Dictionary(Exporters.all.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A kind of view, by name.
struct HostKind: ExpressibleByArgument {
  /// The kind.
  let host: Host

  init?(argument: String) {
    guard let host = Host(rawValue: argument) else { return nil }
    self.host = host
  }

  static var allValueStrings: [String] { Host.allCases.map(\.rawValue) }
}

/// What becomes properties, by names with commas between.
struct ExposedKinds: ExpressibleByArgument {
  /// The kinds.
  let kinds: Set<ExposedValue>

  init?(argument: String) {
    guard let kinds = ExposedValue.list(argument) else { return nil }
    self.kinds = kinds
  }
}

/// A way to write what moves, by name.
struct StyleName: ExpressibleByArgument {
  /// The way.
  let style: CodeStyle

  init(_ style: CodeStyle) {
    self.style = style
  }

  init?(argument: String) {
    guard let style = CodeStyle(rawValue: argument) else { return nil }
    self.style = style
  }

  var defaultValueDescription: String { style.rawValue }

  static var allValueStrings: [String] { CodeStyle.allCases.map(\.rawValue) }
}

/// `pegbar convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Converts an animation to Swift code or scene JSON.",
    discussion: "The report goes to the standard error stream unless --report-file is given.")

  @Argument(help: "The animation: Lottie JSON, dotLottie or scene JSON; - for the standard input.")
  var input: String

  @Option(
    name: .shortAndLong, help: "The file or folder to write; the standard output without or with -."
  )
  var output: String?

  @Option(name: .customLong("to"), help: "What to write.")
  var target = TargetFormat(SwiftExporter())

  @Flag(help: "Write the exact scene instead of the normalized one; only with --to scene.")
  var exact = false

  @Option(help: "The name of the generated type.")
  var typeName: String?

  @Option(
    help: ArgumentHelp(
      "Write a view that shows the layer, too, as a second file beside the code.",
      valueName: "kind"))
  var host: HostKind?

  @Option(
    help: ArgumentHelp(
      "Make properties of: colors, text, images; several with commas.", valueName: "kinds"))
  var expose: ExposedKinds?

  @Option(
    help: ArgumentHelp(
      "Where to write embedded images; beside the code without.", valueName: "folder"))
  var images: String?

  @Option(
    help: "How Swift says what moves: one timeline to scrub, or a function for each beat.")
  var style = StyleName(.timeline)

  @Flag(
    name: .customLong("nonisolated"),
    help: "Write nonisolated types: for modules whose default isolation is MainActor (Swift 6.1).")
  var isNonisolated = false

  @Option(help: "How far sampled values may be off, in points.")
  var tolerance = ConversionOptions().tolerance

  @Flag(help: "Draw all frames of the exact and the normalized scene, and say how far they differ.")
  var measure = false

  @Option(
    help: ArgumentHelp(
      "With --measure: exit with 1 where something is further off, in points; also where something "
        + "is missing, cannot be compared, or has a colour that is off by more than 0.02.",
      valueName: "pt"))
  var maxError: Double?

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var report: ReportOptions

  @Option(help: "The level of findings from which on the exit code is 1.")
  var failOn = FailLevel.never

  func validate() throws {
    if exact, target.exporter.name != SceneExporter().name {
      throw ValidationError("--exact needs --to scene: only scene JSON can hold the exact scene.")
    }
    guard tolerance > 0, tolerance.isFinite else {
      throw ValidationError("--tolerance must be a number above 0.")
    }
    if let maxError, !(measure && maxError >= 0 && maxError.isFinite) {
      throw ValidationError("--max-error needs --measure, and a number of points from 0 on.")
    }
    if host != nil, target.exporter.name != SwiftExporter().name || output ?? "-" == "-" {
      throw ValidationError("--host needs --to swift, and a file or folder with --output.")
    }
    if target.exporter.name != SwiftExporter().name {
      guard expose == nil else {
        throw ValidationError("--expose needs --to swift: scene JSON has every value.")
      }
      guard images == nil else {
        throw ValidationError("--images needs --to swift: scene JSON holds its images.")
      }
    }
    if style.style != .timeline, target.exporter.name != SwiftExporter().name {
      throw ValidationError("--style transactions needs --to swift.")
    }
    if isNonisolated, target.exporter.name != SwiftExporter().name {
      throw ValidationError("--nonisolated needs --to swift.")
    }
    if let typeName, !TypeName.isValid(typeName) {
      throw ValidationError("--type-name must be a Swift identifier: '\(typeName)' is none.")
    }
  }

  func run() throws {
    let bytes = try readInput()
    var options = ConversionOptions(
      sourceName: input == "-" ? "" : Files.name(of: input), typeName: typeName,
      tolerance: tolerance, isExact: exact, animation: choice.animation,
      exposed: expose?.kinds ?? [], style: style.style, isNonisolated: isNonisolated)
    options.endsProcess = true
    let conversion: Conversion
    do throws(ConversionError) {
      conversion = try Pegbar.convert(bytes, options: options)
    } catch {
      try report.deliver([Report(file: input, findings: error.findings)], inputs: [input])
      let reason = "\(input):\(error.finding.position == nil ? " " : "")\(error)"
      throw CommandFailure.unreadable(report.isShown ? nil : reason)
    }
    try write(conversion)
    var summary = Report(file: input, conversion)
    if measure { summary.measure = conversion.measured() }
    try report.deliver([summary], inputs: [input])
    if let maxError, let excess = summary.measure?.excess(over: maxError) {
      throw CommandFailure(status: .findings, message: "\(input): --max-error: \(excess)")
    }
    if failOn.isReached(by: summary.gravest) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }

  private func readInput() throws -> [UInt8] {
    do throws(FileError) {
      return try Files.read(input)
    } catch {
      throw CommandFailure.unreadable(error.message)
    }
  }

  private func write(_ conversion: Conversion) throws(FileError) {
    let bytes = target.exporter.bytes(of: conversion)
    guard let output, output != "-" else {
      if let images { try writeImages(of: conversion, to: images) }
      return try Console.output(bytes)
    }
    var folder = String(output.dropLast(Files.name(of: output).count))
    var file = output
    if output.hasSuffix("/") || Files.isDirectory(output) {
      folder = output.hasSuffix("/") ? output : output + "/"
      file = folder + conversion.fileName(with: target.exporter.fileExtension)
    }
    try write(bytes, to: file)
    guard target.exporter.name == SwiftExporter().name else { return }
    try writeHost(of: conversion, to: folder)
    try writeImages(of: conversion, to: images ?? folder)
  }

  /// Writes the images that the source holds, and says so: they may replace what was there.
  private func writeImages(of conversion: Conversion, to folder: String) throws(FileError) {
    let folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for image in conversion.imageFiles {
      let path = folder + image.name
      var before: [UInt8]?
      if Files.exists(path) { before = try Files.read(path) }
      guard before != image.bytes else { continue }
      try write(image.bytes, to: path)
      if before != nil || !report.quiet {
        Console.note("\(path): \(before == nil ? "written" : "replaced")")
      }
    }
  }

  private func writeHost(of conversion: Conversion, to folder: String) throws(FileError) {
    guard let host else { return }
    let file = conversion.hostFile(host.host)
    try write(file.bytes, to: folder + file.name)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try Files.write(bytes, to: path, sparing: [input])
  }
}
