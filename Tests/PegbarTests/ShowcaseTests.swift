import Foundation
import Pegbar
import PegbarGeometry
import PegbarTestSupport
import Testing

/// The constructs and numbers that an engineer would write for the showcase, in the generated text.
///
/// `Tests/SceneVerifier/Tests/ShowcaseTests` tests their display at every time on the shim, where
/// the goldens are compiled.
@Suite struct ShowcaseTests {
  private static func code(_ name: String, _ style: CodeStyle) throws -> String {
    let path = "Samples/showcase/\(name).json"
    return try Pegbar.convert(
      Repository.bytes(path), options: ConversionOptions(sourceName: name, style: style)
    ).swiftCode
  }

  /// Returns `true` if the code contains all texts in this order, regardless of line breaks.
  private static func has(_ texts: [String], in code: String) -> Bool {
    var rest = flat(code)[...]
    for text in texts {
      guard let range = rest.range(of: flat(text)) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static func flat(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func count(_ text: String, in code: String) -> Int {
    flat(code).components(separatedBy: flat(text)).count - 1
  }

  // MARK: onboarding-intro

  /// The layers that slide in: anchor point, (0.5, 0) of the width, end position and start
  /// position.
  private static let slides = [
    ("table", "point(40, 0)", "(226, 140)", "(374, 140)"),
    ("lamp", "point(15, 0)", "(236, 66)", "(384, 66)"),
    ("chair", "point(20, 0)", "(80, 120)", "(-68, 120)"),
    ("pictureFrame", "point(25, 0)", "(70, 30)", "(-78, 30)"),
    ("body", "point(30, 0)", "(150, 80)", "(2, 80)"),
  ]

  @Test("onboarding: slides of 0.5 s in one transaction")
  func slidesTogether() throws {
    let code = try Self.code("onboarding-intro", .transactions)
    #expect(Self.has(["frame = CGRect(x: 0, y: 0, width: 296, height: 241)"], in: code))
    for (name, anchor, end, start) in Self.slides {
      #expect(
        Self.has(["var \(name): CALayer = place(", "anchor: \(anchor), at: point\(end)"], in: code))
      #expect(Self.has(["func showStart()", "\(name).position = point\(start)"], in: code))
      #expect(
        Self.has(
          [
            "func intro() {", "transaction(at: frames(0, 30), .easeInEaseOut) {",
            "\(name).position = point\(end)", "}",
          ], in: code), "\(name)")
    }
    #expect(Self.count("transaction(at: frames(0, 30), ", in: code) == 1)
    #expect(code.contains("static var easeInEaseOut: Self { .init(0.42, 0, 0.58, 1) }"))
  }

  @Test("onboarding: slides of 0.5 s in the timeline")
  func slidesInFrames() throws {
    let code = try Self.code("onboarding-intro", .timeline)
    for (name, anchor, end, start) in Self.slides {
      #expect(
        Self.has(["var \(name): CALayer = place(", "anchor: \(anchor), at: point\(end)"], in: code))
      let keys = #"keys("position", at: frames(0, 30), points(\#(start), \#(end)), .easeInEaseOut)"#
      #expect(Self.has(["func timeline(", keys], in: code), "\(name)")
    }
    #expect(code.contains(", 60 fps,"))
  }

