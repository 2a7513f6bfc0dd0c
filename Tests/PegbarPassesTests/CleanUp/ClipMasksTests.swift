import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// Rectangular masks become clips.
struct ClipMasksTests {
  private static let area = Rect(x: 20, y: 30, width: 40, height: 20)
  private static let bounds = Rect(x: 0, y: 0, width: 90, height: 80)
  private static let gradient = NormalizedContent.gradient(
    NormalizedGradient(
      kind: .linear, start: Point(x: 20, y: 0), end: Point(x: 60, y: 0), colors: [.black, .white],
      locations: [0, 1]))

  /// Returns a mask with a changed rectangle.
  private static func mask(
    _ mode: NormalizedMask.Mode = .alpha, _ change: (inout NormalizedLayer) -> Void = { _ in }
  ) -> NormalizedMask {
    var layer = NormalizedLayer(name: "Mask", content: .color(.black), bounds: area)
    change(&layer)
    return NormalizedMask(mode: mode, layers: [layer])
  }

  /// Returns a changed layer with a mask and a sublayer.
  private static func layer(
    _ content: NormalizedContent = .none, _ change: (inout NormalizedLayer) -> Void = { _ in }
  ) -> NormalizedLayer {
    let held = NormalizedLayer(name: "Held", content: .color(.white), bounds: bounds)
    var layer = NormalizedLayer(
      name: "Layer", content: content, bounds: bounds, mask: mask(),
      sublayers: content == .none ? [held] : [])
    change(&layer)
    return layer
  }

  private static func clipped(_ layer: NormalizedLayer) -> NormalizedLayer {
    var scene = Blending.nowhere.scene([layer])
    ClipMasks().apply(to: &scene)
    return scene.root.layers[0]
  }

  @Test("a rectangle becomes a clip with its bounds, and nothing else changes")
  func rectangle() {
    let layer = Self.layer { layer in
      (layer.anchor, layer.position) = (Point(x: 45, y: 40), Point(x: 70, y: 10))
      layer.rotation = 30
      layer.opacity = 0.5
    }
    let result = Self.clipped(layer)
    var expected = layer
    expected.mask = nil
    expected.bounds = Self.area
    expected.clipsToBounds = true
    #expect(result == expected)
  }

  @Test("applies position and scale of the mask to the rectangle")
  func placed() {
    let layer = Self.layer { layer in
      layer.mask = Self.mask { mask in
        mask.anchor = Point(x: 20, y: 30)
        mask.position = Point(x: 5, y: 6)
        mask.scale = Point(x: 0.5, y: -2)
      }
    }
    #expect(Self.clipped(layer).bounds == Rect(x: 5, y: -34, width: 20, height: 40))
  }

  @Test("a static layer at its own position has its anchor in the center")
  func middle() {
    let result = Self.clipped(Self.layer())
    #expect(result.anchor == Self.area.middle && result.position == Self.area.middle)
  }

  private static let others: [NormalizedMask] = [
    mask(.alphaInverted),
    mask { $0.rotation = 1 },
    mask { $0.rotationX = 10 },
    mask { $0.cornerRadius = 4 },
    mask { $0.opacity = 0.5 },
    mask { $0.isHidden = true },
    mask { $0.content = .color(Color(red: 0, green: 0, blue: 0, alpha: 0.5)) },
    mask { $0.mask = mask() },
    mask { $0.addTrack(.rotation, Track([Key(time: 0, value: 0.0), Key(time: 1, value: 90)])) },
    mask {
      let path = Make.path([(20, 30), (60, 31), (60, 51), (20, 50)])
      $0.content = .shape(NormalizedShape(path: path, style: .fill(.black, .nonZero)))
    },
    NormalizedMask(layers: mask().layers + mask { $0.name = "Second" }.layers),
  ]

  @Test("keeps other outlines, modes, opacities, and animated or several masks", arguments: others)
  func stays(mask: NormalizedMask) {
    let layer = Self.layer { $0.mask = mask }
    #expect(Self.clipped(layer) == layer)
  }

