public import PegbarDiagnostics
public import PegbarScene

/// Something that a program looks for in motion files, beside what Pegbar does.
///
/// ```swift
/// struct BrandColors: LintRule {
///   static let kind = FindingKind(
///     "team/brand-colors", .warning, title: "A colour is not one of the brand",
///     meaning: "A solid has a colour that is not in the palette of the brand.",
///     effect: "The animation does not go with the app.",
///     wayOut: "Choose a colour of the palette in Layer > Solid Settings.")
///   let palette: Set<Color>
///
///   func check(_ file: LintedScene, log: FindingLog) {
///     for composition in file.scene.compositions {
///       for layer in composition.layers {
///         guard case .solid(let solid) = layer.content, !palette.contains(solid.color) else { continue }
///         log.add(file.finding(Self.kind, "the solid has a colour of its own", at: layer, in: composition))
///       }
///     }
///   }
/// }
/// ```
public protocol LintRule: Sendable {
  /// Looks at a file, and adds what it finds to the log.
  func check(_ file: LintedScene, log: FindingLog)
}

/// A motion file as rules of programs see it.
public struct LintedScene: Sendable {
  /// The path of the file; empty where it has none.
  public let file: String
  /// How many bytes the file has.
  public let byteCount: Int
  /// The exact scene: what the designer made, in points, seconds and degrees.
  public let scene: Scene

  /// Makes a file that was read.
  package init(file: String, byteCount: Int, scene: Scene) {
    self.file = file
    self.byteCount = byteCount
    self.scene = scene
  }

  /// A finding about a layer.
  ///
  /// - Parameters:
  ///   - kind: What kind of finding it is.
  ///   - message: The cause, the effect and a remedy; starts in lower case and has no full stop.
  ///   - layer: The layer; its place in the source becomes that of the finding.
  ///   - composition: The composition that the layer stands in.
  public func finding(
    _ kind: FindingKind, _ message: String, at layer: Layer, in composition: Composition
  ) -> Finding {
    Finding(
      kind, message, path: JSONPath(parsing: layer.source) ?? JSONPath(),
      breadcrumb: [composition.name, layer.designerName])
  }
}
