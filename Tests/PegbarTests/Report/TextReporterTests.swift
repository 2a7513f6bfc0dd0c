import PegbarScene
import Pegbar
import PegbarLint
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct TextReporterTests {
  private static let finding = Finding(
    .wrongType, "expected a number, found text; ignored",
    path: JSONPath([.key("layers"), .index(3)]), position: Position(line: 12, column: 40),
    breadcrumb: ["Main", "Arm\nHand"], outcome: .dropped, frames: 10...20.5)

  private static func text(_ findings: [Finding], verbose: Bool = false) -> String {
    TextReporter().text(
      of: [Report(file: "a.json", findings: findings)], style: ReportStyle(isVerbose: verbose))
  }

  @Test("a report starts with a sentence, then lists losses, locations and the fix")
  func one() {
    #expect(
      Self.text([Self.finding]) == """
        a.json: 1 visible difference.

        1. Error: Invalid value type
           expected a number, found text; ignored (frames 10 to 20.5)
             in Arm Hand  (line 12, column 40)
           Fix: \(FindingKind.wrongType.wayOut)
           [format/wrong-type]

        """)
  }

  @Test(
    "the sentence states whether there are visible differences",
    arguments: [
      (["motion/curved-path"], "looks the same as the design."),
      (["text/system-font"], "2 visible differences."),
      (["player/differs-in-players"], "looks the same as the design. 4 issues to review."),
      (["losses/what-does-not-survive"], "2 visible differences."),
    ])
  func verdict(_ samples: [String], _ sentence: String) throws {
    for sample in samples {
      let report = try ReportSamples.converted(sample)
      let text = TextReporter().text(of: [report])
      #expect(text.hasPrefix("\(report.file): \(sentence)"), "\(text)")
    }
  }

  @Test("without a conversion it omits visible differences, and reports undisplayable files")
  func otherVerdicts() throws {
    #expect(Self.text([]) == "a.json: no problems.\n")
    #expect(Self.text([Finding(.unknownKey, "a key")]).hasPrefix("a.json: no problems.\n"))
    let unreadable = TextReporter().text(of: [try ReportSamples.unreadable()])
    #expect(unreadable.hasPrefix("Motion/broken.json: cannot be read.\n"))
    #expect(unreadable.contains("\n     at line 2, column 8\n"))
  }

  @Test("an error without a loss is a problem, with or without visible differences")
  func faults() {
    let fault = Finding(.duplicateIndex, "the index 1 is used twice")
    let look = Finding(.twist, "something")
    let loss = Finding(.twist, "something", outcome: .dropped)
    for (findings, sentence) in [
      ([fault], "1 problem."),
      ([fault, look], "1 problem. 1 issue to review."),
      ([loss, fault], "1 visible difference. 1 problem."),
    ] {
      let text = Self.text(findings)
      #expect(text.hasPrefix("a.json: \(sentence)\n"), "\(text)")
      #expect(text.contains(". Error: \(FindingKind.duplicateIndex.title)\n"), "\(text)")
    }
    let reports = [[fault], [fault]].map { Report(file: "a.json", findings: $0) }
    #expect(
      TextReporter().text(of: reports).contains("2 files: all have problems. 2 errors"))
  }

  @Test("the heading of an unsupported feature names the players")
  func players() {
    let kind = Compatibility.kind(of: .shapeMergePaths)
    let message = "Merge Paths is not supported by lottie-android"
    let findings = ["Arm", "Leg"].map { Finding(kind, message, breadcrumb: [$0]) }
    #expect(
      Self.text(findings).contains(
        "1. Error: \(message) (2 locations)\n     in Arm\n     in Leg\n   Fix: "))
    let reports = [findings, [Finding(kind, message, position: Position(line: 2, column: 5))]]
      .map { Report(file: "a.json", findings: $0) }
    let brief = TextReporter().text(of: reports)
    #expect(brief.contains("\n- Error: \(message) (2 locations)  [\(kind.id)]"), "\(brief)")
    #expect(brief.contains("\n- Error: \(message): line 2, column 5\n  [\(kind.id)]"), "\(brief)")
  }

  @Test("dropped audio is not a visible difference")
  func sound() {
    let text = Self.text([Finding(.audioLayer, "the sound is dropped", outcome: .dropped)])
    #expect(text.hasPrefix("a.json: 1 issue to review.\n"))
  }

  @Test("sorts by severity, then by part of the picture")
  func order() {
    let kinds: [FindingKind] = [.unknownKey, .twist, .zigZag, .repeater, .missingAsset]
    let findings = kinds.map { Finding($0, "something", outcome: .dropped) }
    var report = Report(file: "a.json", findings: findings)
    report.extents[findings[2]] = PictureExtent(area: 0.5, time: 0.5)
    report.extents[findings[3]] = PictureExtent(area: 0.3, time: 1)
    let text = TextReporter().text(of: [report])
    let titles = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    #expect(
      titles == [
        "1. Error: \(FindingKind.missingAsset.title)",
        "2. \(FindingKind.repeater.title) (affects up to 30% of the picture, in every frame)",
        "3. \(FindingKind.zigZag.title) (affects up to 50% of the picture, for about 50% of the",
        "4. \(FindingKind.twist.title)",
      ])
    #expect(text.contains("No action needed:\n- \(FindingKind.unknownKey.title)"))
  }

  @Test("uses the largest part of the picture and the longest time of several locations")
  func extents() {
    let findings = (1...3).map { Finding(.twist, "something \($0)", outcome: .dropped) }
    var report = Report(file: "a.json", findings: findings)
    report.extents[findings[0]] = PictureExtent(area: 0.5, time: 0.1, worstFrame: 7)
    report.extents[findings[1]] = PictureExtent(area: 0.2, time: 0.6)
    #expect(
      TextReporter().text(of: [report]).replacing("\n  ", with: "").contains(
        "(3 locations; each affects up to 50% of the picture, for up to 60% of the duration, "
          + "peaking at frame 7)"))
    report.extents = [findings[0]: PictureExtent(area: 1, time: 1)]
    #expect(
      TextReporter().text(of: [report]).contains(
        "each affects up to 100% of the picture, in every frame)"))
  }

  @Test("names at most eight layers of the findings that it does not list")
  func otherLayers() {
    let findings = (1...20).map { number in
      var finding = Self.finding
      finding.path = JSONPath([.key("assets"), .index(0), .key("layers"), .index(number)])
      finding.breadcrumb = ["Main", "comp_0", "Arm \(number)", "Hand"]
      return finding
    }
    let text = Self.text(findings).replacing("\n   ", with: " ")
    #expect(text.contains("… and 15 more in “Arm 6”, “Arm 7”"), "\(text)")
    #expect(text.contains("“Arm 12” and 8 other layers; -v lists all"))
    var document = Self.finding
    document.path = JSONPath()
    let plain = Self.text(Array(repeating: document, count: 7))
    #expect(plain.contains("… and 2 more; -v lists all"))
  }

  @Test("prints common text of several locations once, and lists five of them, more with -v")
  func places() {
    let findings = (1...7).map { number in
      var finding = Self.finding
      finding.breadcrumb = ["Main", "Arm \(number)"]
      return finding
    }
    let text = Self.text(findings)
    #expect(text.contains("1. Error: Invalid value type (7 locations)\n"))
    #expect(text.ranges(of: "expected a number").count == 1)
    #expect(text.contains("in Arm 5 ") && !text.contains("in Arm 6 "))
    #expect(text.contains("… and 2 more in “Arm 6” and “Arm 7”; -v lists all"))
    #expect(Self.text(findings, verbose: true).contains("in Arm 7 "))
    #expect(
      Self.text([Self.finding, Self.finding]).contains(
        "in Arm Hand  (2 times, first at line 12, column 40)"))
  }

  @Test("omits the name of the root composition and keeps those of precompositions")
  func root() {
    #expect(Self.text([Self.finding]).contains("in Arm Hand "))
    var inner = Self.finding
    inner.path = JSONPath([.key("assets"), .index(0)])
    inner.breadcrumb = ["Inner", "Leg"]
    let text = Self.text([inner, Self.finding])
    #expect(text.contains("in Inner ▸ Leg ") && text.contains("in Arm Hand "))
    inner.breadcrumb = ["Main"]
    #expect(Self.text([inner]).contains("in Main "))
    var other = inner
    other.breadcrumb = ["Other", "Leg"]
    inner.breadcrumb = ["Inner", "Leg"]
    #expect(Self.text([inner, other]).contains("in Inner ▸ Leg "))
  }

  @Test("does not repeat a message that equals the title")
  func repeated() {
    let text = Self.text([Finding(.wrongType, "an invalid value type", outcome: .dropped)])
    #expect(text.contains("1. Error: Invalid value type\n   Fix: "), "\(text)")
  }

  @Test("prints notes in one line per kind, and their locations with -v")
  func notes() {
    var finding = Finding(
      .motionBaked, "Position was sampled", breadcrumb: ["Main", "Arm"],
      outcome: .baked(keys: 4, error: 0.0002))
    var findings = [finding]
    finding.outcome = .baked(keys: 9, error: 2, unit: .degrees)
    findings.append(finding)
    let line = "- \(FindingKind.motionBaked.title) (2 locations, maximum error: 0.001 pt and 2°)"
    let text = Self.text(findings)
    #expect(text.contains("\n\(line)  [normalize/motion-baked]\n"))
    #expect(!text.contains("Position was sampled"))
    let verbose = Self.text(findings, verbose: true)
    #expect(verbose.contains("Position was sampled (maximum error: 2°)"))
  }

  @Test(
    "rounds an error bound up, so that it is not zero",
    arguments: [(0.0, "0 pt"), (0.0002, "0.001 pt"), (0.25, "0.25 pt")])
  func error(_ error: Double, _ text: String) {
    var finding = Self.finding
    finding.outcome = .baked(keys: 4, error: error)
    #expect(Self.text([finding]).contains("(maximum error: \(text); "))
  }

  @Test("prints a few lines per file with findings, then counts all files")
  func several() throws {
    let text = TextReporter().text(of: try ReportSamples.several())
    #expect(
      text.contains("\nMotion/broken.json: cannot be read.\n- Error: Invalid JSON: ")
    )
    #expect(!text.contains("curved-path") && !text.contains("arm-and-hand"))
    #expect(!text.contains("Fix:"))
    let summary = text.replacing("\n", with: " ")
    #expect(
      summary.contains(
        "5 files: 1 is unreadable, 2 have visible differences and 2 look the same as the design. "
          + "3 errors, 6 warnings and 7 notes; for fixes, run 'pegbar explain ID'."),
      "\(summary)")
    #expect(TextReporter().text(of: []) == "No files.\n")
  }

  @Test("describes the conversion in words")
  func statistics() throws {
    let report = try ReportSamples.converted("losses/what-does-not-survive")
    #expect(report.statistics?.approximated == 2)
    let text = TextReporter().text(of: [report])
    #expect(
      text.hasSuffix("\n2 layers become 4 Core Animation layers. No animations.\n"), "\(text)")
    let whole = TextReporter().text(of: [try ReportSamples.converted("parenting/arm-and-hand")])
      .replacing("\n", with: " ")
    #expect(
      whole.hasSuffix(
        "3 layers become 5 Core Animation layers. 8 keyframes, with the original times and values. "
      ), "\(whole)")
  }

  @Test("names the track with the largest error, and the keyframes before and after")
  func worst() throws {
    let bytes = try Repository.bytes("Samples/motion/curved-path.json")
    let conversion = try Pegbar.convert(bytes)
    let statistics = conversion.statistics
    let worst = try #require(statistics.worstTrack)
    #expect(worst.property == "Position")
    #expect(statistics.worstError > 0 && statistics.worstError <= 0.25)
    #expect(statistics.sourceKeyframes < statistics.keyframes)
    let text = TextReporter().text(of: [Report(file: "a.json", conversion)])
      .replacing("\n", with: " ")
    #expect(
      text.contains(
        "\(statistics.sourceKeyframes) keyframes become \(statistics.keyframes): every animation "
          + "is sampled (maximum error: "), "\(text)")
    #expect(text.contains(" pt, in Position of “\(worst.layer)” at "), "\(text)")
  }

  @Test("a report contains the measured error, with time and layer")
  func measured() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/motion/curved-path.json"))
    let measure = conversion.measured()
    #expect(measure.frames > 10 && measure.uncompared == 0)
    #expect(measure.distance > 0 && measure.distance <= 1)
    #expect(measure.difference == nil)
    #expect(conversion.scene.root.layers.map(\.designerName).contains(measure.layer))
    var report = Report(file: "a.json", conversion)
    report.measure = measure
    let text = TextReporter().text(of: [report])
    #expect(
      text.contains("Measured over \(measure.frames) frames: outlines differ by at most 0."),
      "\(text)")
    let json = JSONReporter().text(of: [report])
    #expect(json.contains("\"measured\": {\"frames\": \(measure.frames), \"uncompared\": 0, "))
    #expect(json.contains("\"worstProperty\": \"Position\""))
    #expect(json.contains("\"cleanUp\": {\"worstError\": 0, \"worstColor\": 0}"))
    #expect(!json.contains("worstPixels") && !text.contains("pixel"))
  }

  @Test("states the share of pixels that differ, if pixels were compared")
  func measuredPixels() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/easing/hold.json"))
    var report = Report(file: "a.json", conversion)
    report.measure = conversion.measured()
    for (share, text) in [
      (0, "In 9 frames, no pixel differs visibly."),
      (0.0002, "In 9 frames, at most 0.1% of the pixels differ visibly (at 0.5 s)."),
      (0.1234, "In 9 frames, at most 12.3% of the pixels differ visibly (at 0.5 s)."),
    ] {
      report.measure?.pixels = PixelMeasure(share: share, time: 0.5, frames: 9)
      let lines = TextReporter().text(of: [report]).split(whereSeparator: \.isWhitespace)
      #expect(lines.joined(separator: " ").hasSuffix(text), "\(lines)")
    }
    let json = JSONReporter().text(of: [report])
    #expect(json.contains("\"pixelFrames\": 9, \"worstPixels\": 0.1234, \"worstPixelsTime\": 0.5"))
  }

  @Test("measures the changes of the cleanup if a curve replaces many keyframes")
  func measuredCleanUp() throws {
    let measure = try Pegbar.convert(Repository.bytes("Samples/showcase/checkout-fold.json"))
      .measured()
    #expect(measure.cleanUp.distance > 0 && measure.cleanUp.distance <= 0.25)
    #expect(measure.cleanUp.color == 0 && measure.cleanUp.difference == nil)
  }
}
