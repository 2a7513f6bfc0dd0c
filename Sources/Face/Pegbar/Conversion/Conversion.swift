public import PegbarScene
internal import PegbarSceneJSON

/// The result of converting a file.
///
/// Output is generated when you access it. The same conversion always produces the same bytes.
public struct Conversion: Sendable {
  /// The scene exactly as the designer made it.
  public let scene: Scene
  /// The normalized scene, which Core Animation can play with keyframes alone.
  ///
  /// Swift code is always generated from it; `sceneJSON` uses it unless `ConversionOptions.isExact`
  /// is `true`.
  public let normalized: NormalizedScene
  /// The findings of the conversion, in the order of discovery.
  ///
  /// If `ConversionOptions.isExact` is `true`, findings of normalization are left out.
  public let findings: [Finding]
  /// How many layers the normalized scene had before those that are not needed went away.
  let layersBefore: Int
  /// How it was converted.
  public let options: ConversionOptions
  /// What identifies the bytes that were converted.
  let stamp: FileHeader.Stamp
  /// What the source is called.
  package let name: SourceName
  /// The images that the source names by their files.
  package let imageReferences: [ImageReference]

  /// Core Animation code in Swift that plays the scene.
  public var swiftCode: String {
    LargeStack.run { String(decoding: swiftBytes, as: UTF8.self) }
  }

  /// The scene as JSON: the normalized one, or the exact one where the options ask for it.
  public var sceneJSON: [UInt8] {
    LargeStack.run { sceneBytes }
  }

  /// How much there is, and how well it survived.
  public var statistics: ConversionStatistics {
    LargeStack.run {
      ConversionStatistics(
        scene: scene, normalized: options.isExact ? nil : normalized, layersBefore: layersBefore,
        findings: findings)
    }
  }

  /// The name of the generated type.
  public var typeName: String {
    LargeStack.run { SwiftCode.typeName(for: normalized, options: swiftOptions) }
  }

  /// The bytes of `sceneJSON`; needs a large stack, and is not whole where the work is cancelled.
  var sceneBytes: [UInt8] {
    Seal.sealed(options.isExact ? SceneJSON.write(scene) : SceneJSON.write(normalized), .scene)
  }

  /// The bytes of `swiftCode`; needs a large stack, and is not whole where the work is cancelled.
  var swiftBytes: [UInt8] {
    let code = SwiftCode.write(normalized, options: swiftOptions)
    let layer = Seal.sealed(code + ImageList(imageFiles).text.utf8, .swift)
    guard let host = options.joinedHost else { return layer }
    return OutputFile.joined([layer, hostFile(host).bytes])
  }

  var swiftOptions: SwiftCode.Options {
    var swift = SwiftCode.Options(
      typeName: options.typeName,
      header: FileHeader(
        toolVersion: Pegbar.version, sourceName: options.sourceName, stamp: stamp,
        flags: options.flags),
      access: options.access, exposed: options.exposed, style: options.style,
      isNonisolated: options.isNonisolated)
    swift.prefix = options.typePrefix
    swift.support = options.support
    swift.subject =
      name.file.isEmpty ? SourceName.subject(ofComposition: scene.name) ?? "Scene" : name.subject
    return swift
  }
}
