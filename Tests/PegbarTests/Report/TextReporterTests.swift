import PegbarScene
import Pegbar
import PegbarLint
import PegbarTestSupport
import Testing

@testable import PegbarDiagnostics

@Suite struct TextReporterTests {
  private static let finding = Finding(
    .wrongType, "expected a number, found text; it is ignored",
    path: JSONPath([.key("layers"), .index(3)]), position: Position(line: 12, column: 40),
    breadcrumb: ["Main", "Arm\nHand"], outcome: .dropped, frames: 10...20.5)

  private static func text(_ findings: [Finding], verbose: Bool = false) -> String {
    TextReporter().text(
      of: [Report(file: "a.json", findings: findings)], style: ReportStyle(isVerbose: verbose))
  }

  @Test("a report begins with a sentence, then what is lost, where, and the way out")
  func one() {
    #expect(
      Self.text([Self.finding]) == """
        a.json: one thing will look different.

        1. Error: A value has the wrong type
           expected a number, found text; it is ignored (frames 10 to 20.5)
             in Arm Hand  (line 12, column 40)
           Way out: \(FindingKind.wrongType.wayOut)
           [format/wrong-type]

        """)
  }

  @Test(
    "the sentence says whether anything looks different",
    arguments: [
      (["motion/curved-path"], "looks the same."), (["text/system-font"], "two things will look"),
      (["player/differs-in-players"], "looks the same. Four things are worth a look."),
      (["losses/what-does-not-survive"], "two things will look different."),
    ])
  func verdict(_ samples: [String], _ sentence: String) throws {
    for sample in samples {
      let report = try ReportSamples.converted(sample)
      let text = TextReporter().text(of: [report])
      #expect(text.hasPrefix("\(report.file): \(sentence)"), "\(text)")
    }
  }

  @Test("without a conversion nothing is said of looks, and what cannot be shown is said to be")
  func otherVerdicts() throws {
    #expect(Self.text([]) == "a.json: nothing is wrong.\n")
    #expect(Self.text([Finding(.unknownKey, "a key")]).hasPrefix("a.json: nothing is wrong.\n"))
    let unreadable = TextReporter().text(of: [try ReportSamples.unreadable()])
    #expect(unreadable.hasPrefix("Motion/broken.json: cannot be shown.\n"))
    #expect(unreadable.contains("\n     at line 2, column 8\n"))
  }

  @Test("an error that is no loss is wrong, whether or not anything looks different")
  func faults() {
    let fault = Finding(.duplicateIndex, "the index 1 is used twice")
    let look = Finding(.twist, "something")
    let loss = Finding(.twist, "something", outcome: .dropped)
    for (findings, sentence) in [
      ([fault], "one thing is wrong."),
      ([fault, look], "one thing is wrong. One thing is worth a look."),
      ([loss, fault], "one thing will look different. One thing is wrong."),
    ] {
      let text = Self.text(findings)
      #expect(text.hasPrefix("a.json: \(sentence)\n"), "\(text)")
      #expect(text.contains(". Error: \(FindingKind.duplicateIndex.title)\n"), "\(text)")
    }
    let reports = [[fault], [fault]].map { Report(file: "a.json", findings: $0) }
    #expect(
      TextReporter().text(of: reports).contains("2 files: all have something wrong. 2 errors"))
  }

  @Test("a feature that players lack is headed by their names")
  func players() {
    let kind = Compatibility.kind(of: .shapeMergePaths)
    let message = "Merge Paths are not shown by lottie-android"
    let findings = ["Arm", "Leg"].map { Finding(kind, message, breadcrumb: [$0]) }
    #expect(
      Self.text(findings).contains(
        "1. Error: \(message) (2 places)\n     in Arm\n     in Leg\n   Way out: "))
    let reports = [findings, [Finding(kind, message, position: Position(line: 2, column: 5))]]
      .map { Report(file: "a.json", findings: $0) }
    let brief = TextReporter().text(of: reports)
    #expect(brief.contains("\n- Error: \(message) (2 places)  [\(kind.id)]"), "\(brief)")
    #expect(brief.contains("\n- Error: \(message): line 2, column 5  [\(kind.id)]"), "\(brief)")
  }

  @Test("sound that is left out does not look different")
  func sound() {
    let text = Self.text([Finding(.audioLayer, "the sound is left out", outcome: .dropped)])
    #expect(text.hasPrefix("a.json: one thing is worth a look.\n"))
  }

  @Test("what weighs most comes first, then what takes most of the picture")
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
        "2. \(FindingKind.repeater.title) (up to 30 % of the picture, all the time)",
        "3. \(FindingKind.zigZag.title) (up to 50 % of the picture, about 50 % of the time)",
        "4. \(FindingKind.twist.title)",
      ])
    #expect(text.contains("Nothing to do about:\n- \(FindingKind.unknownKey.title)"))
  }

  @Test("of several places the largest part of the picture counts, and the longest time")
  func extents() {
    let findings = (1...3).map { Finding(.twist, "something \($0)", outcome: .dropped) }
    var report = Report(file: "a.json", findings: findings)
    report.extents[findings[0]] = PictureExtent(area: 0.5, time: 0.1)
    report.extents[findings[1]] = PictureExtent(area: 0.2, time: 0.6)
    #expect(
      TextReporter().text(of: [report]).contains(
        "(3 places; each up to 50 % of the picture, up to 60 % of the time)"))
    report.extents = [findings[0]: PictureExtent(area: 1, time: 1)]
    #expect(
      TextReporter().text(of: [report]).contains("each up to all of the picture, all the time)"))
  }

  @Test("what several places have in common is said once, five places are listed, more with -v")
  func places() {
    let findings = (1...7).map { number in
      var finding = Self.finding
      finding.breadcrumb = ["Main", "Arm \(number)"]
      return finding
    }
    let text = Self.text(findings)
    #expect(text.contains("1. Error: A value has the wrong type (7 places)\n"))
    #expect(text.ranges(of: "expected a number").count == 1)
    #expect(text.contains("in Arm 5 ") && !text.contains("in Arm 6 "))
    #expect(text.contains("… and 2 more; -v lists them all"))
    #expect(Self.text(findings, verbose: true).contains("in Arm 7 "))
    #expect(
      Self.text([Self.finding, Self.finding]).contains(
        "in Arm Hand  (2 times, first at line 12, column 40)"))
  }

  @Test("the name of the composition is left out, those of precompositions stay")
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

  @Test("a message that says what the title says is not repeated")
  func repeated() {
    let text = Self.text([Finding(.wrongType, "the value has the wrong type", outcome: .dropped)])
    #expect(text.contains("1. Error: A value has the wrong type\n   Way out: "), "\(text)")
  }

  @Test("notes are one line for each kind, their places come with -v")
  func notes() {
    var finding = Finding(
      .motionBaked, "Position was sampled", breadcrumb: ["Main", "Arm"],
      outcome: .baked(keys: 4, error: 0.0002))
    var findings = [finding]
    finding.outcome = .baked(keys: 9, error: 2, unit: .degrees)
    findings.append(finding)
    let line = "- \(FindingKind.motionBaked.title) (2 places, at most 0.001 pt and 2° off)"
    let text = Self.text(findings)
    #expect(text.contains("\n\(line)  [normalize/motion-baked]\n"))
    #expect(!text.contains("Position was sampled"))
    #expect(Self.text(findings, verbose: true).contains("Position was sampled (at most 2° off)"))
  }

  @Test(
    "a bound is rounded up, so that it does not read as none",
    arguments: [(0.0, "0 pt"), (0.0002, "0.001 pt"), (0.25, "0.25 pt")])
  func error(_ error: Double, _ text: String) {
    var finding = Self.finding
    finding.outcome = .baked(keys: 4, error: error)
    #expect(Self.text([finding]).contains("(at most \(text) off; "))
  }

  @Test("of several files those with something to say get a few lines, then all are counted")
  func several() throws {
    let text = TextReporter().text(of: try ReportSamples.several())
    #expect(
      text.contains("\nMotion/broken.json: cannot be shown.\n- Error: The file is not valid JSON: ")
    )
    #expect(!text.contains("curved-path") && !text.contains("arm-and-hand"))
    #expect(!text.contains("Way out"))
    let summary = text.replacing("\n", with: " ")
    #expect(
      summary.contains(
        "5 files: 1 cannot be shown, 2 will look different and 2 look the same. 3 errors, 6 warnings "
          + "and 7 notes; 'pegbar explain ID' says what to do."), "\(summary)")
    #expect(TextReporter().text(of: []) == "There is no file to look at.\n")
  }

  @Test("what was converted is said in words")
  func statistics() throws {
    let report = try ReportSamples.converted("losses/what-does-not-survive")
    #expect(report.statistics?.approximated == 2)
    let text = TextReporter().text(of: [report])
    #expect(
      text.hasSuffix("\n2 layers become 4 Core Animation layers. Nothing moves.\n"), "\(text)")
    let whole = TextReporter().text(of: [try ReportSamples.converted("parenting/arm-and-hand")])
      .replacing("\n", with: " ")
    #expect(
      whole.hasSuffix(
        "3 layers become 5 Core Animation layers. 8 keyframes, with the designer's own times and "
          + "values. "), "\(whole)")
  }

  @Test("the track that is furthest off is named, and the keys before and after")
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
        "\(statistics.sourceKeyframes) keyframes become \(statistics.keyframes): every animation is "
          + "sampled (at most "), "\(text)")
    #expect(text.contains(" off, in “\(worst.layer)” Position at "), "\(text)")
  }

  @Test("what was measured stands in the report, with the time and the layer")
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
      text.contains("Measured over \(measure.frames) frames: outlines are at most 0."), "\(text)")
    let json = JSONReporter().text(of: [report])
    #expect(json.contains("\"measured\": {\"frames\": \(measure.frames), \"uncompared\": 0, "))
    #expect(json.contains("\"worstProperty\": \"Position\""))
    #expect(json.contains("\"cleanUp\": {\"worstError\": 0, \"worstColor\": 0}"))
  }

  @Test("what cleaning up changes is measured, where a curve stands for many keys")
  func measuredCleanUp() throws {
    let measure = try Pegbar.convert(Repository.bytes("Samples/showcase/checkout-fold.json"))
      .measured()
    #expect(measure.cleanUp.distance > 0 && measure.cleanUp.distance <= 0.25)
    #expect(measure.cleanUp.color == 0 && measure.cleanUp.difference == nil)
  }
}
