import Pegbar
import PegbarBase
import PegbarDiagnostics
import PegbarTestSupport
import Testing

/// Custom limits take effect, and findings name them.
@Suite struct LimitEffectTests {
  /// A limit, a file that exceeds it, and the finding that reports this.
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
    Case(description: "samples", value: 700, finding: "normalize/text-limit") {
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
      // Two copies of 62 points: one layer and five for the points each.
      shape(
        #"{"ty":"sr","sy":2,"pt":{"k":60},"or":{"k":9}}"#,
        after: #",{"ty":"rp","c":{"k":2},"tr":{"so":{"k":9},"eo":{"k":90}}}"#)
    },
    Case(description: "motion-points", value: 30, finding: "normalize/motion-limit") {
      // Two copies of two keyframes of an ellipse, with a point in the middle of each of its four
      // sides.
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
    Case(description: "effects", value: 1, finding: "effect/limit") {
      Lottie.animation(
        layers: """
          {"ty":1,"nm":"S","ip":0,"op":60,"ks":{},"sw":9,"sh":9,"sc":"#ff0000",
          "ef":[\(fill("A")),\(fill("B"))]}
          """)
    },
    Case(description: "text-documents", value: 1, finding: "normalize/text-limit") {
      twoTexts()
    },
    Case(description: "letter-placements", value: 9, finding: "normalize/text-limit") {
      (try? Repository.bytes("Samples/text/on-a-path.json")) ?? []
    },
    Case(description: "expression-effort", value: 9, finding: "property/expression") {
      DeepFiles.file("functions of an expression", depth: 4)
    },
    Case(description: "expression-samples", value: 2, finding: "property/expression") {
      DeepFiles.file("functions of an expression", depth: 4)
    },
    Case(description: "parent-copies", value: 2, finding: "normalize/parent-depth") {
      mattedChild()
    },
    Case(description: "nested-mattes", value: 2, finding: "normalize/matte-depth") {
      DeepFiles.file("mattes", depth: 4)
    },
    Case(description: "repetition-keys", value: 5, finding: "normalize/repetition-limit") {
      shape(
        ##"""
        {"ty":"rc","s":{"k":[{"t":0,"s":[9,9]},{"t":2,"s":[5,5]}],"x":"loopOut('cycle')"}}
        """##)
    },
    Case(description: "image-size", value: 20, finding: "asset/damaged-image") {
      archiveWithImage()
    },
    Case(description: "unpacked-size", value: 99, finding: "format/input-too-large") {
      Archives.zip([("a/a.json", text())])
    },
  ]

  @Test("reports a limit only if it is exceeded", arguments: cases)
  func effect(_ test: Case) throws {
    let limit = try #require(Limit.named(test.description))
    var options = ConversionOptions()
    options.limits[keyPath: limit.member] = test.value
    #expect(!Self.findings(test.file(), ConversionOptions()).contains { $0.isAbout(test) })
    let findings = Self.findings(test.file(), options)
    let finding = findings.first { $0.isAbout(test) }
    #expect(finding != nil, "\(findings.map { "\($0.kind.id): \($0.message)" })")
  }

  @Test("a frame reports that it exceeds its limits")
  func frames() throws {
    var limits = Limits()
    func isTruncated() throws -> Bool {
      try FrameRenderer(Self.sample(), normalized: false, limits: limits).picture(frame: 0)
        .isTruncated
    }
    #expect(try !isTruncated())
    limits.frameItems = 1
    #expect(try isTruncated())
    limits = Limits()
    limits.frameVertices = 3
    #expect(try isTruncated())
  }

  @Test("every limit has a test, that of render among those of the command")
  func completeness() {
    let tried = Set(Self.cases.map(\.description)).union(["frame-items", "frame-vertices"])
    let missing = Limit.all.map(\.name).filter { !tried.contains($0) }
    #expect(missing == ["rendered-frames"])
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

  private static func fill(_ name: String) -> String {
    """
    {"ty":21,"nm":"\(name)","mn":"ADBE Fill","en":1,"ef":[{"ty":2,"nm":"Color","v":{"k":[1,0,0]}}]}
    """
  }

  /// Returns a text layer whose text changes.
  @Sendable private static func twoTexts() -> [UInt8] {
    func document(_ text: String, at frame: Int) -> String {
      #"{"t":\#(frame),"s":{"s":20,"f":"F","t":"\#(text)","j":0,"lh":24,"fc":[1,0,0]}}"#
    }
    return Lottie.animation(
      layers: """
        {"ty":5,"nm":"T","ip":0,"op":60,"ks":{},"t":{"p":{},"m":{"g":1,"a":{"k":[0,0]}},"a":[],
        "d":{"k":[\(document("A", at: 0)),\(document("B", at: 9))]}}}
        """)
  }

  /// Returns a solid with a matte between the layers of its parents, which moves with three nulls.
  @Sendable private static func mattedChild() -> [UInt8] {
    let turning = #""r":{"k":[{"t":0,"s":[0]},{"t":9,"s":[9]}]}"#
    let nulls = (1...3).map { index in
      #"{"ty":3,"ind":\#(index),"ip":0,"op":60,"parent":\#(index - 1),"ks":{\#(turning)}}"#
    }
    let solid = ##""ip":0,"op":60,"ks":{},"sw":9,"sh":9,"sc":"#ff0000""##
    return Lottie.animation(
      layers: """
        {"ty":1,"ind":5,"parent":3,"tt":1,"tp":6,\(solid)},{"ty":1,"ind":6,"td":1,\(solid)},
        \(nulls.joined(separator: ","))
        """)
  }

  /// Returns a dotLottie archive with an image of 24 bytes.
  @Sendable private static func archiveWithImage() -> [UInt8] {
    let animation = """
      {"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,
      "assets":[{"id":"i","w":1,"h":1,"p":"i.png","u":"","e":0}],
      "layers":[{"ty":2,"nm":"I","refId":"i","ip":0,"op":60,"ks":{}}]}
      """
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Archives.zip(files: [
      ("manifest.json", Array(#"{"animations":[{"id":"a"}]}"#.utf8)),
      ("animations/a.json", Array(animation.utf8)),
      ("images/i.png", picture + [UInt8](repeating: 0, count: 16)),
    ])
  }

  private static func shape(_ items: String, after: String = "") -> [UInt8] {
    Lottie.animation(
      layers: Lottie.shapeLayer(shapes: #"\#(items),{"ty":"fl","c":{"k":[1,0,0]}}\#(after)"#))
  }
}

extension Finding {
  /// Returns `true` if the finding reports the limit of a test; findings about expressions name no
  /// limit.
  fileprivate func isAbout(_ test: LimitEffectTests.Case) -> Bool {
    guard kind.id == test.finding else { return false }
    return kind.id == "property/expression" || message.contains("limit \(test.description))")
  }
}
