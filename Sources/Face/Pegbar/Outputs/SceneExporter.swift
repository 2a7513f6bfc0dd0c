/// Writes a converted scene in one format.
///
/// ```swift
/// struct LayerList: SceneExporter {
///   let name = "layers"
///   let summary = "the names of the layers"
///   let fileExtension = "txt"
///
///   func bytes(of conversion: Conversion) -> [UInt8] {
///     Array(conversion.scene.root.layers.map(\.name).joined(separator: "\n").utf8)
///   }
/// }
///
/// let files = try conversion.files(for: LayerList())
/// ```
///
/// Pegbar's own formats are in ``Exporters/all``, which the command offers.
public protocol SceneExporter: Sendable {
  /// The name by which it is asked for, for example `swift`.
  var name: String { get }
  /// What it writes, in a few words.
  var summary: String { get }
  /// The extension of its files, without a dot.
  var fileExtension: String { get }

  /// Whether the images that a scene holds are files beside the text (default: they are not).
  var hasImageFiles: Bool { get }

  /// The text as bytes.
  ///
  /// - Throws: where there is no text; `Conversion.files(for:)` passes it on.
  func bytes(of conversion: Conversion) throws -> [UInt8]
}

extension SceneExporter {
  /// The images stay in the scene.
  public var hasImageFiles: Bool { false }
}

extension Conversion {
  /// The files of one format: the text, named as the command names it, and the images beside it.
  ///
  /// - Throws: what the exporter throws, and a ``ConversionError`` within 50 ms once the task that calls
  ///   is cancelled.
  public func files(for exporter: any SceneExporter) throws -> [OutputFile] {
    try LargeStack.runCancellable { () throws(any Error) in
      let bytes = try exporter.bytes(of: self)
      try ConversionError.checkCancellation()
      let text = OutputFile(name: fileName(with: exporter.fileExtension), bytes: bytes)
      return [text] + (exporter.hasImageFiles ? imageFiles : [])
    }
  }
}

/// Every format there is.
public enum Exporters {
  /// Every exporter, the default first.
  public static let all: [any SceneExporter] = [SwiftExporter(), SceneJSONExporter()]

  /// The exporter with a name.
  public static func named(_ name: String) -> (any SceneExporter)? {
    all.first { $0.name == name }
  }
}

/// Writes Core Animation code in Swift.
public struct SwiftExporter: SceneExporter {
  /// The name by which it is asked for.
  public let name = "swift"
  /// What it writes.
  public let summary = "Core Animation code in Swift"
  /// The extension of its files.
  public let fileExtension = "swift"

  /// Makes an exporter.
  public init() {}

  /// Code loads images from files.
  public var hasImageFiles: Bool { true }

  /// The code as bytes.
  public func bytes(of conversion: Conversion) -> [UInt8] {
    // A part of work that may be cancelled ends with it.
    LargeStack.isCurrent ? conversion.swiftBytes : LargeStack.run { conversion.swiftBytes }
  }
}

/// Writes the scene as JSON.
public struct SceneJSONExporter: SceneExporter {
  /// The name by which it is asked for.
  public let name = "scene"
  /// What it writes.
  public let summary = "the scene as JSON"
  /// The extension of its files.
  public let fileExtension = "json"

  /// Makes an exporter.
  public init() {}

  /// The JSON as bytes.
  public func bytes(of conversion: Conversion) -> [UInt8] {
    // A part of work that may be cancelled ends with it.
    LargeStack.isCurrent ? conversion.sceneBytes : conversion.sceneJSON
  }
}
