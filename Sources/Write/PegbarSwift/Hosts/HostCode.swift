package import PegbarExport
internal import PegbarGeometry
package import PegbarScene

/// A view around the generated layer class, as a second file.
///
/// It scales the scene to its bounds and plays it while it can be seen, attaches animations again that
/// the system has removed, reads whether motion is to be reduced, and leaves everything else to the
/// layer.
package enum HostCode {
  /// The name of the view: that of the layer class, with `View` at its end.
  package static func typeName(for scene: NormalizedScene, options: SwiftCode.Options) -> String {
    typeName(forLayer: SwiftCode.typeName(for: scene, options: options))
  }

  /// The name of the view that shows a layer class.
  package static func typeName(forLayer layer: String) -> String {
    SwiftCode.subject(ofType: layer) + "View"
  }

  /// Writes a view as UTF-8 text that ends with a line feed.
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
    let lines =
      header.lines(
        for: view + ".swift", facts: "Shows \(layer)", SwiftExporter().format.marking) + [code]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

/// The source text of views, with names that begin with `$`, and what it asks about the scene.
struct HostSource {
  /// How large the scene is.
  let size: Size
  /// Whether the scene shows pictures.
  let hasImages: Bool
  /// Whether there is something to play.
  let moves: Bool
  /// Whether it can be played backwards.
  let hasTimeline: Bool
  /// Whether layers must know how fine the screen is.
  let hasScale: Bool
  /// Whether there are parts that can be played.
  let hasParts: Bool

  init(of scene: NormalizedScene, _ options: SwiftCode.Options) {
    let plan = CompositionPlan(
      scene.root, definitions: DefinitionPlan.plans(for: scene, besides: ""))
    size = scene.root.size
    hasImages = plan.asksForImages
    moves = plan.moves
    hasTimeline = options.style == .timeline
    hasScale = scene.needsDisplayScale
    hasParts = !options.style.marked(scene).markers.isEmpty
  }

  /// The parts of a text that are wanted, with an empty line between them.
  static func joined(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: "\n\n")
  }

  /// A text some steps further in.
  static func indented(_ text: String, by steps: Int = 1) -> String {
    let margin = String(repeating: "  ", count: steps)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
  }
}
