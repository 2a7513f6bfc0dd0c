// Only re-exporting makes the types of this module's functions available with a single `import
// Pegbar`. Scene types have common names (`Color`, `Path`, `Layer`), so only files that import
// PegbarScene see them. The files of this module also see the re-exported modules.
@_exported public import PegbarBase
@_exported public import PegbarDiagnostics
@_exported public import PegbarExport
@_exported public import PegbarLint
@_exported public import PegbarSceneJSON
@_exported public import PegbarSwift
public import PegbarScene

/// Reads an animation into the exact scene, which is parametric and has definitions and instances.
///
/// ```swift
/// import Pegbar
///
/// let scene = try Pegbar.scene(from: bytes)
/// ```
///
/// - Parameters:
///   - bytes: A Lottie animation or a scene written by Pegbar.
///   - log: The log that collects the findings of reading and importing.
///   - limits: The limits on reading and importing.
/// - Returns: The exact scene.
/// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
public func scene(
  from bytes: [UInt8], log: FindingLog = FindingLog(), limits: Limits = Limits()
) throws(ConversionError) -> Scene {
  try LargeStack.runCancellable { () throws(ConversionError) in
    let input = try Input.read(AnimationFile(bytes, limits: limits), log: log, limits: limits)
    log.add(input.archiveFindings(besides: []))
    let scene = input.exactScene(name: ConversionOptions().sceneName, log: log)
    input.fillPositions(of: log)
    try ConversionError.checkCancellation()
    return scene
  }
}

/// Converts an animation for Core Animation and reports what is lost or approximated.
///
/// ```swift
/// let conversion = try Pegbar.convert(bytes)
/// let code = conversion.swiftCode
/// let json = conversion.sceneJSON
/// let losses = conversion.findings.filter(\.isLoss)
/// ```
///
/// - Parameters:
///   - bytes: A Lottie animation or a scene written by Pegbar.
///   - options: The options of the conversion.
///   - linter: The linter whose rules also check the animation, or `nil` for none. Its findings
///     follow those of the conversion.
/// - Returns: The conversion, with its findings.
/// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
public func convert(
  _ bytes: [UInt8], options: ConversionOptions = ConversionOptions(), linter: Linter? = nil
) throws(ConversionError) -> Conversion {
  var converter = Converter(options)
  converter.linter = linter
  return try converter.convert(bytes)
}

/// Converts an exact scene that a program has changed or created; see ``Converter``.
///
/// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
public func convert(
  _ scene: Scene, options: ConversionOptions = ConversionOptions()
) throws(ConversionError) -> Conversion {
  try Converter(options).convert(scene)
}

/// Converts a normalized scene that a program has changed or created.
///
/// - Throws: A `ConversionError` if nothing can be displayed or the task is canceled.
public func convert(
  _ scene: NormalizedScene, options: ConversionOptions = ConversionOptions()
) throws(ConversionError) -> Conversion {
  try Converter(options).convert(scene)
}
