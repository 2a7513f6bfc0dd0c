/// The formats that Pegbar writes.
public enum Exporters {
  /// Every exporter, the default first.
  public static let all: [any SceneExporter] = [SwiftExporter(), SceneJSONExporter()]

  /// Returns the exporter of a format.
  public static func named(_ name: String) -> (any SceneExporter)? {
    all.first { $0.format.name == name }
  }
}
