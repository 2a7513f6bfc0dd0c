import PegbarExport
import PegbarGeometry
import PegbarScene
import PegbarSwift
import Testing

@Suite struct SwiftCodeTests {
  private func text(
    _ scene: NormalizedScene,
    _ options: SwiftCode.Options = .init(header: FileHeader(sourceName: "x.json"))
  ) -> String {
    String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
  }

  @Test("the same scene gives the same bytes")
  func deterministic() {
    for scene in TypeCheckTests.scenes {
      #expect(text(scene) == text(scene))
    }
  }

  @Test("writes only shared functions that are called")
  func support() {
    let written = text(
      Samples.scene("Still", [NormalizedLayer(name: "A", bounds: Samples.rect(0, 0, 1, 1))]))
    for name in ["keys", "steps", "outline", "degrees", "joined"] {
      #expect(!written.contains("func \(name)("))
    }
    #expect(!written.contains("extension SIMD4<Float>"))
  }

  @Test("no name can end its literal or its line")
  func injection() {
    let written = text(
      Samples.scene("x\"\nfatalError()", HostileNames.layers),
      .init(header: FileHeader(sourceName: "a\nfatalError() /* \u{2028} fatalError()")))
    for line in written.split(separator: "\n") {
      #expect(!line.hasPrefix("fatalError"))
      #expect(!line.unicodeScalars.contains("\u{2028}"))
      #expect(!line.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("limits the times of control points to 0…1, as Core Animation requires")
  func controlPoints() {
    for (curve, points) in [
      (TimingCurve(0.25, -0.5, 1.5, 1.75), ".init(0.25, -0.5, 1, 1.75)"),
      (TimingCurve(0.25, 0, -0.5, 1), ".init(0.25, 0, 0, 1)"),
      (TimingCurve(-2, 0, 0.5, 1), ".init(0, 0, 0.5, 1)"),
      (TimingCurve(3, 0, 0.5, 1), ".init(1, 0, 0.5, 1)"),
    ] {
      var card = Samples.card
      let turns = Samples.track([(0, -90.0), (0.6, 45)], .bezier(curve))
      card.tracks = [NormalizedTrack(property: .rotation, keys: .number(turns))]
      let code = text(Samples.scene("Card", [card]))
      #expect(code.contains(points), "\(code)")
    }
  }

  @Test("uses the requested access level")
  func access() {
    let scene = Samples.nested
    #expect(!text(scene, .init(access: .internal)).contains("public"))
    #expect(text(scene, .init(access: .public)).contains("open class BodyLayer: CALayer {"))
  }

  @Test("writes the raw value of a marker only if it differs from the case")
  func markerTexts() {
    let names = ["intro", "Main part", "outro", "default", "whole"]
    let scene = Samples.scene(
      "Marked", [Samples.card],
      markers: names.enumerated().map {
        Marker(name: $1, comment: "", time: Double($0) / 10, duration: 0.1)
      })
    let written = text(scene)
    #expect(written.contains("    case whole\n    case intro\n"))
    #expect(written.contains("    case mainPart = \"Main part\"\n    case outro\n"))
    #expect(written.contains(" = \"default\"\n") && written.contains(" = \"whole 2\"\n"))
    #expect(!written.contains("= \"intro\""))
  }

  @Test("stores the image provider only if it is used after initialization")
  func imageProvider() {
    let kept = "private var imageProvider: (String) -> CGImage?"
    #expect(text(Samples.nested).contains(kept))
    let photo = NormalizedLayer(
      name: "Photo", content: .image("image_0"), bounds: Samples.rect(0, 0, 40, 40))
    let scene = Samples.scene("Album", [photo], images: Samples.nested.images)
    #expect(text(scene).contains(kept))
    let written = text(scene, .init(exposed: [.images]))
    #expect(written.contains("init(imageProvider: @escaping (String) -> CGImage?) {"))
    #expect(written.contains("imageProvider(\"hand.png\")"))
    #expect(!written.contains("self.imageProvider") && !written.contains(kept))
  }

  @Test("no line is longer than 100 columns, except for data")
  func width() {
    var card = Samples.card
    card.content = .color(Color(red: 0.12345, green: 0.23456, blue: 0.34567))
    card.scale = Point(x: 2, y: 3)
    var other = Samples.card
    other.scale = Point(x: 2, y: 2)
    let scene = Samples.scene(
      "Wide", [card, other],
      palette: [
        NamedColor(
          name: "Cadet blue 2", color: Color(red: 0.12345, green: 0.23456, blue: 0.34567))
      ])
    let written = text(scene, .init(access: .public))
    #expect(written.contains("public static var cadetBlue2: CGColor { .rgb("))
    #expect(written.contains(").stretched(2, 3)"))
    #expect(written.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("omits unused definitions")
  func unusedDefinitions() {
    var scene = Samples.nested
    scene.root.layers.removeFirst()
    let written = text(scene)
    #expect(written.contains("class HandLayer"))
    #expect(!written.contains("class ArmLayer"))
  }

  @Test("a definition cannot contain itself")
  func selfReference() {
    var scene = Samples.nested
    scene.definitions[0].layers.append(
      NormalizedLayer(
        name: "Again", content: .instance("comp_0", begin: 0, rate: 1),
        bounds: Samples.rect(0, 0, 1, 1)))
    #expect(text(scene).contains("place(CALayer(), \"Again\""))
  }

  @Test("a layer does not have the name of a class, even in scripts without uppercase")
  func classNames() {
    var scene = Samples.nested
    scene.definitions[0].name = "日本"
    scene.root.layers.append(
      NormalizedLayer(
        name: "日本 Layer", bounds: Samples.rect(0, 0, 1, 1), tracks: Samples.card.tracks))
    let written = text(scene)
    #expect(written.contains("class 日本Layer: CALayer {"))
    #expect(written.contains("lazy var 日本LayerLayer: CALayer = "))
  }

  @Test("a mask of a mask is in a container")
  func masks() {
    let written = text(Samples.scene("Masks", [Samples.glow]))
    #expect(written.contains("masked(byAll: ["))
    #expect(written.contains("masked(byNone: ["))
    #expect(!written.contains("masked(by: "))
  }

  @Test("markers are within the scene, and points last until the next one")
  func markers() {
    let written = text(
      Samples.scene(
        "Markers", [Samples.card],
        markers: [
          Marker(name: "Intro", comment: "", time: -1, duration: 0),
          Marker(name: "Main part", comment: "", time: 1, duration: 9),
          Marker(name: "Intro", comment: "", time: 2, duration: 0),
        ]))
    #expect(written.contains("case intro = \"Intro\"\n"))
    #expect(written.contains("case intro2 = \"Intro 2\"\n"))
    #expect(written.contains("case .intro: 0...1\n"))
    #expect(written.contains("case .mainPart: 1...3\n"))
    #expect(written.contains("case .intro2: 2...3\n"))
  }

  @Test("a static scene has no playback functions", arguments: CodeStyle.allCases)
  func still(style: CodeStyle) {
    var still = Samples.tick
    still.tracks = []
    let marker = Marker(name: "intro", comment: "", time: 0, duration: 1)
    let written = String(
      decoding: SwiftCode.write(
        Samples.scene("Still", [still], markers: [marker]),
        options: SwiftCode.Options(style: style)), as: UTF8.self)
    for word in ["func play", "Marker", "imeline", "reattach"] { #expect(!written.contains(word)) }
    #expect(written.contains("\n  func fit(in area: CGRect"))
    #expect(!written.contains("displayScale"))
  }

  @Test(
    "a scene with more than 60 frames per second asks for a high frame rate", arguments: [60, 120])
  func frameRate(rate: Double) {
    var scene = Samples.scene("Fast", [Samples.tick])
    scene.frameRate = rate
    #expect(text(scene).contains("preferredFrameRateRange") == (rate > 60))
    var options = SwiftCode.Options()
    options.support = .shared
    let shared = String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
    #expect(shared.contains("override class var hasHighFrameRate: Bool { true }") == (rate > 60))
  }

  @Test("layers drawn into a bitmap use the screen scale, and so does their view")
  func displayScale() {
    var blended = Samples.card
    blended.blendMode = .multiply
    var masked = Samples.card
    masked.mask = NormalizedMask(mode: .alphaInverted, layers: [Samples.tick])
    for (layer, asks) in [(Samples.card, false), (blended, true), (masked, true)] {
      let scene = Samples.scene("Sharp", [layer])
      #expect(text(scene).contains("\n  var displayScale: CGFloat = 3 {") == asks)
      for kind in HostFramework.allCases {
        let view = String(
          decoding: HostCode.write(kind, for: scene, options: SwiftCode.Options()), as: UTF8.self)
        #expect(view.contains("scene.displayScale = ") == asks)
      }
    }
  }

  @Test("masks combined by exclusion are siblings in one container")
  func exclusion() {
    var ring = Samples.tick
    ring.blendMode = .xor
    var card = Samples.card
    card.mask = NormalizedMask(layers: [ring])
    let written = text(Samples.scene("Ring", [card]))
    // A filter on the mask layer itself would be ignored.
    #expect(written.contains(".masked(byAll: ["))
    #expect(written.contains(".blended(by: \"xor\")"))
    #expect(written.contains("\n  var displayScale"))
  }

  @Test("exposes only layers with a name from After Effects")
  func outlets() {
    var named = Samples.card
    named.designerName = "Card"
    let written = text(Samples.scene("Outlets", [named, Samples.tick]))
    #expect(written.contains("\n  lazy var card: CALayer = "))
    // Other modules cannot replace the layer.
    let open = text(Samples.scene("Outlets", [named]), .init(access: .public))
    #expect(open.contains("\n  public private(set) lazy var card: CALayer = "))
    #expect(written.contains("\n  private lazy var tick: CAShapeLayer = "))
    // A presentation copy creates no layers, because nothing accesses them.
    #expect(written.contains("override init(layer: Any) { super.init(layer: layer) }"))
  }

  @Test("writes a comment for content that Core Animation cannot draw")
  func comments() {
    let layer = NormalizedLayer(
      name: "A", bounds: Samples.rect(0, 0, 1, 1), blendMode: .add)
    let written = text(Samples.scene("Poor", [layer]))
    #expect(written.contains("// Core Animation has no blend mode 'add'."))
  }
}