  @Test("keeps a mask if more than the area depends on it")
  func kept() {
    let layers = [
      Self.layer { $0.clipsToBounds = true },
      Self.layer { $0.perspective = 100 },
      NormalizedLayer(
        name: "Space", bounds: Self.bounds, keepsDepth: true, sublayers: [Self.layer()]),
      Self.layer { $0.shadow = .blank },
      Self.layer { $0.blendMode = .multiply },
      Self.layer { $0.sublayers[0].blendMode = .multiply },
      Self.layer(.color(.black)),
      Self.layer(
        .shape(
          NormalizedShape(
            path: Make.path([(0, 0), (90, 0), (40, 80)]), style: .fill(.black, .nonZero)))),
      Self.layer { outer in
        // A layer that is part of a mask.
        outer.mask = NormalizedMask(layers: [Self.layer { $0.name = "Inner" }])
      },
    ]
    for layer in layers { #expect(Self.clipped(layer) == layer) }
  }

  @Test("the containing layer uses the remaining area")
  func around() {
    let outer = NormalizedLayer(name: "Outer", bounds: Self.bounds, sublayers: [Self.layer()])
    let result = Self.clipped(outer)
    #expect(result.bounds == Self.area && result.anchor == Self.area.middle)
    var other = outer
    other.bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    #expect(Self.clipped(other).bounds == other.bounds)
  }

  @Test("a gradient uses the common area as its bounds")
  func gradient() {
    let layer = Self.layer(Self.gradient) { $0.bounds = Rect(x: 0, y: 0, width: 50, height: 80) }
    var expected = layer
    expected.mask = nil
    expected.bounds = Rect(x: 20, y: 30, width: 30, height: 20)
    #expect(Self.clipped(layer) == expected)
  }

  @Test("a slanted gradient keeps its square bounds, inside a layer that clips")
  func slantedGradient() throws {
    let slanted = NormalizedGradient(
      kind: .linear, start: Point(x: 20, y: 0), end: Point(x: 60, y: 30),
      colors: [.black, .white], locations: [0, 1])
    let turning = NormalizedTrack(
      property: .gradientEnd,
      keys: .point(Track([Key(time: 0, value: .zero), Key(time: 1, value: Point(x: 60, y: 30))])))
    let fading = NormalizedTrack(
      property: .opacity, keys: .number(Track([Key(time: 0, value: 0), Key(time: 1, value: 1)])))
    let square = Rect(x: 0, y: 0, width: 90, height: 90)
    let layer = Self.layer(.gradient(slanted)) { layer in
      layer.bounds = square
      layer.tracks = [turning, fading]
    }
    let result = Self.clipped(layer)
    #expect(result.mask == nil && result.clipsToBounds && result.bounds == Self.area)
    #expect(result.content == .none && result.tracks == [fading])
    let inner = try #require(result.sublayers.first)
    #expect(inner.content == .gradient(slanted) && inner.bounds == square)
    #expect(inner.tracks == [turning])
    // Only a square area can be the bounds.
    let whole = Self.layer(.gradient(slanted)) { layer in
      layer.mask = Self.mask { $0.bounds = Rect(x: 10, y: 10, width: 30, height: 30) }
      layer.bounds = square
    }
    #expect(Self.clipped(whole).content == .gradient(slanted))
  }

  @Test("images and instances keep their bounds, inside a layer that clips")
  func content() {
    for content in [NormalizedContent.image("picture"), .instance("shown", begin: 0, rate: 1)] {
      let layer = Self.layer(content) { layer in
        layer.sublayers = [NormalizedLayer(name: "Layer content", bounds: Self.bounds)]
        layer.clipsToBounds = true
      }
      let result = Self.clipped(layer)
      #expect(result.content == .none && result.bounds == Self.area && result.clipsToBounds)
      let middle = Self.bounds.middle
      let inner = NormalizedLayer(
        name: "Layer content 2", content: content, bounds: Self.bounds, anchor: middle,
        position: middle, sublayers: layer.sublayers)
      #expect(result.sublayers == [inner])
    }
  }

  @Test("content clipped on two sides keeps both clips")
  func bothClips() {
    let layer = Self.layer(.image("picture")) { layer in
      layer.bounds = Rect(x: 0, y: 0, width: 50, height: 80)
      layer.clipsToBounds = true
    }
    #expect(Self.clipped(layer).sublayers.map(\.clipsToBounds) == [true])
  }

  @Test("keeps a mask with a parameter")
  func parameter() {
    var scene = Blending.nowhere.scene([Self.layer()])
    scene.parameters = [
      Parameter(
        name: "place", value: .point(.zero), targets: [],
        bindings: [
          ParameterBinding(
            composition: scene.root.id, layer: "Mask", part: .position, map: .identity)
        ])
    ]
    let before = scene
    ClipMasks().apply(to: &scene)
    #expect(scene == before)
  }

  @Test("normalizing converts source masks to clips")
  func normalized() {
    let line = Make.geometry(Make.path([(0, 0), (90, 0), (40, 80)]))
    let other = Make.geometry(Make.path([(0, 0), (80, 0), (30, 90)]))
    var layer = Make.drawing([line, other], [Make.fill(), Make.stroke([1])])
    layer.transform.position = Make.points((0, 0, 0), (1, 10, 5))
    let box = Make.path([(20, 30), (60, 30), (60, 50), (20, 50)])
    layer.masks = [Mask(name: "Mask", mode: .add, path: .constant(box), opacity: .constant(1))]
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let layers = normalizer.normalized(Make.scene([layer]), log: FindingLog()).allLayers
    #expect(layers.allSatisfy { $0.mask == nil })
    #expect(layers.filter(\.clipsToBounds).map(\.bounds) == [Self.area])
  }
}
