import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Fills and strokes that become one layer.
struct MergePaintsTests {
  private static let square = Make.path([(0, 0), (10, 0), (10, 10), (0, 10)])

  /// Returns the remaining shapes of a square with paints, back to front.
  private func clean(
    _ styles: [ShapeStyle], paths: [Path] = [square], _ modifiers: [PathModifier.Kind] = []
  ) -> [NormalizedLayer] {
    let styles = styles.enumerated().map { index, style in
      var style = style
      style.source = "$.layers[0].shapes[\(index)]"
      return style
    }
    var layer = Make.drawing(paths.map(Make.geometry), styles, modifiers)
    layer.source = "$.layers[0]"
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene([layer]), log: FindingLog()).allLayers.filter {
      switch $0.content {
      case .shape, .color: true
      case .none, .image, .gradient, .text, .instance: false
      }
    }
  }

  private func style(_ layer: NormalizedLayer?) -> NormalizedShape.Style? {
    guard case .shape(let shape) = layer?.content else { return nil }
    return shape.style
  }

  private func named(_ name: String, _ style: ShapeStyle) -> ShapeStyle {
    var style = style
    style.name = name
    return style
  }

  @Test("merges a stroke above a fill of the same outline into one layer, with joint bounds")
  func merged() throws {
    let layers = clean([Make.fill(), Make.stroke()])
    #expect(layers.count == 1)
    let merged = try #require(style(layers.first))
    #expect(merged.fillColor == Color(red: 0.2, green: 0.4, blue: 0.8))
    #expect(merged.strokeColor == .black)
    #expect(merged.stroke?.width == 6)
    #expect(layers.first?.bounds.size == Size(width: 16, height: 16))
  }

  @Test("keeps a fill above a stroke, because Core Animation draws strokes last")
  func below() {
    #expect(clean([Make.stroke(), Make.fill()]).count == 2)
  }

  @Test("other outlines, transparency, a trimmed fill and two layer names keep two layers")
  func different() {
    let other = Make.path([(0, 0), (20, 0), (20, 10)])
    #expect(clean([Make.fill([0]), Make.stroke([1])], paths: [Self.square, other]).count == 2)
    var faint = Make.stroke()
    faint.opacity = .constant(0.5)
    #expect(clean([Make.fill(), faint]).count == 2)
    var fading = Make.fill()
    fading.opacity = Make.moving((0, 0), (1, 1))
    #expect(clean([fading, Make.stroke()]).count == 2)
    #expect(clean([named("Sea", Make.fill()), named("Shore", Make.stroke())]).count == 2)
  }

  @Test("paints that are transparent or blended in the same way keep two layers")
  func alike() {
    var (fill, stroke) = (Make.fill(), Make.stroke())
    (fill.opacity, stroke.opacity) = (.constant(0.5), .constant(0.5))
    #expect(clean([fill, stroke]).count == 2)
    (fill.opacity, stroke.opacity) = (Make.moving((0, 0), (1, 1)), Make.moving((0, 0), (1, 1)))
    #expect(clean([fill, stroke]).count == 2)
    (fill, stroke) = (Make.fill(), Make.stroke())
    (fill.blendMode, stroke.blendMode) = (.multiply, .multiply)
    #expect(clean([fill, stroke]).count == 2)
  }

  @Test("a single layer name applies to both")
  func names() {
    #expect(clean([Make.fill(), named("Shore", Make.stroke())]).first?.designerName == "Shore")
    #expect(clean([named("Sea", Make.fill()), Make.stroke()]).first?.designerName == "Sea")
  }

  @Test("an animated color or stroke changes only itself")
  func moving() throws {
    var fill = Make.fill()
    let colors = Track([
      Key(time: 0, value: Color.black, curve: .linear), Key(time: 1, value: Color.white),
    ])
    fill.paint = .color(.keyed(colors))
    var stroke = Make.stroke()
    stroke.kind = .stroke(Stroke(width: Make.moving((0, 2), (1, 6))))
    let layers = clean([fill, stroke])
    #expect(layers.count == 1)
    #expect(layers.first?.tracks.map(\.property) == [.fillColor, .lineWidth])
  }

  @Test("shapes with fill and stroke remain separate")
  func apart() {
    let far = Make.path([(40, 0), (50, 0), (50, 10), (40, 10)])
    let styles = [Make.fill([0]), Make.stroke([0]), Make.fill([1]), Make.stroke([1])]
    #expect(clean(styles, paths: [Self.square, far]).count == 2)
  }
}
