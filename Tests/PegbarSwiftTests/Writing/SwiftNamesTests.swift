import PegbarBase
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarSwift

@Suite struct SwiftNamesTests {
  @Test(
    "joins words to an identifier",
    arguments: [
      ("Upper arm", "upperArm", "UpperArm"), ("ARM left", "armLeft", "ARMLeft"),
      ("arm_2-b", "arm2B", "Arm2B"), ("3D box", "layer3DBox", "Layer3DBox"),
      ("рука левая", "рукаЛевая", "РукаЛевая"), ("Émile", "émile", "Émile"),
      ("🙂", "layer", "Layer"),
      ("\"; fatalError() //", "fatalError", "FatalError"), ("手", "手", "手"),
      ("Fill 1 2", "fill1_2", "Fill1_2"),
    ])
  func identifiers(text: String, lower: String, upper: String) {
    #expect(SwiftNames.identifier(from: text, .lower, fallback: "layer") == lower)
    #expect(SwiftNames.identifier(from: text, .upper, fallback: "layer") == upper)
  }

  @Test("shortens a long text to a name")
  func long() {
    let name = SwiftNames.identifier(
      from: String(repeating: "long ", count: 2000), .lower, fallback: "layer")
    #expect(name.count == Limits.identifierLength)
    let word = SwiftNames.identifier(
      from: String(repeating: "long", count: 2000), .lower, fallback: "layer")
    #expect(word.count == Limits.identifierLength)
  }

  @Test("omits words beyond the limit, and a conjunction before them")
  func words() {
    func name(_ text: String) -> String {
      SwiftNames.identifier(from: text, .lower, fallback: "layer")
    }
    #expect(
      name("shake the members of the second group twice") == "shakeTheMembersOfTheSecondGroupTwice")
    #expect(
      name("shake the members of the second group of seventeen")
        == "shakeTheMembersOfTheSecondGroupOf")
    #expect(
      name("shake those members of the second group and others")
        == "shakeThoseMembersOfTheSecondGroup")
  }

  @Test("names are unique, valid and never a member of the class, for any text")
  func hostile() {
    var names = SwiftNames(taken: ReservedNames.members)
    var seen: Set<String> = []
    for text in HostileNames.texts + HostileNames.texts.reversed() {
      let name = names.name(for: text, .lower, fallback: "layer")
      #expect(SwiftNames.isIdentifier(name), "\(name)")
      #expect(!ReservedNames.members.contains(name), "\(name)")
      #expect(seen.insert(name).inserted, "\(name)")
    }
  }

  @Test(
    "no layer has the name of a member of the scene", arguments: [SceneMember.fit, .displayScale])
  func members(_ member: SceneMember) {
    let source = member.source(in: SceneMember.Place(access: ""))
    // Declarations inside functions hide nothing.
    for line in source.split(separator: "\n") where !line.hasPrefix(" ") {
      guard let declaration = line.firstMatch(of: /\b(?:func|var|let) (\w+)/) else { continue }
      #expect(ReservedNames.members.contains(String(declaration.output.1)))
    }
  }

  @Test("any scalars result in a valid name")
  func fuzz() {
    var random = Random(state: 7)
    for _ in 0..<2000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int(random.next() % 12) {
        let limit: UInt64 = random.next() % 2 == 0 ? 0x3000 : 0x30000
        scalars.append(Unicode.Scalar(UInt32(random.next() % limit)) ?? "x")
      }
      let name = SwiftNames.identifier(from: String(scalars), .lower, fallback: "layer")
      let isKeyword = ReservedNames.keywords.contains(name)
      #expect(SwiftNames.isIdentifier(name) || isKeyword, "\(String(scalars).debugDescription)")
    }
  }

  @Test("a name that companions need is reserved")
  func companions() {
    var names = SwiftNames(taken: [])
    #expect(names.name(for: "make b", .lower, fallback: "x") == "makeB")
    #expect(
      names.name(for: "b", .lower, fallback: "x", companions: { ["make" + $0.uppercased()] })
        == "b2")
  }

  @Test("quickly names 50,000 equal strings", .slow, .timeLimit(.minutes(1)))
  func manyAlike() {
    var names = SwiftNames(taken: ["a3"])
    let made = (0..<50_000).map { _ in names.name(for: "a", .lower, fallback: "x") }
    #expect(Set(made).count == made.count)
    #expect(made.prefix(3) == ["a", "a2", "a4"])
    #expect(made.last == "a50001")
  }

  @Test(
    "a type name is an identifier that shadows nothing",
    arguments: [
      ("Intro", true), ("intro_2", true), ("Überblick", true), ("", false), ("2nd", false),
      ("class", false), ("Self", false), ("CALayer", false), ("Marker", false), ("A B", false),
      ("A;", false), ("_", false),
    ])
  func typeNames(name: String, isValid: Bool) {
    #expect(SwiftCode.isValidTypeName(name) == isValid)
    let options = SwiftCode.Options(typeName: name)
    let result = SwiftCode.typeName(for: Samples.scene("Scene", []), options: options)
    #expect(isValid == (result == name))
    #expect(SwiftCode.isValidTypeName(result))
  }
}

/// A generator with the same numbers in every run (Knuth's linear congruence, MMIX).
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
