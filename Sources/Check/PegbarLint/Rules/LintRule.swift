public import PegbarDiagnostics
public import PegbarScene

/// A custom lint rule for animation files, in addition to those of Pegbar.
///
/// ```swift
/// struct BrandColors: LintRule {
///   static let kind = FindingKind(
///     "team/brand-colors", .warning, title: "Color outside the brand palette",
///     meaning: "A solid has a color that is not in the brand palette.",
///     effect: "The animation does not match the app.",
///     wayOut: "Choose a color from the palette in Layer > Solid Settings.")
///   let palette: Set<Color>
///
///   func check(_ file: LintedScene, log: FindingLog) {
///     for composition in file.scene.compositions {
///       for layer in composition.layers {
///         guard case .solid(let solid) = layer.content, !palette.contains(solid.color) else { continue }
///         log.add(file.finding(Self.kind, "the solid's color is not in the palette", at: layer, in: composition))
///       }
///     }
///   }
/// }
/// ```
public protocol LintRule: Sendable {
  /// Checks a file and adds its findings to the log.
  func check(_ file: LintedScene, log: FindingLog)
}

/// A animation file, as passed to custom lint rules.
public struct LintedScene: Sendable {
  /// The path of the file, or an empty string.
  public let file: String
  /// The size of the file, in bytes.
  public let byteCount: Int
  /// The exact scene as designed, in points, seconds, and degrees.
  public let scene: Scene

  /// Creates a representation of a file that was read.
  package init(file: String, byteCount: Int, scene: Scene) {
    self.file = file
    self.byteCount = byteCount
    self.scene = scene
  }

  /// Returns a finding about a layer.
  ///
  /// - Parameters:
  ///   - kind: The kind of finding.
  ///   - message: The cause, the effect, and a fix, starting in lowercase and without a full stop.
  ///   - layer: The layer. Its location in the source becomes the location of the finding.
  ///   - composition: The composition that contains the layer.
  public func finding(
    _ kind: FindingKind, _ message: String, at layer: Layer, in composition: Composition
  ) -> Finding {
    Finding(
      kind, message, path: JSONPath(parsing: layer.source) ?? JSONPath(),
      breadcrumb: [composition.name, layer.designerName])
  }
}
