import Pegbar
import PegbarScene
import PegbarTestSupport
import Testing

@Suite("Themes of archives")
struct ArchivedThemeTests {
  /// A square whose color and opacity follow slots.
  private static let layer = Lottie.shapeLayer(
    shapes: """
      {"ty": "gr", "nm": "Square", "it": [\
      {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}, \
      "r": {"a": 0, "k": 0}}, \
      {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0], "sid": "ink"}, \
      "o": {"a": 0, "k": 100, "sid": "fade"}}, {"ty": "tr"}]}
      """)

  private static let dark = #"{"rules": [{"id": "ink", "type": "Color", "value": [0, 0, 1]}]}"#
  private static let light = #"{"rules": [{"id": "ink", "type": "Color", "value": [0, 1, 0]}]}"#
  private static let manifest =
    #"{"version": "2", "animations": [{"id": "day", "initialTheme": "dark"}], "#
    + #""themes": [{"id": "dark"}, {"id": "light"}]}"#

  /// Returns an archive with the animation `day`.
  private func archive(
    _ manifest: String = manifest,
    _ files: [(name: String, text: String)] = [
      ("t/dark.json", dark), ("t/light.json", light),
    ], layer: String = layer
  ) -> [UInt8] {
    let animation = String(decoding: Lottie.animation(layers: layer), as: UTF8.self)
    return Archives.zip([("manifest.json", manifest), ("a/day.json", animation)] + files)
  }

  private func options(_ theme: ThemeChoice) -> ConversionOptions {
    var options = ConversionOptions()
    options.theme = theme
    return options
  }

  private func ink(_ scene: Scene) -> Parameter.Value? {
    scene.parameters.first { $0.name == "ink" }?.value
  }

  @Test(
    "applies the initial theme, another theme or none",
    arguments: [
      (ThemeChoice.initial, Color(red: 0, green: 0, blue: 1)),
      (.id("light"), Color(red: 0, green: 1, blue: 0)),
      (.id("dark"), Color(red: 0, green: 0, blue: 1)),
    ])
  func choices(_ theme: ThemeChoice, _ color: Color) throws {
    let conversion = try Pegbar.convert(archive(), options: options(theme))
    #expect(conversion.findings.allSatisfy { $0.severity == .note }, "\(conversion.findings)")
    #expect(ink(conversion.scene) == .color(color))
    #expect(conversion.normalized.palette.map(\.color) == [color])
  }

  @Test("without a theme, slots have the values of the animation")
  func none() throws {
    let conversion = try Pegbar.convert(archive(), options: options(.none))
    #expect(conversion.normalized.palette.map(\.color) == [Color(red: 1, green: 0, blue: 0)])
  }

  @Test("a theme that is no JSON, but is not used, changes nothing in the picture")
  func broken() throws {
    let bytes = archive(Self.manifest, [("t/dark.json", Self.dark), ("t/light.json", "{")])
    let conversion = try Pegbar.convert(bytes)
    let found = conversion.findings.filter { $0.breadcrumb == ["t/light.json"] }
    #expect(found.map(\.severity) == [.warning] && found.allSatisfy { !$0.isLoss })
  }

  @Test("frames show the theme")
  func frames() throws {
    func svg(_ theme: ThemeChoice) throws -> String {
      try FrameRenderer(archive(), normalized: false, theme: theme).svg(seconds: 0)
    }
    #expect(try svg(.initial).contains("fill=\"#00f\""))
    #expect(try svg(.initial) != svg(.none) && svg(.none) != svg(.id("light")))
    let renderer = try FrameRenderer(archive(), normalized: true, theme: .id("light"))
    #expect(try renderer.svg(seconds: 0) != svg(.none))
  }

