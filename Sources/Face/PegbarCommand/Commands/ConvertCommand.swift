internal import ArgumentParser
internal import Pegbar

/// The `pegbar convert` command.
struct ConvertCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Convert animations to Swift or scene JSON.",
    discussion: """
      Folders are searched for .json, .lottie, .lot and .tgs files. Every animation in an archive \
      is converted. The output keeps the folder structure. Files that pegbar did not write, or \
      that were edited after pegbar wrote them, are replaced only with --force.

      When a folder is converted again, animations with unchanged sources and options are skipped. \
      With --force, --measure, --fail-on, --format or --report-file, all animations are converted.

      The report is printed to standard error unless --report-file is given.

      Examples:
        pegbar convert logo.json -o Sources/Motion/
        pegbar convert Exports -o Sources/Motion/ --format json --report-file losses.json
        find Exports -newer .stamp -print0 | pegbar convert --files-from - -o Sources/Motion/
      """)

  @Argument(help: .inputs, completion: .file())
  var paths: [String] = []

  @OptionGroup var list: ListOptions

  @Option(
    name: .shortAndLong,
    help: "Output file or folder, or - for standard output (default: -).",
    completion: .file())
  var output: String?

  @Option(name: .customLong("to"), help: "Output format.")
  var target = TargetFormat(SwiftExporter())

  @Flag(
    help: """
      Write the scene as designed (exact) instead of as Core Animation keyframes (normalized). \
      Requires --to scene.
      """)
  var exact = false

  @Flag(
    help: """
      Replace files that pegbar did not write, or that were edited after pegbar wrote them, and \
      convert unchanged animations again.
      """)
  var force = false

  @Flag(
    help: """
      Treat named files as if found in a folder: skip files that are not animations or that \
      a configuration excludes. Succeed even if no files remain.
      """)
  var skipUnrelated = false

  @Flag(help: "Write all output into one folder, without the folder structure of the sources.")
  var flat = false

  @Option(
    help: ArgumentHelp(
      "Keep the paths of named files relative to this folder, as if it were searched.",
      valueName: "folder"),
    completion: .directory)
  var base: String?

  @Flag(help: "Convert files again when they change, until interrupted.")
  var watch = false

  @OptionGroup var code: CodeOptions

  @Option(
    help: ArgumentHelp(
      "Folder for embedded images (default: the folder that contains the code), or 'provided' if "
        + "the app provides the image files that animations refer to.",
      valueName: "folder"),
    completion: .directory)
  var images: String?

  @Option(
    help: ArgumentHelp(
      "Put the support functions at the end of each file, or in a single PegbarSupport.swift "
        + "(default: embedded for one animation, shared for multiple)."))
  var support: CodeSupport?

  @OptionGroup var step: StepOptions

  @OptionGroup var configuration: ConfigurationOptions

  @Flag(help: "Draw all frames as designed and as converted, and report the largest difference.")
  var measure = false

  @Option(
    help: ArgumentHelp(
      """
      Exit with code 1 if an outline differs by more than this number of points. Also fail if a \
      color or opacity differs by more than 0.02, items are missing, or frames cannot be \
      compared. Requires --measure.
      """, valueName: "pt"))
  var maxError: Double?

  @Option(
    help: ArgumentHelp(
      "Folder for images that a Markdown report displays: each animation as converted, and where "
        + "it differs visibly from the design.",
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var theme: ThemeOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var reportOptions: ReportOptions

  @OptionGroup var display: OutputOptions

  @Option(help: "Exit with code 1 if a finding has this severity or a higher one.")
  var failOn = FailSeverity.never

  /// The delivery of the report.
  var report: ReportDelivery { ReportDelivery(options: reportOptions, display: display) }

  func validate() throws {
    try list.validate(paths)
    if let maxError, !(measure && maxError >= 0 && maxError.isFinite) {
      throw ValidationError("--max-error requires --measure, and a value of 0 points or more.")
    }
    if pictures != nil, !report.showsPictures {
      throw ValidationError("--pictures requires a report in Markdown, such as --format markdown.")
    }
    try validateFormat()
    try validateOutputs()
  }

  /// Validates the given options for the output format.
  private func validateFormat() throws {
    let given: [(option: ExportOption, isGiven: Bool)] =
      [(.exact, exact)] + code.given + [(.images, imageFolder != nil), (.support, support != nil)]
    for (option, isGiven) in given where isGiven && !format.options.contains(option) {
      throw ValidationError(option.refusal)
    }
    guard output ?? "-" == "-" else { return }
    if code.host?.framework != nil { throw ValidationError(ExportOption.host.refusal) }
    if code.data == .file { throw ValidationError(ExportOption.data.refusal) }
    if support == .shared {
      throw ValidationError("--support shared requires a file or folder with --output.")
    }
  }

  private var format: ExportFormat { target.exporter.format }

  /// `true` if the app provides image files.
  private var isProvided: Bool { images == ImagePlace.provided.rawValue }

  /// The folder for embedded images, if one is given.
  private var imageFolder: String? { isProvided ? nil : images }

  private func validateOutputs() throws {
    if let output, output != "-", let file = report.file, Files.isSame(output, file) {
      throw ValidationError("--output and --report-file specify the same file.")
    }
    if watch, output ?? "-" == "-" || paths.contains("-") {
      throw ValidationError("--watch requires --output, and inputs other than standard input.")
    }
    if code.own, watch || step.buildStep {
      throw ValidationError("--own cannot be combined with --watch or --build-step.")
    }
    if code.data == .file, step.buildStep {
      throw ValidationError("--data file cannot be combined with --build-step.")
    }
    let isFile = output.map { $0 != "-" && !$0.hasSuffix("/") && !Files.isDirectory($0) } ?? false
    try step.validate(
      isFile && format.options.contains(.buildStep) && !watch && list.filesFrom == nil
        && paths.count == 1 && !paths.contains("-"))
  }

  func run() async throws {
    try Self.requirePixels(isRequired: pictures != nil, isUsed: measure, display)
    if step.buildStep { return try runStep() }
    let paths = try list.allPaths(paths)
    let configurations = try configuration.read()
    let destination = OutputDestination(output)
    var found = find(at: paths)
    try leaveOut(&found, configurations)
    if skipUnrelated, found.inputs.isEmpty, found.failures.isEmpty { return try reportNothing() }
    if let job = try singleJob(found, destination, configurations) { return try run(job) }
    guard case .folder(let folder) = destination.asFolder else {
      throw CommandFailure.usage(
        "multiple inputs, or archives with multiple animations, require a folder with --output")
    }
    let naming = ConversionPlan.Naming(
      folder: folder, isFlat: flat, base: base, settings: settings(found))
    guard watch else {
      let plan = try plan(found, naming, configurations)
      // The report of a single conversion is committed together with its files.
      if list.filesFrom == nil, !found.hasFolders, plan.jobs.count == 1 {
        return try run(plan.jobs[0])
      }
      return try await finish(convert(plan, found))
    }
    // Each search would note links again.
    let watch = Watch(configurationFile: configuration.config) { find(at: paths, isRepeated: true) }
    try await watch.run { all, changed in
      let configurations = try configuration.read()
      var all = all
      try leaveOut(&all, configurations)
      var plan = try plan(all, naming, configurations)
      plan.keep { changed.contains($0.input.path) }
      try await show(convert(plan, all))
    }
  }

  private func find(at paths: [String], isRepeated: Bool = false) -> FoundInputs {
    var found = isRepeated ? list.findAgain(at: paths) : list.find(at: paths)
    if skipUnrelated { found.takeAsFound() }
    return found
  }

  /// Removes found files that configurations exclude.
  private func leaveOut(_ found: inout FoundInputs, _ configurations: ConfigurationFiles) throws {
    try found.inputs.removeAll { input in
      try input.isFound && configurations.configurations(for: input.path).exclude(input.path)
    }
  }

  /// Plans a run into a folder; several animations share their functions by default.
  private func plan(
    _ found: FoundInputs, _ naming: ConversionPlan.Naming, _ configurations: ConfigurationFiles
  ) throws -> ConversionPlan {
    let inputs = try found.inputs.map {
      try configured($0, .folder(naming.folder), configurations)
    }
    var plan = try ConversionPlan(inputs, naming)
    if format.options.contains(.support) {
      try plan.setSupport(support ?? (plan.hasSeveralAnimations ? .shared : .embedded))
    }
    return plan
  }

  /// Returns the single conversion whose output can be the standard output or any file.
  ///
  /// The value is `nil` for several conversions.
  private func singleJob(
    _ found: FoundInputs, _ destination: OutputDestination, _ configurations: ConfigurationFiles
  ) throws -> ConversionJob? {
    guard !watch, list.filesFrom == nil, !found.hasFolders, found.inputs.count == 1,
      let input = found.inputs.first
    else { return nil }
    if case .folder = destination { return nil }
    var source = try configured(input, destination, configurations)
    source.options.sourceName = input.name
    // The standard output cannot contain a second file, and a device has no folder for data.
    if destination == .standardOutput { source.options.host = nil }
    if destination.directory == nil || output.map(Files.isSpecial) ?? false {
      source.options.data = .embedded
    }
    return ConversionJob(
      input: input, options: source.options, destination: destination,
      sourceName: SourceName(file: input.name))
  }

  /// Returns the options for a file; the command line takes precedence over its configurations.
  func configured(
    _ input: FoundInput, _ destination: OutputDestination, _ configurations: ConfigurationFiles
  ) throws -> ConfiguredInput {
    let found = try configurations.configurations(for: input.path)
    var settings = found.convertSettings(for: input.path)
    // The configured animation and theme apply only to archives. Other files have one animation
    // without an ID.
    if settings.animation ?? settings.theme != nil, !input.isArchive(limits.limits) {
      (settings.animation, settings.theme) = (nil, nil)
    }
    settings.add(code.settings)
    if let animation = choice.animation { settings.animation = animation }
    if theme.theme != nil {
      settings.theme = ThemeOptions.choice(theme.theme, for: input, limits.limits).argument
    }
    settings.keep(format.takes)
    var options = ConversionOptions(typeName: code.typeName, isExact: exact)
    settings.apply(to: &options)
    options.support = support ?? .embedded
    options.limits = limits.limits
    options.imageFolder = destination.imageFolder(imageFolder)
    options.providesImages = isProvided || found.provideImages(for: input.path)
    return ConfiguredInput(input: input, options: options)
  }

  /// `true` to convert only sources whose files are not up to date.
  ///
  /// A requested report, and an exit code that depends on findings, need all conversions.
  private var skipsUpToDate: Bool {
    !force && !measure && !report.isRequested && failOn == .never
  }

  func settings(_ found: FoundInputs) -> ConversionSettings {
    ConversionSettings(
      exporter: target.exporter, images: imageFolder, measures: measure,
      pictures: pictures.map { PictureFolder($0, report: report.file) },
      measuresExtents: report.usesExtents, maxError: maxError,
      rules: OutputRules(isForced: force, inputs: found.identities), skipsUpToDate: skipsUpToDate)
  }
}

// Conversion of a single file with its related files.
extension ConvertCommand {
  private func run(_ job: ConversionJob) throws {
    let found = list.find(at: [job.input.path])
    let settings = settings(found)
    settings.removeLeftovers(beside: [job])
    var result = job.prepared(settings)
    if result.isPassedOver { return try reportNothing() }
    // The report is complete before the files are written, so it is committed with them.
    if result.failure == nil { addReport(to: &result, settings.rules) }
    let written = result.bundle.refusals.isEmpty ? result.bundle.changed.map(\.path) : []
    result.commit()
    if report.file == nil || result.failure?.status == .unreadable {
      try report.deliver([result.report], rules: settings.rules)
    }
    if report.isShown, report.isForPeople, result.failure == nil {
      for path in written { Console.note("\(PrintableText.line(path)): written") }
    }
    if let text = result.text, result.report.status != .refused { try Console.output(text) }
    try end(with: result)
  }

  /// Reports on no files, because all named files are skipped.
  private func reportNothing() throws {
    try report.deliver([], rules: OutputRules(isForced: force))
  }

  /// Adds the report file to the files that are committed together.
  private func addReport(to result: inout ConversionResult, _ rules: OutputRules) {
    guard let output = report.fileOutput(of: [result.report]) else { return }
    do throws(FileError) {
      try result.bundle.addFirst(output, rules: rules)
      result.takeRefusals()
    } catch {
      result.fail(error)
    }
  }

  func end(with result: ConversionResult) throws {
    let reason = report.says(result.report) ? nil : result.report.reason
    if let failure = result.failure {
      throw CommandFailure(status: failure.status, message: reason)
    }
    if result.report.status == .refused {
      throw CommandFailure(status: .findings, message: reason)
    }
    if let excess = result.excess {
      throw CommandFailure(status: .findings, message: report.isPure ? nil : excess)
    }
    if failOn.isReached(by: result.report.gravest) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }
}

// Conversion of several files.
extension ConvertCommand {
  private func convert(_ plan: ConversionPlan, _ found: FoundInputs) async -> ConversionRun {
    var run = await ConversionRun(
      of: plan, settings(found), jobs: list.jobCount, isQuiet: display.quiet)
    for failure in found.failures {
      let report = Report(file: failure.path, findings: [])
      run.add(.failed(report, .unreadable(failure.message)))
    }
    return run
  }

  /// Reports the results; a report file is written last.
  private func show(_ run: ConversionRun) throws {
    if run.isUpToDate {
      if !display.quiet { Console.note(PrintableText.lines(run.summary)) }
      return
    }
    try report.deliver(run.reports, summary: run.summary, rules: OutputRules(isForced: force))
    guard !report.isPure else { return }
    var said: Set<String> = []
    for failed in run.reports where !report.says(failed) {
      // A refusal of a shared file is printed only once.
      if let failure = failed.reason, said.insert(failure).inserted { Console.error(failure) }
    }
    run.excesses.forEach(Console.error)
  }

  private func finish(_ run: ConversionRun) throws {
    try show(run)
    var status = run.status
    if run.reports.contains(where: { failOn.isReached(by: $0.gravest) }) {
      status = status.worse(than: .findings)
    }
    if status != .success { throw CommandFailure(status: status, message: nil) }
  }
}
