import Foundation
import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

@Suite("The specification")
struct SpecificationTests {
  /// The folder with the specification's own tests.
  private static let folder: URL = {
    let data =
      ProcessInfo.processInfo.environment["PEGBAR_DATA"].map { URL(filePath: $0) }
      ?? Repository.root.deletingLastPathComponent().appending(path: "shared/data")
    return data.appending(path: "lottie-spec")
  }()

  private static let isPresent = FileManager.default.fileExists(
    atPath: folder.appending(path: "tests").path)

  private static func findings(_ bytes: [UInt8]) throws -> [Finding] {
    let rule = try #require(Rule.all.first { $0.kind.id == "schema/spec-strict" })
    let document = try #require(try LottieDocument.read(bytes, log: FindingLog()))
    let log = FindingLog()
    RuleRun(document, LintedFile(text: bytes), log: log).check([rule])
    return log.findings
  }

  private static func files(_ path: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: path), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
  }

  // MARK: Its own tests

  @Test("its valid tests and its examples are valid", .enabled(if: isPresent, "no data here"))
  func valid() throws {
    let files =
      try Self.files("tests/animations/valid") + Self.files("docs/static/examples")
    #expect(files.count >= 26)
    for file in files {
      let found = try Self.findings(Array(try Data(contentsOf: file)))
      #expect(found.isEmpty, "\(file.lastPathComponent): \(found.map(\.message))")
    }
  }

  @Test("its invalid tests are invalid", .enabled(if: isPresent, "no data here"))
  func invalid() throws {
    let files = try Self.files("tests/animations/invalid")
    #expect(files.count >= 2)
    for file in files {
      #expect(try Self.findings(Array(try Data(contentsOf: file))).count == 1)
    }
  }

  // MARK: Single values

  /// Returns an animation with members, the first of which can replace a default member.
  private static func animation(_ members: String, without key: String = "") -> [UInt8] {
    let defaultValue = [
      ("v", "\"5.7.0\""), ("fr", "30"), ("ip", "0"), ("op", "60"), ("w", "100"), ("h", "100"),
      ("layers", "[]"),
    ]
    let rest = defaultValue.filter { $0.0 != key && !members.hasPrefix("\"\($0.0)\": ") }
    let all = rest.map { "\"\($0)\": \($1)" } + (members.isEmpty ? [] : [members])
    return Array("{\(all.joined(separator: ", "))}".utf8)
  }

  private static func layer(_ members: String) -> [UInt8] {
    animation(
      #""layers": [{"ty": 3, "nm": "Peg", "ip": 0, "op": 60, \#(members)}]"#)
  }

  private static func shape(_ shape: String) -> [UInt8] {
    animation(
      #""layers": [{"ty": 4, "nm": "Art", "ip": 0, "op": 60, "ks": {}, "shapes": [\#(shape)]}]"#)
  }

  private static func opacity(_ members: String) -> [UInt8] {
    layer(#""ks": {"o": {\#(members)}}"#)
  }

  private static func expect(
    _ bytes: [UInt8], _ expected: [(path: String, message: String)],
    location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(bytes)
    #expect(
      found.map { "\($0.path) \($0.message)" } == expected.map { "\($0.path) \($0.message)" },
      sourceLocation: location)
  }

  @Test("checks the type and range of numbers")
  func numbers() throws {
    try Self.expect(
      Self.animation(#""w": 12.5"#),
      [("$.w", "'w' of the animation is 12.5; expected a whole number of at least 0")])
    try Self.expect(
      Self.animation(#""fr": "30""#),
      [("$.fr", "'fr' of the animation is \"30\"; expected a number above 0")])
    try Self.expect(
      Self.animation("", without: "op"),
      [("$", "'op' of the animation is missing, but required")])
    try Self.expect(
      Self.animation(#""ip": null"#),
      [("$.ip", "'ip' of the animation is null; expected a number")])
    try Self.expect(Self.animation(#""w": 100.0, "ver": 10001, "assets": []"#), [])
  }

  @Test("checks enumerated values")
  func choices() throws {
    try Self.expect(
      Self.layer(#""ks": {}, "bm": 17"#),
      [
        (
          "$.layers[0].bm",
          "'bm' of a null layer is 17; expected a whole number from 0 to 16"
        )
      ])
    try Self.expect(
      Self.layer(#""ks": {}, "hd": 1"#),
      [("$.layers[0].hd", "'hd' of a null layer is 1; expected true or false")])
    try Self.expect(
      Self.shape(#"{"ty": "sh", "d": 2, "ks": {"sid": "a", "a": 0}}"#),
      [("$.layers[0].shapes[0].d", "'d' of a path is 2; expected 1 or 3")])
    try Self.expect(
      Self.layer(
        #""ks": {}, "masksProperties": [{"mode": "f", "pt": {"sid": "a", "a": 0}}]"#),
      [
        (
          "$.layers[0].masksProperties[0].mode",
          #"'mode' of a mask is "f"; expected "n", "a", "s" or "i""#
        )
      ])
    // An equal number in another notation.
    try Self.expect(Self.layer(#""ks": {}, "bm": 16.0, "hd": true"#), [])
  }

  @Test("checks the form of strings")
  func text() throws {
    func solid(_ color: String) -> [UInt8] {
      Self.animation(
        #""layers": [{"ty": 1, "ip": 0, "op": 9, "ks": {}, "sw": 1, "sh": 1, "sc": "\#(color)"}]"#)
    }
    for color in ["#1234567", "#12345g", "123456", ""] {
      try Self.expect(
        solid(color),
        [
          (
            "$.layers[0].sc",
            "'sc' of a solid layer is \"\(color)\"; expected a color such as #FF00AA"
          )
        ])
    }
    try Self.expect(solid("#12aBfF"), [])
    func image(_ address: String) -> [UInt8] {
      Self.animation(#""assets": [{"id": "a", "w": 1, "h": 1, "e": 1, "p": "\#(address)"}]"#)
    }
    for address in ["data:,", "data:image/svg+xml,a", "data:a;base64;,a", "a.png"] {
      #expect(try Self.findings(image(address)).map(\.path.description) == ["$.assets[0].p"])
    }
    for address in ["data:a,b", "data:image/png;base64,AA", "data:a;base64,,,"] {
      try Self.expect(image(address), [])
    }
  }

  @Test("checks the value of a property against its flag")
  func properties() throws {
    try Self.expect(
      Self.opacity(#""k": 100"#),
      [("$.layers[0].ks.o", "'a' of a property is missing, but required")])
    try Self.expect(
      Self.opacity(#""a": 2, "k": 100"#),
      [("$.layers[0].ks.o.a", "'a' of a property is 2; expected 0 or 1")])
    try Self.expect(
      Self.opacity(#""a": 1, "k": 100"#),
      [("$.layers[0].ks.o.k", "'k' of a property is 100; expected an array")])
    try Self.expect(
      Self.opacity(#""a": 0, "k": [100]"#),
      [("$.layers[0].ks.o.k", "'k' of a property is an array; expected a number")])
    try Self.expect(
      Self.opacity(#""a": 1, "k": [{"t": 0, "s": [0], "i": {"x": [2], "y": 2}}]"#),
      [
        (
          "$.layers[0].ks.o.k[0].i.x[0]",
          "'x' of an easing is 2; expected a number from 0 to 1"
        )
      ])
  }

  @Test("a slot can replace a value, but the presence of keyframes must be clear")
  func slots() throws {
    let missing = [("$.layers[0].ks.o", "'a' of a property is missing, but required")]
    try Self.expect(Self.opacity(#""sid": "a""#), missing)
    try Self.expect(Self.opacity(#""sid": "a", "a": 1"#), [])
    try Self.expect(Self.opacity(#""sid": "a", "k": 1"#), [])
    try Self.expect(Self.opacity(#""sid": "a", "k": []"#), [])
    try Self.expect(
      Self.layer(#""ks": {"s": {"sid": "a", "k": []}}"#),
      [("$.layers[0].ks.s", "'a' of a property is missing, but required")])
    try Self.expect(
      Self.layer(#""ks": {"a": {"sid": "a", "k": [1]}}"#),
      [("$.layers[0].ks.a", "'a' of a property is missing, but required")])
  }

  @Test("checks the number of elements in arrays")
  func counts() throws {
    func fill(_ color: String) -> [UInt8] {
      Self.shape(#"{"ty": "fl", "o": {"a": 0, "k": 9}, "c": {"a": 0, "k": \#(color)}}"#)
    }
    try Self.expect(
      fill("[0, 1]"),
      [
        (
          "$.layers[0].shapes[0].c.k",
          "'k' of a property is an array with 2 elements; expected an array of numbers with 3 to 4 "
            + "elements"
        )
      ])
    try Self.expect(
      fill("[0, 255, 3]"),
      [
        (
          "$.layers[0].shapes[0].c.k[1]",
          "'k' of a property is 255; expected a number from 0 to 1; also in 1 other location"
        )
      ])
    try Self.expect(fill("[0, 0, 1, 1]"), [])
  }

  @Test("reports problems of an asset according to its type")
  func assets() throws {
    try Self.expect(
      Self.animation(#""assets": [{"id": "a", "layers": [{"ty": 2}]}]"#),
      ["ip", "op", "ks", "refId"].map {
        ("$.assets[0].layers[0]", "'\($0)' of an image layer is missing, but required")
      })
    try Self.expect(
      Self.animation(#""assets": [{"id": "a", "layers": [], "w": 1, "h": 1, "p": ""}]"#),
      [
        (
          "$.assets[0]",
          "'assets' of the animation is both a precomposition and an image; expected one of them"
        )
      ])
    // It is not a precomposition, so it is only an image.
    try Self.expect(
      Self.animation(#""assets": [{"id": "a", "layers": 1, "w": 1, "h": 1, "p": ""}]"#), [])
  }

  // MARK: Reports

  @Test("reports a cause once, at its first location, with a breadcrumb")
  func causes() throws {
    let keys = #"{"a": 1, "k": [{"t": 0, "s": [1]}, {"t": 9}]}"#
    let found = try Self.findings(
      Self.layer(#""ks": {"r": \#(keys), "s": \#(keys), "p": \#(keys)}"#))
    #expect(found.map(\.path.description) == ["$.layers[0].ks.r.k[1]"])
    #expect(
      found.first?.message
        == "'s' of a keyframe is missing, but required; also in 2 other locations")
    #expect(found.first?.breadcrumb == ["Peg"])
  }

  @Test("reads deep and long files to the end")
  func hostile() throws {
    let depth = 900
    let group = String(repeating: #"{"ty": "gr", "it": ["#, count: depth)
    let found = try Self.findings(
      Self.shape(
        group + #"{"ty": "el", "d": 5}"# + String(repeating: "]}", count: depth)))
    #expect(found.count == 3)
    let keys = String(repeating: #"{"t": 0}, "#, count: 50_000) + #"{"t": 1}"#
    #expect(try Self.findings(Self.opacity(#""a": 1, "k": [\#(keys)]"#)).count == 1)
  }
}
