import PegbarDiagnostics
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Layer properties")
struct LayerPropertyTests {
  @Test("each property has a unique key path")
  func keyPaths() {
    let paths = LayerProperty.allCases.map(\.facts.keyPath)
    #expect(Set(paths).count == LayerProperty.allCases.count)
  }

  @Test("components and matrix parts have key paths with a dot")
  func combinations() {
    for property in LayerProperty.allCases {
      let facts = property.facts
      #expect((facts.combination != .whole) == facts.keyPath.contains("."), "\(property)")
      #expect(
        (facts.combination == .matrix) == facts.keyPath.hasPrefix("transform."), "\(property)")
    }
  }

  @Test("errors in points move something, and rotations are measured in degrees")
  func errors() {
    for property in LayerProperty.allCases {
      let facts = property.facts
      switch facts.errorEffect {
      case .movesLayer, .movesContent: #expect(facts.unit == .points, "\(property)")
      case .turnsLayer: #expect(facts.unit == .degrees, "\(property)")
      case .scalesLayer, .cutsLine, .changesLook: #expect(facts.unit == .fraction, "\(property)")
      }
    }
  }

  @Test("only numbers have a range")
  func ranges() {
    for property in LayerProperty.allCases where property.facts.range != nil {
      #expect(property.facts.valueType == .number, "\(property)")
    }
    #expect(LayerProperty.opacity.facts.range == 0...1)
    #expect(LayerProperty.lineWidth.facts.range?.contains(-1) == false)
  }

  @Test("properties are sorted in the order of the tracks of a layer")
  func order() {
    #expect(LayerProperty.allCases.shuffled().sorted() == LayerProperty.allCases)
  }

  @Test("a parametric property of an exact scene is not a layer property")
  func parametric() {
    for property in [Property.trimStart, .skew, .timeRemap, .pointCount, .gradientStops] {
      #expect(LayerProperty(rawValue: property.rawValue) == nil)
    }
  }
}
