internal import PegbarExport
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene
internal import PegbarSwift

/// Reports problems in an animation, and content that is lost when it is imported.
///
/// A file that cannot be read produces findings instead of an error.
///
/// - Parameters:
///   - bytes: A Lottie animation or a scene written by Pegbar.
///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the first one in its
///     manifest.
///   - limits: The limits on reading and importing.
/// - Returns: The findings of reading, importing and the lint rules, with their positions.
public func lint(
  _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
) -> [Finding] {
  do throws(ConversionError) {
    return try LargeStack.run { () throws(ConversionError) in
      try Linter(limits: limits).findings(in: bytes, animation: animation)
    }
  } catch {
    return error.findings
  }
}

/// Reports problems in files with Pegbar's built-in rules and rules of a program.
///
/// ```swift
/// var settings = LintSettings()
/// try settings.setTargets(["lottie-android@4.0", "core-animation"])
/// var linter = Linter(settings)
/// linter.rules = [BrandColors()]
/// let findings = try linter.findings(in: bytes)
/// ```
public struct Linter: Sendable {
  /// The selection of rules and targets.
  public let settings: LintSettings
  /// The limits on reading and importing.
  public var limits: Limits
  /// The rules of a program, which check every file.
  ///
  /// Their findings are enabled unless a setting disables them. To name their kinds in settings,
  /// pass them to ``LintSettings/init(customKinds:)``.
  public var rules: [any LintRule] = []
  /// The theme of a dotLottie archive with whose values the animation is checked.
  ///
  /// The rules check all themes of the archive.
  public var theme = ThemeChoice.initial
  /// The path of the file, for rules about its name; empty if it has none.
  public var file = ""
  /// `true` if the linter reports problems of the archive itself.
  ///
  /// One linter is enough for several animations of the same archive.
  package var looksAtArchive = true

  /// The enabled built-in rules.
  private let ownRules: [Rule]

  /// Creates a linter.
  public init(_ settings: LintSettings = LintSettings(), limits: Limits = Limits()) {
    self.settings = settings
    self.limits = limits
    ownRules = settings.rules
  }