  @Test("keyframes of a theme animate the slot")
  func keyframes() throws {
    let rules = #"""
      {"rules": [{"id": "fade", "type": "Scalar", "keyframes": [
        {"frame": 0, "value": 0}, {"frame": 30, "value": 100}]}]}
      """#
    let conversion = try Pegbar.convert(archive(Self.manifest, [("t/dark.json", rules)]))
    let tracks = conversion.normalized.root.layers.flatMap(\.tracks)
    #expect(tracks.map(\.property) == [.opacity])
    #expect(tracks.first?.keys.track.keyTimes == [0, 1])
  }

  @Test("reports a theme that does not exist and suggests the nearest")
  func unknown() throws {
    let error = #expect(throws: ConversionError.self) {
      try Pegbar.convert(archive(), options: options(.id("drak")))
    }
    #expect(error?.reason == .unknownTheme)
    #expect(error?.finding.message.contains("did you mean “dark”?") == true)
    let plain = #expect(throws: ConversionError.self) {
      try Pegbar.convert(Lottie.animation(layers: Self.layer), options: options(.id("dark")))
    }
    #expect(plain?.reason == .unknownTheme)
    #expect(throws: Never.self) {
      try Pegbar.convert(Lottie.animation(layers: Self.layer), options: options(.none))
    }
  }

  @Test("a missing initial theme is an error, and the animation keeps its values")
  func missing() throws {
    let conversion = try Pegbar.convert(archive(Self.manifest, []))
    let errors = conversion.findings.filter { $0.severity == .error }
    #expect(errors.map(\.kind) == [.missingTheme])
    #expect(conversion.normalized.palette.map(\.color) == [Color(red: 1, green: 0, blue: 0)])
  }

  @Test("a theme that is a style sheet is named, and the animation keeps its values")
  func styleSheet() throws {
    let bytes = archive(Self.manifest, [("themes/dark.lss", "#ink { color: blue; }")])
    let conversion = try Pegbar.convert(bytes)
    let errors = conversion.findings.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "the initial theme “dark” is a style sheet, which is not supported"
      ])
    #expect(conversion.normalized.palette.map(\.color) == [Color(red: 1, green: 0, blue: 0)])
    let error = #expect(throws: ConversionError.self) {
      try Pegbar.convert(bytes, options: options(.id("dark")))
    }
    #expect(error?.finding.message.contains("style sheet") == true)
  }

  @Test("lint checks a theme only in the animations that the manifest assigns it to")
  func assigned() throws {
    let rules = #"{"rules": [{"id": "moon", "type": "Color", "value": [0, 0, 1]}]}"#
    for (animations, count) in [(#"["day"]"#, 1), (#"["night"]"#, 0)] {
      let manifest =
        #"{"animations": [{"id": "day"}], "themes": [{"id": "dark", "animations": \#(animations)}]}"#
      let found = Pegbar.lint(archive(manifest, [("t/dark.json", rules)]))
      #expect(found.count { $0.kind == .themeSlot } == count, "\(animations)")
    }
  }

  private static let faulty = #"""
    {"rules": [
      {"id": "ink", "type": "Color", "value": [0, 0, 1]},
      {"id": "inks", "type": "Color", "value": [0, 0, 0]},
      {"id": "fade", "type": "Wobble", "value": 3},
      {"id": "fade", "type": "Color", "value": [0, 0, 0]},
      {"id": "fade", "type": "Scalar", "value": "much"}]}
    """#

  @Test("rules that cannot be applied are errors of convert and lint, at their place")
  func errors() throws {
    let bytes = archive(Self.manifest, [("t/dark.json", Self.faulty)])
    let kinds: [FindingKind] = [.themeSlot, .themeType, .themeType, .themeValue]
    let conversion = try Pegbar.convert(bytes)
    let found = conversion.findings.filter { $0.kind.id.hasPrefix("dotlottie/theme-") }
    #expect(found.map(\.kind) == kinds)
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found.first?.breadcrumb == ["t/dark.json: rules[1]"])
    #expect(found.first?.message.contains("did you mean “ink”?") == true)
    #expect(ink(conversion.scene) == .color(Color(red: 0, green: 0, blue: 1)))
    let linted = Pegbar.lint(bytes).filter { $0.kind.id.hasPrefix("dotlottie/theme-") }
    #expect(linted.map(\.message).sorted() == found.map(\.message).sorted())
    // The rules of lint check a theme even if another one is applied.
    var linter = Linter()
    linter.theme = .none
    let others = try linter.findings(in: bytes)
    #expect(others.count { $0.kind.id.hasPrefix("dotlottie/theme-") } == 4)
  }

  @Test("a converter with a linter reports each rule once")
  func once() throws {
    let bytes = archive(Self.manifest, [("t/dark.json", Self.faulty)])
    let conversion = try Pegbar.convert(bytes, linter: Linter())
    #expect(conversion.findings.count { $0.kind.id.hasPrefix("dotlottie/theme-") } == 4)
  }

  @Test("in an archive with several animations, an unknown slot can be that of another one")
  func otherAnimation() throws {
    let manifest =
      #"{"animations": [{"id": "day", "initialTheme": "dark"}, {"id": "night"}], "#
      + #""themes": [{"id": "dark"}]}"#
    let rules = #"""
      {"rules": [{"id": "moon", "type": "Color", "value": [0, 0, 1]},
        {"id": "star", "type": "Color", "animations": ["day"], "value": [0, 0, 1]},
        {"id": "owl", "type": "Color", "animations": ["night"], "value": [0, 0, 1]}]}
      """#
    let animation = String(decoding: Lottie.animation(layers: Self.layer), as: UTF8.self)
    let found = Pegbar.lint(
      archive(manifest, [("a/night.json", animation), ("t/dark.json", rules)]))
    #expect(found.filter { $0.kind == .themeSlot }.map(\.severity) == [.warning, .error])
  }

  @Test("an image of a theme is that of the archive")
  func image() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2]
    let rules = #"{"rules": [{"id": "photo", "type": "Image", "value": {"src": "moon.png"}}]}"#
    let animation = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 9, "h": 9,
       "assets": [{"id": "a", "u": "i/", "p": "sun.png", "w": 4, "h": 4, "e": 0, "sid": "photo"}],
       "layers": [{"ty": 2, "refId": "a", "ip": 0, "op": 60, "st": 0, "ks": {}}]}
      """
    let bytes = Archives.zip(files: [
      ("manifest.json", Array(Self.manifest.utf8)), ("a/day.json", Array(animation.utf8)),
      ("t/dark.json", Array(rules.utf8)), ("i/moon.png", png), ("i/sun.png", png + [3, 4, 5]),
    ])
    let conversion = try Pegbar.convert(bytes)
    #expect(
      conversion.scene.images.map(\.data) == [
        .embedded(mediaType: "image/png", base64: "iVBORwEC")
      ])
  }

  @Test("options with a theme survive encoding and flags")
  func flags() throws {
    for theme in [ThemeChoice.initial, .none, .id("dark")] {
      let flags = options(theme).flags(for: SwiftExporter().format)
      #expect(ConversionOptions(flags: flags, of: SwiftExporter().format)?.theme == theme)
    }
  }
}
