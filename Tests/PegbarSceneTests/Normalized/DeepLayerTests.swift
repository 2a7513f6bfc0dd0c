import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@Suite struct DeepLayerTests {
  @Test("compares, hashes, draws and drops layers of the largest depth within 512 KiB")
  func smallStack() {
    let (used, isSame) = SmallStack.run { () -> Bool in
      let scene = Self.nested(400)
      var other = scene
      other.name = "Other"
      #expect(scene != other)
      #expect(scene.scene.definitions.count > 399)
      return scene == Self.nested(400) && scene.hashValue == Self.nested(400).hashValue
    }
    #expect(isSame)
    #expect(used < SmallStack.bytes * 3 / 4, "\(used) bytes")
  }

  @Test("every member of a layer and every layer inside it affects equality")
  func members() {
    let layer = Self.layer("L")
    #expect(Mirror(reflecting: layer).children.count == Self.changes.count)
    for (index, change) in Self.changes.enumerated() {
      var other = layer
      change(&other)
      #expect(other != layer, "change \(index)")
      #expect(other.hashValue != layer.hashValue, "change \(index)")
      for outer in [Self.layer("O", sublayers: [layer]), Self.layer("O", masks: [layer])] {
        var changed = outer
        if outer.sublayers.isEmpty {
          changed.mask?.layers = [other]
        } else {
          changed.sublayers = [other]
        }
        #expect(changed != outer, "change \(index)")
        #expect(changed.hashValue != outer.hashValue, "change \(index)")
      }
    }
  }

  @Test("a layer in the mask differs from the same layer as a sublayer")
  func places() {
    let layer = Self.layer("L")
    #expect(Self.layer("O", sublayers: [layer]) != Self.layer("O", masks: [layer]))
    var inverted = Self.layer("O", masks: [layer])
    inverted.mask?.mode = .alphaInverted
    #expect(inverted != Self.layer("O", masks: [layer]))
  }

  /// One change for each member.
  private static var changes: [(inout NormalizedLayer) -> Void] {
    [
      { $0.name = "x" }, { $0.designerName = "x" }, { $0.source = "x" },
      { $0.content = .color(.black) }, { $0.bounds.origin.x = 3 }, { $0.cornerRadius = 3 },
      { $0.anchor.x = 3 },
      { $0.position.x = 3 }, { $0.scale.x = 3 }, { $0.scaleZ = 3 }, { $0.rotation = 3 },
      { $0.rotationX = 3 }, { $0.rotationY = 3 }, { $0.zPosition = 3 }, { $0.keepsDepth = true },
      { $0.perspective = 3 }, { $0.opacity = 0.5 }, { $0.isHidden = true },
      { $0.blendMode = .multiply }, { $0.clipsToBounds = true },
      { $0.shadow = NormalizedShadow(color: .black, opacity: 1, offset: .zero, radius: 1) },
      { $0.mask = NormalizedMask(layers: []) }, { $0.sublayers = [layer("x")] },
      { $0.parameterUses = [.opacity: ParameterUse(parameter: 0)] },
      {
        $0.tracks = [
          NormalizedTrack(property: .opacity, keys: .number(Track([Key(time: 0, value: 1)])))
        ]
      },
    ]
  }

  private static func layer(
    _ name: String, sublayers: [NormalizedLayer] = [], masks: [NormalizedLayer] = []
  ) -> NormalizedLayer {
    NormalizedLayer(
      name: name, bounds: Rect(x: 0, y: 0, width: 9, height: 9),
      mask: masks.isEmpty ? nil : NormalizedMask(layers: masks), sublayers: sublayers)
  }

  /// Returns nested layers, alternately as sublayers and as masks.
  private static func nested(_ depth: Int) -> NormalizedScene {
    var layer = Self.layer("L")
    for level in 1..<depth {
      layer =
        level.isMultiple(of: 2)
        ? Self.layer("L\(level)", masks: [layer]) : Self.layer("L\(level)", sublayers: [layer])
    }
    return NormalizedScene(
      name: "S", duration: 1, frameRate: 30,
      root: NormalizedComposition(name: "R", size: Size(width: 9, height: 9), layers: [layer]))
  }
}