  /// Returns the findings in an animation, with their positions.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation or a scene written by Pegbar. The built-in rules check only
  ///     animations.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the first one in
  ///     its
  ///     manifest.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  public func findings(
    in bytes: [UInt8], animation: String? = nil
  ) throws(ConversionError) -> [Finding] {
    try findings(in: AnimationFile(bytes, limits: limits), animation: animation) { _ in .present }
  }

  /// Returns the findings in an animation, checked on another thread.
  ///
  /// - Throws: A ``ConversionError`` if nothing can be displayed, or within 50 ms after the task is
  ///   canceled.
  public func findings(
    in bytes: [UInt8], animation: String? = nil
  ) async throws(ConversionError) -> [Finding] {
    try await WorkQueue.shared.result { () throws(ConversionError) in
      try findings(in: bytes, animation: animation)
    }
  }

  /// Returns the requested findings in an animation, with their positions.
  ///
  /// - Parameter imageState: Returns the state of the file at a path relative to the animation's
  ///   folder.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  func findings(
    in file: AnimationFile, animation: String?, imageState: (_ path: String) -> ImageFileState
  ) throws(ConversionError) -> [Finding] {
    try comparedFindings(in: file, animation: animation, imageState: imageState).findings
  }

  /// Returns the requested findings in an animation, and the facts for a comparison with the other
  /// animations in its folder, if a rule compares them.
  ///
  /// - Parameter imageState: Returns the state of the file at a path relative to the animation's
  ///   folder.
  /// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
  func comparedFindings(
    in file: AnimationFile, animation: String?, imageState: (_ path: String) -> ImageFileState
  ) throws(ConversionError) -> (findings: [Finding], facts: AnimationFacts?) {
    try LargeStack.runCancellable { () throws(ConversionError) in
      let log = FindingLog()
      let bytes = file.bytes
      let input = try Input.read(
        file, animation: animation, log: log, limits: limits,
        search: Input.Search(findsMissingMembers: findsMissingMembers, theme: theme))
      if looksAtArchive { log.add(input.parts?.findings ?? []) }
      var linted: AnimationFacts?
      let scene: Scene
      var exact: Scene?
      switch input.content {
      case .lottie(let document):
        exact = converted(input, document, bytes, log: log)
        // Only the conversion evaluates expressions, which takes the most time.
        scene =
          exact
          ?? input.importedScene(
            of: document, name: Self.sceneName, log: log, evaluatesExpressions: false)
        check(document, of: input, bytes, log: log)
        if exact == nil { checkVisibility(of: scene, input, document, log: log) }
        if settings.comparesFolders {
          linted = comparisonFacts(about: document, of: input, bytes, animation: animation)
        }
      // The built-in rules check animations. A scene is output of Pegbar.
      case .scene(let document): scene = document.scene
      }
      log.add(
        input.imageReferences(in: scene).problems(imageState) + input.missingInArchive(scene))
      let findings = log.findings.providing(images: settings.providesImages)
      let result = FindingLog()
      result.add(withoutRepetitions(settings.chosen(findings)))
      if !rules.isEmpty {
        let exact = exact ?? input.exactScene(name: Self.sceneName, log: FindingLog())
        try check(exact, byteCount: bytes.count, log: result)
      }
      input.fillPositions(of: result)
      try ConversionError.checkCancellation()
      return (result.findings, linted)
    }
  }

  /// Returns the facts for rules that compare the animations of a folder.
  private func comparisonFacts(
    about document: LottieDocument, of input: Input, _ bytes: [UInt8], animation: String?
  ) -> AnimationFacts {
    let id = input.archive == nil ? nil : animation
    var result = AnimationFacts(document, facts(about: input, bytes), animation: id)
    let log = FindingLog()
    for key in AnimationFacts.keys {
      log.add(Finding(.consistentSize, key, path: JSONPath().appending(.key(key))))
    }
    input.fillPositions(of: log)
    for finding in log.findings { result.positions[finding.message] = finding.position }
    return result
  }

  /// Returns the findings of all rules in an animation that a converter has read.
  ///
  /// - Parameters:
  ///   - scene: The exact scene, for the rules of a program.
  /// - Throws: A `ConversionError` if the task is canceled.
  func findings(
    in input: Input, _ bytes: [UInt8], _ scene: Scene
  ) throws(ConversionError) -> [Finding] {
    let log = FindingLog()
    if case .lottie(let document) = input.content { check(document, of: input, bytes, log: log) }
    let result = FindingLog()
    let findings = log.findings.providing(images: settings.providesImages)
    result.add(withoutRepetitions(settings.chosen(findings)))
    if !rules.isEmpty { try check(scene, byteCount: bytes.count, log: result) }
    input.fillPositions(of: result)
    return result.findings
  }

  /// Reports an animation in which nothing is visible.
  ///
  /// Only a scene without a layer that is clearly visible is converted to find out.
  private func checkVisibility(
    of scene: Scene, _ input: Input, _ document: LottieDocument, log: FindingLog
  ) {
    guard !scene.hasClearlyVisibleLayer else { return }
    let conversion = FindingLog()
    let exact = ScenePasses.prepared(
      input.importedScene(of: document, name: Self.sceneName, log: conversion), log: conversion)
    _ = input.normalizedScene(
      of: exact, tolerance: ConversionOptions().tolerance, log: conversion)
    log.add(conversion.findings.filter { $0.kind == .nothingVisible })
  }

  /// Runs the built-in rules.
  private func check(
    _ document: LottieDocument, of input: Input, _ bytes: [UInt8], log: FindingLog
  ) {
    let run = RuleRun(document, facts(about: input, bytes), options: settings.options, log: log)
    run.targets = settings.allTargets
    run.check(ownRules)
    Compatibility(settings.allTargets).check(document, log: log)
  }

  /// Returns findings without losses in the conversion that a finding about a target player states.
  private func withoutRepetitions(_ findings: [Finding]) -> [Finding] {
    let isConverted = settings.allTargets.contains(.coreAnimation)
    return isConverted ? findings : Repetitions.removed(from: findings)
  }

  /// Runs the rules of a program.
  private func check(
    _ scene: Scene, byteCount: Int, log: FindingLog
  ) throws(ConversionError) {
    // Rules must not receive an unfinished scene.
    try ConversionError.checkCancellation()
    let linted = LintedScene(file: file, byteCount: byteCount, scene: scene)
    let found = FindingLog()
    for rule in rules { rule.check(linted, log: found) }
    log.add(settings.adjusted(found.findings))
  }

  /// Returns the facts for rules that are not in the document.
  private func facts(about input: Input, _ bytes: [UInt8]) -> LintedFile {
    var facts = LintedFile(
      name: file, byteCount: bytes.count, isGzip: bytes.starts(with: [0x1F, 0x8B]),
      text: input.text)
    facts.isArchive = input.archive != nil
    facts.missingMembers = input.missingMembers
    (facts.parts, facts.animation) = (input.parts, input.archivedID)
    if looksAtArchive { facts.archive = input.contents.map { LintedArchive($0) } }
    return facts
  }

  /// `true` if the rule about required members is enabled.
  var findsMissingMembers: Bool { ownRules.contains { $0.kind == .requiredMember } }

  private static let sceneName = ConversionOptions().sceneName

  /// Returns the exact scene, or `nil` if no conversion is requested.
  ///
  /// If Core Animation is a target, reports all findings of the conversion. Otherwise, reports the
  /// findings of the import and the requested findings of the conversion.
  private func converted(
    _ input: Input, _ document: LottieDocument, _ bytes: [UInt8], log: FindingLog
  ) -> Scene? {
    let isTarget = settings.allTargets.contains(.coreAnimation)
    guard isTarget || settings.asksForConversion else { return nil }
    let importing = FindingLog()
    let imported = input.importedScene(of: document, name: Self.sceneName, log: importing)
    let preparing = FindingLog()
    let scene = ScenePasses.prepared(imported, log: preparing)
    let conversion = FindingLog()
    conversion.add(importing.findings + preparing.findings)
    let tolerance = ConversionOptions().tolerance
    let normalized = input.normalizedScene(of: scene, tolerance: tolerance, log: conversion).scene
    var judged = MeasuredLosses(exact: scene, normalized: normalized, tolerance: tolerance)
      .judged(conversion.findings)
    if isTarget || settings.asks(for: .codeSize) {
      judged += codeProblems((scene, normalized), of: input, bytes)
    }
    guard !isTarget else {
      log.add(judged)
      return scene
    }
    // Findings that result from evaluating expressions, which an import alone does not do.
    let played: Set<FindingKind> = [.expression, .wiggle]
    log.add(importing.findings.filter { !played.contains($0.kind) })
    let known = Set(log.findings)
    log.add(judged.filter { settings.asks(for: $0.kind) && !known.contains($0) })
    return scene
  }

  /// Returns the findings about the Swift code that a conversion with default options generates.
  private func codeProblems(
    _ scenes: (exact: Scene, normalized: NormalizedScene), of input: Input, _ bytes: [UInt8]
  ) -> [Finding] {
    let options = ConversionOptions(
      sourceName: file.split(separator: "/").last.map(String.init) ?? "")
    let conversion = Conversion(
      scenes, findings: [], layersBefore: 0, options: options,
      origin: Conversion.Origin(
        name: SourceName(file: options.sourceName, animation: input.animation),
        stamp: SourceStamp(bytes), toolVersion: version, imageReferences: [],
        assetIDs: input.assetIDs))
    return conversion.codeProblems(size: SwiftExporter().bytes(of: conversion).count)
  }
}
