internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports the outlines of characters, which files store as shapes.
struct GlyphImporter {
  /// The unfinished outline of a character, and whether modifiers or animation are dropped.
  private typealias Outline = (path: PegbarGeometry.Path, isPlainer: Bool)

  let properties: PropertyImporter
  let limits: Limits

  private var outlines: GeometryImporter {
    GeometryImporter(properties: properties, limits: limits)
  }
  private var transforms: TransformImporter { TransformImporter(properties: properties) }

  /// Returns the drawing of a character.
  func drawing(_ source: PegbarLottie.Glyph) -> FontLibrary.Drawing {
    var outline = Outline(path: PegbarGeometry.Path(), isPlainer: false)
    var isComposition = false
    switch source.content {
    case .none: break
    case .precomp: isComposition = true
    case .shapes(let items): outline = self.outline(items, depth: 0)
    }
    return FontLibrary.Drawing(
      glyph: PegbarScene.Glyph(
        character: source.character, advance: source.width.bounded, outline: outline.path),
      isComposition: isComposition, isPlainer: outline.isPlainer)
  }

  /// Returns the initial outlines of a character; groups transform them, and paints are ignored.
  private func outline(_ items: [ShapeItem], depth: Int) -> Outline {
    var result = Outline(path: PegbarGeometry.Path(), isPlainer: false)
    for item in items {
      switch item.kind {
      case .geometry(let source):
        let geometry = outlines.geometry(source, of: item)
        result.path.contours += geometry.path(at: 0).contours
        if !geometry.isStill { result.isPlainer = true }
      case .group(let group):
        // The reader has reported groups that are nested deeper.
        guard depth < 64 else { continue }
        let inner = outline(group.items, depth: depth + 1)
        let transform = group.transform.map { transforms.transform($0) } ?? .identity
        result.path.contours += inner.path.applying(transform.matrix(at: 0)).contours
        if inner.isPlainer || !transform.isStill { result.isPlainer = true }
      case .modifier, .repeater, .twist, .unknown:
        // Exporters write the outline of a letter as plain paths.
        if !item.isHidden { result.isPlainer = true }
      case .style, .noStyle:
        // The text document determines the paint of letters.
        continue
      }
    }
    return result
  }
}
