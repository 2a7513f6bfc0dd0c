import Foundation
import Pegbar
import PegbarTestSupport
import Testing

/// The constructs and numbers that an engineer would write for the showcase, in the generated text.
@Suite struct ShowcaseTests {
  private static func code(_ name: String, _ style: CodeStyle) throws -> String {
    let path = "Samples/showcase/\(name).json"
    return try Pegbar.convert(
      Repository.bytes(path), options: ConversionOptions(sourceName: name, style: style)
    ).swiftCode
  }

  /// Whether all texts are there, one after the other.
  private static func has(_ texts: [String], in code: String) -> Bool {
    var rest = code[...]
    for text in texts {
      guard let range = rest.range(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  @Test("onboarding: slides of 0.5 s in one transaction, keys of the picture, one factory for arms")
  func onboarding() throws {
    let code = try Self.code("onboarding-intro", .transactions)
    #expect(
      Self.has(
        [
          "lamp.position = point(384, 66)", "chair.position = point(-68, 120)",
          "func intro() {", "transaction(0.5, .easeInEaseOut) {", "lamp.position = point(236, 66)",
          "chair.position = point(80, 120)", "at: [15, 29.85, 44.7, 60]",
          "degrees(0, -30, -10, -20)", ".easeInEaseOut, .easeOut, .easeIn",
        ], in: code))
    let timeline = try Self.code("onboarding-intro", .timeline)
    #expect(timeline.contains("degrees(0, -30, -10, -20)"))
    for code in [code, timeline] {
      #expect(code.contains("ArmTurn(1)") && code.contains("ArmTurn(-1)"))
      #expect(Self.has(["at: [15, 27, 39]", "degrees(0, 47 * side, 35 * side)"], in: code))
    }
  }

  @Test("fireworks: one group of 3.5 s without end for every burst", arguments: CodeStyle.allCases)
  func fireworks(style: CodeStyle) throws {
    let code = try Self.code("fireworks", style)
    #expect(
      Self.has(
        [
          "-> CAAnimationGroup {", "joined(",
          "keys(\"transform.scale\", at: [0, 210], numbers(0.01, 1), .easeOut),",
          "keys(\"opacity\", at: [0, 210], numbers(1, 0), .easeIn),", "count: .infinity",
        ], in: code))
    #expect(code.components(separatedBy: "Motion()").count == 4)
  }

  @Test("walk: 0.45 s ease-in, then 0.2 s ease-in-ease-out")
  func walk() throws {
    let code = try Self.code("walk", .transactions)
    #expect(
      Self.has(
        [
          "[(0, walkIn), (0.45, stand)]", "func walkIn() {", "transaction(0.45, .easeIn) {",
          "animate(farTree, \"transform.scale\", to: 1)", "walker.position = point(160, 130)",
          "func stand() {", "transaction(0.2, .easeInEaseOut) {",
          "animate(leftArm, \"transform.rotation.z\", to: 0)",
        ], in: code))
  }

  @Test("shake: one group")
  func shake() throws {
    let code = try Self.code("shake", .transactions)
    #expect(
      Self.has(
        [
          "joined(", "\"position\", at: [0, 4.5, 9, 13.5, 18, 22.5, 27, 31.5, 36]",
          "\"transform.rotation.y\", at: [0, 4.5, 9, 13.5, 18, 22.5, 27, 31.5, 36]",
          "degrees(5, -5, 5, -5, 3, -3, 2, -2, 0)", "on: passwordField",
        ], in: code))
  }

  @Test("checkout: a spring of damping ratio 0.7", arguments: CodeStyle.allCases)
  func checkout(style: CodeStyle) throws {
    let code = try Self.code("checkout-fold", style)
    let flat = code.filter { !$0.isWhitespace }
    #expect(
      flat.contains(
        #"sprung("transform.rotation.x",at:[0,60],degrees(-90,0),stiffness:196,damping:19.6)"#))
    #expect(code.contains("sublayerTransform.m34 = -1 / 900"))
    let spring = SpringCurve(stiffness: 196, damping: 19.6)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
  }

  @Test("scale: easeOutQuart as a cubic and as samples")
  func scale() throws {
    let timeline = try Self.code("scale-quart", .timeline)
    #expect(
      timeline.contains(
        "(cubic, keys(\"transform.scale\", at: [0, 60], numbers(0.4, 1), .easeOutQuart))"))
    #expect(
      timeline.contains(
        "(baked, keys(\"transform.scale\", at: [0, 60], numbers(0.4, 1), .easeOutQuart2))"))
    let code = try Self.code("scale-quart", .transactions)
    #expect(Self.has(["transaction(1, .easeOutQuart) {", "transform.scale\", to: 1"], in: code))
  }

  @Test("title: swaps that fade for 0.125 s", arguments: CodeStyle.allCases)
  func title(style: CodeStyle) throws {
    let code = try Self.code("title-fade", style)
    #expect(
      Self.has(
        [
          "func fadeToDraw() {",
          "exchange(welcome, for: drawLayer, at: point(160, 66), .fade, duration: 0.125, curve: .linear)",
          "transition.type = type",
        ], in: code))
    #expect(code.contains("func fadeToPlay() {"))
  }

  @Test("button: a title pushed from the top in 0.5 s", arguments: CodeStyle.allCases)
  func button(style: CodeStyle) throws {
    let code = try Self.code("button-push", style)
    #expect(
      Self.has(
        [
          "func pushWelcome() {", "exchange(", "title.logIn, for: title.welcome, at: point(80, 26)",
          ".push, .fromTop, duration: 0.5,", "curve: .easeInEaseOut",
        ], in: code))
  }

  @Test("beats and markers can be played alone")
  func beats() throws {
    let code = try Self.code("walk", .timeline)
    #expect(Self.has(["enum Marker", "case .walkIn: 0...0.45"], in: code))
    let push = try Self.code("button-push", .timeline)
    #expect(Self.has(["enum Marker", "case .slideIn: 0.5...1"], in: push))
  }

  @Test("wave: one path animation, played by six layers half a second after each other")
  func wave() throws {
    for style in CodeStyle.allCases {
      let code = try Self.code("wave", style)
      #expect(code.components(separatedBy: "\"path\"").count == 2)
      for index in 1...6 { #expect(code.contains("wave\(index).timeline()")) }
    }
  }
}
