package import PegbarExport
internal import PegbarGeometry
package import PegbarScene

/// A view that hosts the generated layer class, in a second file.
///
/// The view scales the scene to its bounds and plays it while it is visible. It reattaches
/// animations that the system removed, and follows the Reduce Motion setting. Everything else is
/// part of the layer.
package enum HostCode {
  /// Returns the name of the view: that of the layer class, with the suffix `View`.
  package static func typeName(for scene: NormalizedScene, options: SwiftCode.Options) -> String {
    typeName(forLayer: SwiftCode.typeName(for: scene, options: options))
  }

  /// Returns the name of the view that hosts a layer class.
  package static func typeName(forLayer layer: String) -> String {
    SwiftCode.subject(ofType: layer) + "View"
  }

  /// Returns a view as UTF-8 text that ends with a line feed.
  package static func write(
    _ kind: HostFramework, for scene: NormalizedScene, options: SwiftCode.Options
  ) -> [UInt8] {
    let layer = SwiftCode.typeName(for: scene, options: options)
    let view = typeName(forLayer: layer)
    var header = options.header
    header.flags += ["--host", kind.rawValue]
    let source = HostSource(of: scene, options)
    let body =
      switch kind {
      case .uikit: source.uikit
      case .appkit: source.appkit
      case .swiftui: source.swiftui
      }
    let code = body.replacing("$PUBLIC ", with: options.access.modifier)
      .replacing("$VIEW", with: view).replacing("$LAYER", with: layer)
      .replacing("$NONISOLATED ", with: options.isNonisolated ? "nonisolated " : "")
    let lines =
      header.lines(
        for: view + ".swift", facts: "Displays \(layer)", SwiftExporter().format.marking) + [code]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

/// The source text of views, with placeholders that begin with `$`, and the facts that it requires.
struct HostSource {
  /// The size of the scene.
  let size: Size
  /// `true` if the scene contains images.
  let hasImages: Bool
  /// `true` if the scene is animated.
  let moves: Bool
  /// `true` if the scene can be played backward.
  let hasTimeline: Bool
  /// `true` if layers require the scale of the screen.
  let hasScale: Bool
  /// `true` if the scene has parts that can be played.
  let hasParts: Bool
  /// The playback by default.
  let defaults: HostDefaults

  init(of scene: NormalizedScene, _ options: SwiftCode.Options) {
    let plan = CompositionPlan(
      scene.root, definitions: DefinitionPlan.plans(for: scene, besides: "", reserved: []))
    size = scene.root.size
    hasImages = plan.asksForImages
    moves = plan.moves
    hasTimeline = options.style == .timeline
    hasScale = scene.needsDisplayScale
    hasParts = !options.style.marked(scene).markers.isEmpty
    defaults = HostDefaults(scene.playback, hasTimeline: hasTimeline)
  }

  /// Returns the non-`nil` parts of a text, separated by empty lines.
  static func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: "\n\n")
  }

  /// Returns a text indented by a number of steps.
  static func indented(_ text: String, by steps: Int = 1) -> String {
    let margin = String(repeating: "  ", count: steps)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
