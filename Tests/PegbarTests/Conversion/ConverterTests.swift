import Pegbar
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Conversions of modified scenes")
struct ConverterTests {
  /// Returns the generated code without the comments that name the source and the checksum.
  private static func code(_ conversion: Conversion) -> String {
    conversion.swiftCode.split(separator: "\n").filter { !$0.hasPrefix("// ") }
      .joined(separator: "\n")
  }

  private static func options(_ style: CodeStyle = .timeline) -> ConversionOptions {
    ConversionOptions(typeName: "Sample", style: style)
  }

  @Test(
    "a scene converts to Swift and JSON like the animation that it was read from", .slow,
    arguments: Tier.some(
      Repository.samples.filter {
        $0.hasPrefix("Samples/showcase/") || $0.hasPrefix("Samples/trim/")
      }, every: 4))
  func scene(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    for style in CodeStyle.allCases {
      let read = try Pegbar.convert(bytes, options: Self.options(style))
      let made = try Pegbar.convert(read.scene, options: Self.options(style))
      #expect(made.scene == read.scene)
      #expect(Self.code(made) == Self.code(read))
      let normalized = try Pegbar.convert(read.normalized, options: Self.options(style))
      #expect(normalized.normalized == read.normalized)
      #expect(Self.code(normalized) == Self.code(read))
    }
  }

  @Test("layers of a normalized scene end like their tracks, even with a changed keyframe")
  func ends() throws {
    var scene = try Pegbar.convert(Repository.bytes("Samples/showcase/walk.json")).normalized
    let target = Point(x: 12, y: 34)
    var index = 0
    scene.changeEachLayer { layer in
      guard layer.name == "Walker",
        let track = layer.tracks.firstIndex(where: { $0.property == .position }),
        case .point(var keys) = layer.tracks[track].keys
      else { return }
      index += 1
      keys.keys[keys.keys.count - 1].value = target
      layer.tracks[track].keys = .point(keys)
    }
    #expect(index == 1)
    let made = try Pegbar.convert(scene)
    #expect(made.normalized.root.layers.first { $0.name == "Walker" }?.position == target)
    let read = try Pegbar.convert(SceneJSONExporter().bytes(of: made))
    #expect(read.normalized == made.normalized)
    #expect(made.swiftCode.contains("at: point(12, 34)"))
  }

  @Test("a changed color and keyframe appear in the code")
  func changed() throws {
    var scene = try Pegbar.scene(from: Repository.bytes("Samples/showcase/walk.json"))
    let before = Self.code(try Pegbar.convert(scene, options: Self.options()))
    scene.changeColors { $0 = Color(red: 0.2, green: 0.4, blue: 0.6) }
    var turned = 0
    scene.changeTracks(of: Double.self) { track, reference in
      guard reference.property == .rotation else { return }
      turned += 1
      track.keys[track.keys.count - 1].value = 123
    }
    let after = Self.code(try Pegbar.convert(scene, options: Self.options()))
    #expect(turned > 0)
    #expect(!before.contains("123") && after.contains("123"))
    #expect(after.contains("hex(0x336699)") && !before.contains("hex(0x336699)"))
  }

  @Test("converts a scene built in code")
  func handmade() throws {
    let ball = Layer(
      id: LayerID(1), name: "ball",
      content: .solid(
        Solid(size: Size(width: 20, height: 20), color: .black)),
      transform: Transform(
        position: .joined(
          .keyed(
            Track([
              Key(time: 0, value: Point(x: 0, y: 50)), Key(time: 1, value: Point(x: 100, y: 50)),
            ])))),
      window: TimeRange(start: 0, end: 1))
    let scene = Scene(
      name: "Roll", duration: 1, frameRate: 60,
      root: Composition(name: "Roll", size: Size(width: 100, height: 100), layers: [ball]))
    let conversion = try Pegbar.convert(scene)
    #expect(conversion.findings.isEmpty)
    #expect(conversion.typeName == "RollLayer")
    #expect(conversion.swiftCode.contains("var ball: CALayer"))
    #expect(conversion.scene.root.transactions.count == 1)
  }

