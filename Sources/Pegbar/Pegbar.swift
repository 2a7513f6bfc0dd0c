// What the functions here take and return is made of the types of these modules, so one
// `import Pegbar` has to be enough to use it; nothing but re-exporting does that. The files of this
// module see these modules, too.
@_exported public import PegbarDiagnostics
@_exported public import PegbarExport
@_exported public import PegbarGeometry
@_exported public import PegbarScene

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
/// - Throws: `ConversionError` if nothing can be shown at all.
public func scene(
  from bytes: [UInt8], log: FindingLog = FindingLog(), limits: Limits = Limits()
) throws(ConversionError) -> Scene {
  try LargeStack.run { () throws(ConversionError) in
    let input = try Input.read(bytes, log: log, limits: limits)
    let scene = input.exactScene(name: ConversionOptions().sceneName, log: log)
    input.fillPositions(of: log)
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
  try LargeStack.run { () throws(ConversionError) in
    let log = FindingLog()
    let input = try Input.read(
      bytes, animation: options.animation, log: log, limits: options.limits)
    let imported = FindingLog()
    let scene = input.exactScene(name: options.sceneName, log: imported)
    let normalized: (scene: NormalizedScene, layersBefore: Int)
    if options.isExact {
      // Whoever takes the exact scene loses nothing of what keyframes alone cannot play.
      log.add(imported.findings)
      normalized = input.normalizedScene(
        of: scene, tolerance: options.tolerance, log: FindingLog())
    } else {
      normalized = input.boundScene(
        of: scene, imported: imported.findings, tolerance: options.tolerance, log: log)
    }
    input.fillPositions(of: log)
    return Conversion(
      scene: scene, normalized: normalized.scene, findings: log.findings,
      layersBefore: normalized.layersBefore, options: options,
      stamp: FileHeader.Stamp(bytes),
      name: SourceName(file: options.sourceName, animation: input.animation),
      imageReferences: input.imageReferences(in: scene))
  }
}
