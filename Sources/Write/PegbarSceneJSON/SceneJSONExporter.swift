internal import PegbarBase
public import PegbarExport

/// Writes the scene as JSON.
public struct SceneJSONExporter: SceneExporter {
  /// The format of files that end with `.scene.json`.
  public let format = ExportFormat(
    name: "scene", summary: "the scene as JSON", fileExtension: "json", marking: .member,
    options: [.exact])

  /// Creates an exporter.
  public init() {}

  /// Returns the JSON of the normalized scene, or of the exact scene if the options request it.
  public func bytes(of conversion: Conversion) -> [UInt8] {
    LargeStack.ensure {
      conversion.options.isExact
        ? SceneJSON.write(conversion.scene) : SceneJSON.write(conversion.normalized)
    }
  }

  /// Returns `true` if a file is a scene.
  public func recognizes(_ bytes: [UInt8]) -> Bool { SceneJSON.isScene(bytes) }
}
