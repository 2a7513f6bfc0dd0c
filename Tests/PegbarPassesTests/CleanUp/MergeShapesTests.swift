import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Adjacent shapes of a layer that become one.
struct MergeShapesTests {
  /// Returns the remaining layers of squares of 10 points at positions along a line.
  private func clean(
    _ places: [Double], _ styles: [ShapeStyle], opacity: Double = 0.5
  ) -> [NormalizedLayer] {
    var layer = Make.drawing(places.map { Make.geometry(square($0)) }, numbered(styles))
    layer.source = "$.layers[0]"
    layer.opacity = .constant(opacity)
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    return normalizer.normalized(Make.scene([layer]), log: FindingLog()).allLayers.filter {
      switch $0.content {
      case .shape, .color: true
      case .none, .image, .gradient, .text, .instance: false
      }
    }
  }

  private func numbered(_ styles: [ShapeStyle]) -> [ShapeStyle] {
    styles.enumerated().map { index, style in
      var style = style
      style.source = "$.layers[0].shapes[\(index)]"
      return style
    }
  }

  private func square(_ x: Double) -> Path {
    Make.path([(x, 0), (x + 10, 0), (x + 10, 10), (x, 10)])
  }

  private func path(_ layer: NormalizedLayer?) -> Path? {
    guard case .shape(let shape) = layer?.content else { return nil }
    return shape.path
  }

  @Test("merges disjoint areas of one color into one outline, with ordered contours")
  func apart() {
    let layers = clean([0, 20, 40], [Make.fill([0]), Make.fill([1]), Make.fill([2])])
    #expect(layers.count == 1)
    let contours = path(layers.first)?.contours ?? []
    let all = [0, 20, 40].flatMap { square($0).contours }
    #expect(Set(contours) == Set(all))
    #expect(layers.first?.bounds == Rect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test("keeps touching areas separate, because merging would change their edges")
  func touching() {
    #expect(clean([0, 10], [Make.fill([0]), Make.fill([1])]).count == 2)
    #expect(clean([0, 5], [Make.fill([0]), Make.fill([1])]).count == 2)
  }

  @Test("intermediate layers, another color and another opacity keep them separate")
  func different() {
    var red = Make.fill([1])
    red.paint = .color(.constant(Color(red: 1, green: 0, blue: 0)))
    #expect(clean([0, 20, 40], [Make.fill([0]), red, Make.fill([2])]).count == 3)
    var faint = Make.fill([1])
    faint.opacity = .constant(0.3)
    #expect(clean([0, 20], [Make.fill([0]), faint]).count == 2)
    var fading = Make.fill([1])
    fading.opacity = Make.moving((0, 0), (1, 1))
    #expect(clean([0, 20], [Make.fill([0]), fading]).count == 2)
  }

  @Test("merges strokes if their miters do not touch")
  func lines() {
    let lines = [Make.stroke([0], width: 2), Make.stroke([1], width: 2)]
    #expect(clean([0, 40], lines).count == 1)
    #expect(clean([0, 14], lines).count == 2)
  }
}