  @Test("reports and drops invalid values of a scene built in code")
  func broken() throws {
    var scene = try Pegbar.scene(from: Repository.bytes("Samples/showcase/walk.json"))
    scene.root.layers[0].opacity = .constant(.nan)
    scene.root.layers[1].transform.rotation = .keyed(
      Track([Key(time: 1, value: 0), Key(time: 0, value: .infinity)]))
    let conversion = try Pegbar.convert(scene)
    #expect(conversion.findings.contains { $0.kind == .sceneInvalid })
    scene.root.size = Size(width: .nan, height: 0)
    let error = #expect(throws: ConversionError.self) { try Pegbar.convert(scene) }
    #expect(error?.finding.kind == .sceneInvalid)
  }
}

@Suite("Custom passes")
struct ScenePassTests {
  private struct Rename: ScenePass {
    func apply(to scene: inout Scene, log: FindingLog) {
      scene.changeEachLayer { $0.name = "same" }
    }
  }

  private struct Break: ScenePass {
    func apply(to scene: inout Scene, log: FindingLog) {
      scene.root.layers[0].opacity = .constant(.nan)
    }
  }

  private struct Recolor: ScenePass, NormalizedScenePass {
    static let kind = FindingKind(
      "team/recoloured", .note, title: "Colours were changed", meaning: "They were.",
      effect: "Other colours.", wayOut: "None is needed.")

    func apply(to scene: inout Scene, log: FindingLog) {
      scene.changeColors { $0 = .white }
      log.add(Finding(Self.kind, "all colours are white now"))
    }

    func apply(to scene: inout NormalizedScene, log: FindingLog) {
      scene.changeColors { $0 = .white }
      log.add(Finding(Self.kind, "all colours are white now"))
    }
  }

  @Test("layers have unique names after a pass")
  func names() throws {
    var converter = Converter()
    converter.passes = [Rename()]
    let conversion = try converter.convert(Repository.bytes("Samples/showcase/walk.json"))
    let names = conversion.scene.root.layers.map(\.name)
    #expect(names.count > 2 && Set(names).count == names.count)
    #expect(names.allSatisfy { $0.hasPrefix("same") })
  }

  @Test("reports values that a pass invalidates")
  func broken() throws {
    var converter = Converter()
    converter.passes = [Break()]
    let conversion = try converter.convert(Repository.bytes("Samples/showcase/walk.json"))
    #expect(conversion.findings.contains { $0.kind == .sceneInvalid })
  }

  @Test("a pass changes the exact or the normalized scene, and reports findings")
  func colors() throws {
    let bytes = try Repository.bytes("Samples/showcase/fireworks.json")
    var converter = Converter(ConversionOptions(sourceName: "fireworks.json"))
    converter.passes = [Recolor()]
    let exact = try converter.convert(bytes)
    (converter.passes, converter.normalizedPasses) = ([], [Recolor()])
    let normalized = try converter.convert(bytes)
    for conversion in [exact, normalized] {
      #expect(conversion.findings.contains { $0.kind == Recolor.kind })
      var colors: Set<Color> = []
      var scene = conversion.normalized
      scene.changeColors { colors.insert($0) }
      #expect(colors == [.white])
    }
    #expect(exact.scene != normalized.scene)
  }

  @Test("slots remain properties after a pass, and in an exact scene")
  func slots() throws {
    let bytes = try Repository.bytes("Samples/parameters/theme.json")
    let plain = try Pegbar.convert(bytes)
    var converter = Converter()
    converter.passes = [Rename()]
    let passed = try converter.convert(bytes)
    #expect(!plain.normalized.parameters.isEmpty)
    #expect(
      passed.normalized.parameters.map { $0.bindings.count }
        == plain.normalized.parameters.map { $0.bindings.count })
    let scene = try Pegbar.convert(plain.scene)
    #expect(scene.normalized.parameters == plain.normalized.parameters)
    #expect(scene.findings.allSatisfy { $0.kind != .fixedSlot })
  }

  /// A pass that signals every scene.
  private struct Counted: ScenePass {
    let made: AsyncStream<Void>.Continuation
    func apply(to scene: inout Scene, log: FindingLog) { made.yield() }
  }

  @Test("makes the scene once, regardless of its slots")
  func once() async throws {
    let (scenes, made) = AsyncStream.makeStream(of: Void.self)
    var converter = Converter()
    converter.passes = [Counted(made: made)]
    let conversion = try await converter.convert(Repository.bytes("Samples/parameters/gauge.json"))
    made.finish()
    #expect(await scenes.reduce(0) { count, _ in count + 1 } == 1)
    #expect(conversion.normalized.parameters.allSatisfy { $0.bindings.count == 1 })
  }
}
