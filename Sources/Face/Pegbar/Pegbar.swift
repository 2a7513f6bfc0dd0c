// What functions here take and return in every program comes with one `import Pegbar`; nothing but
// re-exporting does that. Scenes have names that others use, too (`Color`, `Path`, `Layer`), so they are
// seen by those alone who import PegbarScene. The files of this module see these modules, too.
@_exported public import PegbarBase
@_exported public import PegbarDiagnostics
@_exported public import PegbarExport
@_exported public import PegbarLint
@_exported public import PegbarSceneJSON
@_exported public import PegbarSwift
public import PegbarScene

/// Reads an animation into the exact scene: parametric, with definitions and instances.
///
/// ```swift
/// import Pegbar
///
/// let scene = try Pegbar.scene(from: bytes)
/// ```
///
/// - Parameters:
///   - bytes: A Lottie animation, or a scene written by Pegbar.
///   - log: Collects the findings of reading and importing.
///   - limits: The limits on reading and importing.
/// - Throws: `ConversionError` if nothing can be shown at all, or the task was cancelled.
public func scene(
  from bytes: [UInt8], log: FindingLog = FindingLog(), limits: Limits = Limits()
) throws(ConversionError) -> Scene {
  try LargeStack.runCancellable { () throws(ConversionError) in
    let input = try Input.read(bytes, log: log, limits: limits)
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
///   - bytes: A Lottie animation, or a scene that was written by Pegbar.
///   - options: How to convert.
/// - Throws: a `ConversionError` where nothing can be shown at all.
public func convert(
  _ bytes: [UInt8], options: ConversionOptions = ConversionOptions()
) throws(ConversionError) -> Conversion {
  try Converter(options).convert(bytes)
}

/// Converts a scene that was changed, or made by hand; see ``Converter``.
///
/// - Throws: a `ConversionError` where nothing can be shown at all.
public func convert(
  _ scene: Scene, options: ConversionOptions = ConversionOptions()
) throws(ConversionError) -> Conversion {
  try Converter(options).convert(scene)
}

/// Converts a normalized scene that was changed, or made by hand.
///
/// - Throws: a `ConversionError` where nothing can be shown at all.
public func convert(
  _ scene: NormalizedScene, options: ConversionOptions = ConversionOptions()
) throws(ConversionError) -> Conversion {
  try Converter(options).convert(scene)
}