  @Test("onboarding: keyframes of the picture, one factory for arms", arguments: CodeStyle.allCases)
  func turns(style: CodeStyle) throws {
    let code = try Self.code("onboarding-intro", style)
    // 0.25 s + 0.75 s × (0, 0.33, 0.66, 1), at 60 frames per second.
    #expect(
      Self.has(
        [
          #"keys("transform.rotation.z", at: frames(15, 29.85, 44.7, 60), degrees(0, -30, -10, -20), .easeInEaseOut, .easeOut, .easeIn)"#
        ], in: code))
    #expect(code.contains("static var easeOut: Self { .init(0, 0, 0.58, 1) }"))
    #expect(code.contains("static var easeIn: Self { .init(0.42, 0, 1, 1) }"))
    for arm in ["rightArm", "leftArm"] {
      #expect(Self.has(["var \(arm): CALayer = place(", "anchor: point(5, 0)"], in: code))
    }
    #expect(Self.count("armTurn(1)", in: code) == 1)
    #expect(Self.count("armTurn(-1)", in: code) == 1)
    #expect(
      Self.has(
        [
          "func armTurn(_ side: CGFloat) -> CAKeyframeAnimation {",
          #"keys("transform.rotation.z", at: frames(15, 27, 39), degrees(0, 47 * side, 35 * side), .easeInEaseOut)"#,
        ], in: code))
    #expect(Self.count("47 * ", in: code) == 1 && Self.count("-47", in: code) == 0, "written once")
    #expect(Self.count("plain(Palette.coral, radius: 5)", in: code) == 2)
  }

  // MARK: fireworks, walk, shake

  @Test("fireworks: one endless group of 3.5 s for every burst", arguments: CodeStyle.allCases)
  func fireworks(style: CodeStyle) throws {
    let code = try Self.code("fireworks", style)
    #expect(
      Self.has(
        [
          "func burstMotion() -> CAAnimationGroup {", "joined(",
          "keys(\"transform.scale\", at: frames(0, 210), numbers(0.01, 1), .easeOut),",
          "keys(\"opacity\", at: frames(0, 210), numbers(1, 0), .easeIn),", "count: .infinity",
        ], in: code))
    #expect(Self.count("burstMotion()", in: code) == 3, "two calls of one function")
  }

  @Test("walk: 0.45 s ease-in, then 0.2 s ease-in-ease-out")
  func walk() throws {
    let code = try Self.code("walk", .transactions)
    #expect(
      Self.has(
        [
          "[(walkIn, 0.45), (stand, 0.55)]", "func walkIn() {",
          "transaction(at: frames(0, 27), .easeIn) {",
          "for layer in [middleTree, farTree, nearTree] { animate(layer, \"transform.scale\", to: 1) }",
          "walker.position = point(160, 130)", "func stand() {",
          "transaction(at: frames(0, 12), .easeInEaseOut) {",
          "for layer in [rightLeg, leftLeg, rightArm, leftArm] {",
          "animate(layer, \"transform.rotation.z\", to: 0)",
        ], in: code))
  }

  @Test("walk: the same as keyframes, with one factory for limbs")
  func walkInFrames() throws {
    let code = try Self.code("walk", .timeline)
    #expect(
      Self.has(["case .walkIn: 0...0.45", "case .stand: 0.45...0.65"], in: code))
    for (tree, scale) in [("middleTree", 0.5), ("farTree", 0.4), ("nearTree", 0.6)] {
      let keys = #"keys("transform.scale", at: frames(0, 27), numbers(\#(scale), 1), .easeIn)"#
      #expect(Self.has(["add(\(tree), [\(keys)])"], in: code))
    }
    let keys = #"keys("position", at: frames(0, 27), points((40, 130), (160, 130)), .easeIn)"#
    #expect(Self.has([keys], in: code))
    for (limb, angle) in [("rightLeg", 24), ("leftLeg", -24), ("rightArm", -30), ("leftArm", 30)] {
      #expect(code.contains("add(\(limb), [turn(\(angle))])"))
    }
    let turn =
      #"keys("transform.rotation.z", at: frames(27, 39), degrees(amount, 0), .easeInEaseOut)"#
    #expect(Self.has(["func turn(_ amount: CGFloat)", turn], in: code))
  }

  @Test("shake: one group of 0.6 s", arguments: CodeStyle.allCases)
  func shake(style: CodeStyle) throws {
    let code = try Self.code("shake", style)
    let frames = "at: frames(0, 4.5, 9, 13.5, 18, 22.5, 27, 31.5, 36)"
    #expect(
      Self.has(
        [
          "joined(", #"keys("position.x", \#(frames), "#,
          // 160 plus −5, 5, −5, 5, −3, 3, −2, 2, 0.
          "numbers(155, 165, 155, 165, 157, 163, 158, 162, 160)),",
          #"keys("transform.rotation.y", \#(frames), degrees(-5, 5, -5, 5, -3, 3, -2, 2, 0)))"#,
        ], in: code))
  }

  // MARK: title-fade, button-push

  @Test("title: labels that fade for 0.125 s as a transition")
  func title() throws {
    let code = try Self.code("title-fade", .transactions)
    #expect(
      Self.has(
        [
          "[(showWelcome, 1), (showDraw, 1.5), (showPlay, 1.5)]", "func showDraw() {",
          "transition(.fade, duration: 0.125, .linear, of: self) {", "drawLayer.opacity = 1",
          "drawLayer.isHidden = false", "welcome.opacity = 0", "welcome.isHidden = true", "}",
          "func showPlay() {", "transition(.fade, duration: 0.125, .linear, of: self) {",
          "let transition = CATransition()", "transition.type = type",
        ], in: code))
  }

  @Test("title: the same as keyframes, and as a transition at any time")
  func titleInFrames() throws {
    let code = try Self.code("title-fade", .timeline)
    #expect(
      Self.has(
        [
          #"add(playLayer, [keys("opacity", at: frames(150, 157.5), numbers(0, 1)), shown(from: frames(150)),])"#,
          #"add(welcome, [keys("opacity", at: frames(60, 67.5), numbers(1, 0)), shown(to: frames(67.5))])"#,
          "func fadeToDraw() {",
          "undo = exchange([welcome, playLayer], for: drawLayer, at: point(160, 66), .fade, duration: 0.125, curve: .linear)",
          "func fadeToPlay() {",
          "undo = exchange([drawLayer, welcome], for: playLayer, at: point(160, 66), .fade, duration: 0.125, curve: .linear)",
        ], in: code))
  }

  @Test("button: a title pushed from the top in 0.5 s as a transition")
  func button() throws {
    let code = try Self.code("button-push", .transactions)
    #expect(
      Self.has(
        [
          "[({}, 0.5), (welcomeSlideIn, 1.5)]", "func welcomeSlideIn() {",
          "transition(.push, .fromTop, duration: 0.5, .easeInEaseOut, of: title) {",
          "welcome.position = point(80, 26)",
          "logIn.position = point(80, 66)",
          "let transition = CATransition()",
          "transition.subtype = subtype.map { asSeen($0, in: layer) }",
        ], in: code))
    #expect(code.contains("/// A transition might show its end"))
  }

  @Test("button: the same as keyframes, and as a transition at any time")
  func buttonInFrames() throws {
    let code = try Self.code("button-push", .timeline)
    #expect(
      Self.has(
        [
          #"keys("position", at: frames(30, 60), points((80, -14), (80, 26)), .easeInEaseOut)"#,
          #"keys("position", at: frames(30, 60), points((80, 26), (80, 66)), .easeInEaseOut)"#,
          "func pushWelcome() {",
          "undo = exchange([logIn], for: welcome, at: point(80, 26), .push, .fromTop, duration: 0.5, curve: .easeInEaseOut)",
          "transition.subtype = subtype.map { asSeen($0, in: new) }",
        ], in: code))
    #expect(code.contains("/// Undoes changes outside the timeline."))
    #expect(!(try Self.code("walk", .timeline)).contains("undo"))
  }

  // MARK: checkout-fold, scale-quart, wave

  @Test("checkout: a spring with a damping ratio of 0.7", arguments: CodeStyle.allCases)
  func checkout(style: CodeStyle) throws {
    let code = try Self.code("checkout-fold", style)
    #expect(
      Self.has(
        [
          #"sprung("transform.rotation.x", at: frames(0, 60), degrees(-90, 0), stiffness: 196, damping: 19.6)"#,
          "-> CASpringAnimation",
        ], in: code))
    #expect(
      Self.has(
        [
          "func makeReceipt() -> CALayer {",
          "anchor: point(90, 0), at: point(120, 40)",
        ], in: code))
    #expect(code.contains("layer.sublayerTransform.m34 = -1 / 900"))
    #expect(Self.has(["func makeReceipt() -> CALayer {", "layer.isDoubleSided = false"], in: code))
    let spring = SpringCurve(stiffness: 196, damping: 19.6)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
  }

  @Test("scale: easeOutQuart as a cubic and as samples")
  func scale() throws {
    let timeline = try Self.code("scale-quart", .timeline)
    #expect(
      timeline.contains(
        "(cubic, [keys(\"transform.scale\", at: frames(0, 60), numbers(0.4, 1), .easeOutQuart)])"))
    #expect(
      timeline.contains(
        "(baked, [keys(\"transform.scale\", at: frames(0, 60), numbers(0.4, 1), .easeOutQuart2)])"))
    let code = try Self.code("scale-quart", .transactions)
    for (layer, curve) in [("cubic", "easeOutQuart"), ("baked", "easeOutQuart2")] {
      #expect(
        Self.has(
          [
            "transaction(at: frames(0, 60), .\(curve)) {",
            "animate(\(layer), \"transform.scale\", to: 1)",
          ], in: code
        ))
    }
    for code in [code, timeline] {
      #expect(code.contains("static var easeOutQuart: Self { .init(0.165, 0.84, 0.44, 1) }"))
      #expect(code.contains("static var easeOutQuart2: Self { .init(0.25, 1, 0.5, 1) }"))
    }
  }

  @Test("wave: one path animation, played by six layers at equal intervals")
  func wave() throws {
    for style in CodeStyle.allCases {
      let code = try Self.code("wave", style)
      #expect(Self.count("\"path\"", in: code) == 1)
      let group =
        #"add(ring, [joined(keys("opacity", at: frames(0, 180), numbers(1, 0), .easeIn), keys("path", at: frames(0, 180), paths("#
      #expect(Self.has([group], in: code))
      let waves = style == .timeline ? "waves" : "waves.waves"
      let play = style == .timeline ? "add" : "run"
      #expect(
        Self.has(
          [
            "for (index, wave) in \(waves).reversed().enumerated() {",
            "let start = 30 * Double(index)", "shown(during: frames(start, start + 180))",
            "wave.timeline { \(play)($0, retimed($1, begin: 0.5 * Double(index))) }", "}",
          ], in: code))
      #expect(Self.has(["  var centerPoint = CGPoint(x: 150, y: 150)", "aim(glow,"], in: code))
      #expect(Self.has(["var glow: CAGradientLayer = place(gradient(", "radial: true"], in: code))
      #expect(Self.has([".masked(by: waves)"], in: code))
    }
  }

  @Test(
    "no transaction has the name of a declaration in its class",
    arguments: ["start", "restart", "seek", "sequence", "ended", "playing", "elapsed"])
  func transactionNames(name: String) throws {
    let source = String(decoding: try Repository.bytes("Samples/showcase/walk.json"), as: UTF8.self)
    let renamed = source.replacing("\"walk in\"", with: "\"\(name)\"")
    #expect(renamed != source)
    let options = ConversionOptions(sourceName: "walk.json", style: .transactions)
    let code = try Pegbar.convert(Array(renamed.utf8), options: options).swiftCode
    // Members without parameters, because functions with parameters can share their names.
    let ownClass = try #require(code.split(separator: "\n}\n").first)
    let members = ownClass.matches(of: /\n  [a-z][^\n]*?(?:func|var) (\w+)(?:\(\)|:| =| \{)/)
      .map { String($0.output.1) }
    #expect(code.contains("/// Starts at 0 s.\n  func "))
    #expect(Set(members).count == members.count, "\(members)")
  }
}
