/// Writes a converted scene in one format.
///
/// A new format is one type and one line in `Exporters.all`.
public protocol Exporter: Sendable {
  /// The name by which it is asked for, for example `swift`.
  var name: String { get }
  /// What it writes, in a few words.
  var summary: String { get }
  /// The extension of its files, without a dot.
  var fileExtension: String { get }

  /// The text as bytes.
  func bytes(of conversion: Conversion) -> [UInt8]
}

/// Every format there is.
public enum Exporters {
  /// Every exporter, the default first.
  public static let all: [any Exporter] = [SwiftExporter(), SceneExporter()]

  /// The exporter with a name.
  public static func named(_ name: String) -> (any Exporter)? {
    all.first { $0.name == name }
  }
}

/// Writes Core Animation code in Swift.
public struct SwiftExporter: Exporter {
  /// The name by which it is asked for.
  public let name = "swift"
  /// What it writes.
  public let summary = "Core Animation code in Swift"
  /// The extension of its files.
  public let fileExtension = "swift"

  /// Makes an exporter.
  public init() {}

  /// The code as bytes.
  public func bytes(of conversion: Conversion) -> [UInt8] { conversion.swiftBytes }
}

/// Writes the scene as JSON.
public struct SceneExporter: Exporter {
  /// The name by which it is asked for.
  public let name = "scene"
  /// What it writes.
  public let summary = "the scene as JSON"
  /// The extension of its files.
  public let fileExtension = "json"

  /// Makes an exporter.
  public init() {}

  /// The JSON as bytes.
  public func bytes(of conversion: Conversion) -> [UInt8] { conversion.sceneJSON }
}
