import Pegbar
import PegbarDiagnostics
import PegbarTestSupport
import Testing

/// Limits that a user sets take effect, and the finding names them.
@Suite struct LimitEffectTests {
  /// A limit, a file beyond it, and the finding that says so.
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var value: Int
    var finding: String
    var file: @Sendable () -> [UInt8]
  }

  static let cases = [
    Case(description: "file-size", value: 99, finding: "format/input-too-large", file: sample),
    Case(description: "json-memory", value: 999, finding: "format/input-too-large", file: sample),
    Case(description: "name-length", value: 3, finding: "format/name-length", file: sample),
    Case(description: "group-depth", value: 3, finding: "format/nesting-depth") {
      DeepFiles.file("groups", depth: 4)
    },
    Case(description: "parent-depth", value: 3, finding: "normalize/parent-depth") {
      DeepFiles.file("parents", depth: 4)
    },
    Case(description: "mask-depth", value: 3, finding: "normalize/mask-limit") {
      DeepFiles.file("masks", depth: 4)
    },
    Case(description: "mask-layers", value: 20, finding: "normalize/mask-limit") {
      DeepFiles.file("masks", depth: 4)
    },
    Case(description: "matte-depth", value: 3, finding: "normalize/matte-depth") {
      DeepFiles.file("mattes", depth: 4)
    },
    Case(description: "text-animators", value: 3, finding: "text/animator-limit") {
      DeepFiles.file("text animators", depth: 4)
    },
    Case(description: "text-length", value: 1, finding: "text/length") {
      DeepFiles.file("text animators", depth: 4)
    },
    Case(description: "samples", value: 1000, finding: "normalize/text-limit") {
      (try? Repository.bytes("Samples/text/on-a-path.json")) ?? []
    },
    Case(description: "expression-steps", value: 3, finding: "property/expression") {
      DeepFiles.file("functions of an expression", depth: 4)
    },
    Case(description: "expression-keys", value: 1, finding: "property/expression") {
      DeepFiles.file("functions of an expression", depth: 4)
    },
    Case(description: "copied-layers", value: 3, finding: "normalize/definition-budget") {
      DeepFiles.file("time remaps", depth: 4)
    },
    Case(description: "scene-depth", value: 3, finding: "export/scene-invalid") {
      DeepFiles.file("layers of scene JSON", depth: 4)
    },
    Case(description: "star-points", value: 4, finding: "property/value-range") {
      shape(#"{"ty":"sr","sy":1,"pt":{"k":5},"or":{"k":9},"ir":{"k":4}}"#)
    },
    Case(description: "repeater-copies", value: 2, finding: "shape/repeater") {
      shape(#"{"ty":"rc","s":{"k":[9,9]}}"#, after: #",{"ty":"rp","c":{"k":3},"tr":{}}"#)
    },
    Case(description: "repeated-layers", value: 2, finding: "normalize/repeated-layers") {
      shape(
        #"{"ty":"rc","s":{"k":[9,9]}}"#,
        after: #",{"ty":"rp","c":{"k":3},"tr":{"so":{"k":9},"eo":{"k":90}}}"#)
    },
    Case(description: "repeated-layers", value: 9, finding: "normalize/repeated-layers") {
      // Two copies of 62 points: a layer and five for the points each.
      shape(
        #"{"ty":"sr","sy":2,"pt":{"k":60},"or":{"k":9}}"#,
        after: #",{"ty":"rp","c":{"k":2},"tr":{"so":{"k":9},"eo":{"k":90}}}"#)
    },
    Case(description: "motion-points", value: 30, finding: "normalize/motion-limit") {
      // Two copies of two keys, with a point in the middle of each of the four sides of an ellipse.
      shape(
        #"{"ty":"el","s":{"k":[{"t":0,"s":[9,9]},{"t":9,"s":[5,5]}]}}"#,
        after: #",{"ty":"rp","c":{"k":2},"tr":{"so":{"k":9},"eo":{"k":90}}}"#)
    },
    Case(description: "zig-zag-ridges", value: 2, finding: "property/value-range") {
      shape(#"{"ty":"zz","s":{"k":3},"r":{"k":4},"pt":{"k":1}},{"ty":"rc","s":{"k":[9,9]}}"#)
    },
    Case(description: "painted-paths", value: 1, finding: "shape/paint-limit") {
      shape(#"{"ty":"rc","s":{"k":[9,9]}},{"ty":"rc","s":{"k":[5,5]}}"#)
    },
    Case(description: "painted-vertices", value: 9, finding: "shape/paint-limit") {
      shape(#"{"ty":"rc","s":{"k":[9,9]}},{"ty":"rc","s":{"k":[5,5]}}"#)
    },
    Case(description: "archive-entries", value: 1, finding: "format/input-too-large") {
      Archives.zip([("a/a.json", text()), ("a/b.json", text())])
    },
    Case(description: "unpacked-size", value: 99, finding: "format/input-too-large") {
      Archives.zip([("a/a.json", text())])
    },
  ]

  @Test("a limit is said once there is more", arguments: cases)
  func effect(_ test: Case) throws {
    let limit = try #require(Limit.named(test.description))
    var options = ConversionOptions()
    options.limits[keyPath: limit.member] = test.value
    #expect(!Self.findings(test.file(), ConversionOptions()).contains { $0.isAbout(test) })
    let findings = Self.findings(test.file(), options)
    let finding = findings.first { $0.isAbout(test) }
    #expect(finding != nil, "\(findings.map { "\($0.kind.id): \($0.message)" })")
  }

  private static func findings(_ bytes: [UInt8], _ options: ConversionOptions) -> [Finding] {
    do throws(ConversionError) { return try Pegbar.convert(bytes, options: options).findings } catch
    {
      return error.findings
    }
  }

  private static func text() -> String { String(decoding: sample(), as: UTF8.self) }

  @Sendable private static func sample() -> [UInt8] {
    Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
  }

  private static func shape(_ items: String, after: String = "") -> [UInt8] {
    Lottie.animation(
      layers: Lottie.shapeLayer(shapes: #"\#(items),{"ty":"fl","c":{"k":[1,0,0]}}\#(after)"#))
  }
}

extension Finding {
  /// Whether it says that the limit of a test is exceeded; those of expressions name none.
  fileprivate func isAbout(_ test: LimitEffectTests.Case) -> Bool {
    guard kind.id == test.finding else { return false }
    return kind.id == "property/expression" || message.contains("limit \(test.description))")
  }
}
