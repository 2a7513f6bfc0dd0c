internal import PegbarPasses
public import PegbarScene
/// Converts animations and scenes, optionally with passes of a program.
///
/// ```swift
/// var converter = Converter(ConversionOptions(sourceName: "logo.json", style: .transactions))
/// converter.passes = [Grayscale()]
/// let conversion = try converter.convert(bytes)
/// ```
///
/// A converter is a value without state of its conversions, so several tasks can use it at the same
/// time.
///
/// A conversion in a task ends within 50 ms after the task is canceled. It then throws an error
/// whose ``ConversionError/reason-swift.property`` is `cancelled`.
public struct Converter: Sendable {
  /// The options of the conversion.
  public var options: ConversionOptions
  /// The passes that change the exact scene, in order of execution.
  public var passes: [any ScenePass] = []
  /// The passes that change the normalized scene, in order of execution.
  public var normalizedPasses: [any NormalizedScenePass] = []
  /// The linter whose rules also check the animation, or `nil` for none.
  ///
  /// Its findings are added to those of the conversion, so that the file is read only once. The
  /// settings of the linter also set the severities of findings of the conversion, and disable them.
  public var linter: Linter?
  /// A closure that receives events as they occur, on the thread that does the work.
  public var observer: (@Sendable (ConversionEvent) -> Void)?

  /// Creates a converter.
  public init(_ options: ConversionOptions = ConversionOptions()) {
    self.options = options
  }

  /// Converts an animation.
  ///
  /// - Parameter bytes: A Lottie animation or a scene written by Pegbar.
  /// - Returns: The conversion, with its findings.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func convert(_ bytes: [UInt8]) throws(ConversionError) -> Conversion {
    try convert(AnimationFile(bytes, limits: options.limits))
  }

  /// Converts the animation of a file that the options name, or its first one.
  ///
  /// - Returns: The conversion, with its findings.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func convert(_ file: AnimationFile) throws(ConversionError) -> Conversion {
    try LargeStack.runCancellable { () throws(ConversionError) in try converted(file) }
  }

  /// Converts an exact scene that a program has changed or created.
  ///
  /// The scene is written as scene JSON and read again, so it is checked like a file. Parts that
  /// break a rule of the format are reported as `export/scene-invalid` and dropped.
  ///
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func convert(_ scene: Scene) throws(ConversionError) -> Conversion {
    try LargeStack.runCancellable { () throws(ConversionError) in
      try converted(
        AnimationFile(Self.marked(SceneJSON.write(scene)), limits: options.limits), isMade: true)
    }
  }

  /// Converts a normalized scene that a program has changed or created, with the checks of an exact
  /// one.
  ///
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func convert(_ scene: NormalizedScene) throws(ConversionError) -> Conversion {
    try LargeStack.runCancellable { () throws(ConversionError) in
      try converted(
        AnimationFile(Self.marked(SceneJSON.write(scene)), limits: options.limits), isMade: true)
    }
  }

  /// Returns the conversion; if the work is canceled, that error replaces any other error.
  ///
  /// - Parameter isMade: Whether the bytes are a scene that a program created.
  private func converted(
    _ file: AnimationFile, isMade: Bool = false
  ) throws(ConversionError) -> Conversion {
    do throws(ConversionError) {
      return try finished(file, isMade: isMade)
    } catch {
      try ConversionError.checkCancellation()
      throw error
    }
  }

  private func finished(_ file: AnimationFile, isMade: Bool) throws(ConversionError) -> Conversion {
    try options.check()
    var watch = ConversionWatch(observer)
    let log = FindingLog()
    try watch.begin(.reading)
    var input = try Input.read(
      file, animation: options.animation, log: log, limits: options.limits,
      search: Input.Search(
        isMade: isMade, findsMissingMembers: linter?.findsMissingMembers ?? false,
        theme: options.theme))
    input.passes = passes
    try watch.begin(.importing)
    if watch.isWatched {
      input.fillPositions(of: log)
      watch.tell(log.findings)
    }
    let imported = FindingLog()
    let exact = input.exactScene(name: options.sceneName, log: imported)
    imported.add(
      input.imageLosses(in: exact).providing(images: options.providesImages))
    let linted = try linter?.findings(in: input, file.bytes, exact) ?? []
    log.add(input.archiveFindings(besides: linted))
    input.removeLayers()
    let scene = try input.passedScene(exact, log: imported)
    try watch.begin(.normalizing)
    var normalized = normalizedScene(of: scene, input, imported: imported.findings, log: log)
    normalized.scene = try passed(normalized.scene, log: log)
    input.fillPositions(of: log)
    let measured = MeasuredLosses(
      exact: scene, normalized: normalized.scene, tolerance: options.tolerance
    ).judged(log.findings)
    let findings = linter?.settings.adjusted(measured) ?? measured
    let conversion = Conversion(
      (scene, normalized.scene), findings: Self.joined(findings, linted),
      layersBefore: normalized.layersBefore,
      options: options,
      origin: Conversion.Origin(
        name: SourceName(file: options.sourceName, animation: input.animation),
        stamp: file.stamp, toolVersion: version,
        imageReferences: input.imageReferences(in: scene), assetIDs: input.assetIDs))
    try ConversionError.checkCancellation()
    watch.tell(conversion.findings)
    try watch.begin(.finished)
    watch.tell(.converted(conversion))
    return conversion
  }

  /// Returns the findings of the conversion and those of the linter that it does not repeat.
  private static func joined(_ findings: [Finding], _ linted: [Finding]) -> [Finding] {
    let known = Set(findings.map { [$0.kind.id, $0.path.description] })
    return findings + linted.filter { !known.contains([$0.kind.id, $0.path.description]) }
  }

  /// Returns the bytes of a scene as the file that would contain it.
  private static func marked(_ scene: [UInt8]) -> [UInt8] {
    SceneJSONExporter().format.marking.marked(scene)
  }

  private func normalizedScene(
    of scene: Scene, _ input: Input, imported: [Finding], log: FindingLog
  ) -> (scene: NormalizedScene, layersBefore: Int) {
    log.add(imported)
    guard options.isExact else {
      return input.normalizedScene(of: scene, tolerance: options.tolerance, log: log)
    }
    // The exact scene keeps what keyframes alone cannot play, so only losses of the import and
    // layers without visible content are reported.
    let normalizing = FindingLog()
    normalizing.add(imported)
    let result = input.normalizedScene(of: scene, tolerance: options.tolerance, log: normalizing)
    log.add(
      normalizing.findings.filter { $0.kind == .hiddenContent || $0.kind == .nothingVisible })
    return result
  }

  /// Returns a normalized scene after the passes have changed it.
  private func passed(
    _ scene: NormalizedScene, log: FindingLog
  ) throws(ConversionError) -> NormalizedScene {
    guard !normalizedPasses.isEmpty else { return scene }
    // Passes must not receive an unfinished scene.
    try ConversionError.checkCancellation()
    var scene = scene
    for pass in normalizedPasses { pass.apply(to: &scene, log: log) }
    let rounded = Normalizer().rounded(scene)
    guard
      case .normalized(let checked) = try SceneJSON.checked(
        SceneJSON.write(rounded), log: log, limits: options.limits)
    else { return rounded }
    return checked
  }
}
