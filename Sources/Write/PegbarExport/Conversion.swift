public import PegbarDiagnostics
public import PegbarScene

/// The result of converting a file.
///
/// Output is generated on access. The same conversion always produces the same bytes.
public struct Conversion: Sendable {
  /// The exact scene, as the designer made it.
  public let scene: Scene
  /// The normalized scene, which Core Animation can play with keyframes alone.
  ///
  /// Swift code is always generated from it; `sceneJSON` uses it unless `ConversionOptions.isExact`
  /// is `true`.
  public let normalized: NormalizedScene
  /// The findings of the conversion, in the order of discovery.
  ///
  /// If `ConversionOptions.isExact` is `true`, findings of normalization are omitted.
  public let findings: [Finding]
  /// The number of layers of the normalized scene before clean-up.
  package let layersBefore: Int
  /// The options of the conversion.
  public let options: ConversionOptions
  /// The name of the source.
  public var source: SourceName { origin.name }
  /// The images that the source refers to by file name.
  package var imageReferences: [ImageReference] { origin.imageReferences }
  /// The IDs of the assets of the source, by JSON path.
  package var assetIDs: [JSONPath: String] { origin.assetIDs }
  /// The size of the source, in bytes.
  var sourceSize: Int { origin.stamp.size }
  private let origin: Origin

  /// Creates the result of a conversion.
  ///
  /// - Parameters:
  ///   - scenes: The exact and the normalized scene.
  ///   - findings: The findings, in the order of discovery.
  ///   - layersBefore: The number of layers before clean-up.
  ///   - options: The options of the conversion.
  ///   - origin: The source, its stamp, the version that converted it, and its image files.
  package init(
    _ scenes: (exact: Scene, normalized: NormalizedScene), findings: [Finding], layersBefore: Int,
    options: ConversionOptions, origin: Origin
  ) {
    (scene, normalized) = scenes
    self.findings = findings
    self.layersBefore = layersBefore
    self.options = options
    self.origin = origin
  }

  /// The origin of a conversion.
  package struct Origin {
    /// The name of the source.
    let name: SourceName
    /// The size and checksum of the source's bytes.
    let stamp: SourceStamp
    /// The version of the library.
    let toolVersion: String
    /// The images that the source refers to by file name.
    let imageReferences: [ImageReference]
    /// The IDs of the assets of the source, by JSON path.
    let assetIDs: [JSONPath: String]

    /// Creates an origin.
    package init(
      name: SourceName, stamp: SourceStamp, toolVersion: String, imageReferences: [ImageReference],
      assetIDs: [JSONPath: String]
    ) {
      self.name = name
      self.stamp = stamp
      self.toolVersion = toolVersion
      self.imageReferences = imageReferences
      self.assetIDs = assetIDs
    }
  }

  /// Returns the first lines of a file in a verifiable format.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - format: The format, whose marking specifies the comment syntax.
  ///   - facts: Facts about the scene, for example its size; may be empty.
  public func header(of file: String, in format: ExportFormat, facts: String = "") -> [String] {
    header(in: format).lines(for: file, facts: facts, format.marking)
  }

  /// Returns the header of a file in a format.
  ///
  /// - Parameter joinsHost: Whether the file contains the host view of the options.
  package func header(in format: ExportFormat, joinsHost: Bool = true) -> FileHeader {
    var options = options
    options.joinsHost = options.joinsHost && joinsHost
    var header = FileHeader(
      toolVersion: origin.toolVersion, sourceName: options.sourceName, stamp: origin.stamp,
      flags: options.flags(for: format))
    header.isOmitted = options.isOwned
    return header
  }
}

/// An image that a source refers to by file name.
package struct ImageReference: Hashable, Sendable {
  /// The path in the source, relative to the folder of the source.
  package var path: String
  /// The finding to report if the file does not exist.
  package var finding: Finding

  /// Creates a reference.
  package init(path: String, finding: Finding) {
    self.path = path
    self.finding = finding
  }
}

/// The state of an image file.
package enum ImageFileState: Sendable {
  /// There is no such file.
  case missing
  /// The file has no content.
  case empty
  /// The file has content.
  case present
}

extension [ImageReference] {
  /// Returns the findings for the files that do not exist or are empty.
  ///
  /// - Parameter state: Returns the state of the file at a path relative to the source's folder.
  package func problems(_ state: (_ path: String) -> ImageFileState) -> [Finding] {
    compactMap { reference in
      switch state(reference.path) {
      case .present: return nil
      case .missing: return reference.finding
      case .empty:
        var finding = Finding(
          .damagedImage, "the image file '\(reference.path)' is empty",
          path: reference.finding.path, outcome: .dropped)
        finding.position = reference.finding.position
        return finding
      }
    }
  }
}
