/// The output formats of Pegbar.
public enum Exporters {
  /// All exporters, with the default first.
  public static let all: [any SceneExporter] = [SwiftExporter(), SceneJSONExporter()]

  /// Returns the exporter of the format with a name, or `nil` if it is unknown.
  public static func named(_ name: String) -> (any SceneExporter)? {
    all.first { $0.format.name == name }
  }
}
