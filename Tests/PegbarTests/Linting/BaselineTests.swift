@testable import Pegbar
import PegbarTestSupport
import Testing

@Suite struct BaselineTests {
  /// Returns a report with the findings about layers that end before they begin.
  private func report(_ layers: [String], indent: String = "") -> Report {
    let texts = layers.map { layer in
      "\(indent){\"ty\": 3, \(layer) \"ks\": {}, \"ip\": 9, \"op\": 3, \"st\": 0}"
    }
    let bytes = Lottie.animation(layers: texts.joined(separator: ","))
    var report = Report(linting: "folder/a.json", bytes)
    report.findings.removeAll { $0.kind.id != "time/layer-inverted" }
    return report
  }

  @Test("accepted findings remain accepted after reformatting and reordering layers")
  func stable() throws {
    var baseline = Baseline()
    let before = report([#""nm": "A","#, #""nm": "B","#, ""])
    #expect(before.findings.count == 3)
    baseline.add(before, as: "a.json")
    let read = try #require(Baseline(reading: baseline.bytes))
    #expect(read.bytes == baseline.bytes)
    var after = report(["", #""nm": "B", "ind": 7,"#, #""nm": "A","#], indent: "\n\n  ")
    read.accept(&after, as: "a.json")
    #expect(after.findings.isEmpty)
  }

  @Test("stores the rule and the location of each finding, ordered by rule, for reviews")
  func reviewable() throws {
    var baseline = Baseline()
    var large = Finding(.fileSize, "the file has 110 kB")
    large.amount = 110
    var findings = report([#""nm": "Arm","#, #""nm": "Leg\u001b","#]).findings
    findings.insert(large, at: 1)
    baseline.add(findings, as: "a.json")
    let lines = String(decoding: baseline.bytes, as: UTF8.self).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
    let entries = lines.filter { $0.contains("\"id\": ") }.map { line in
      String(line[line.index(line.startIndex, offsetBy: 20)...])
    }
    #expect(
      entries == [
        #"{"id": "perf/file-size", "path": "$", "places": 1, "measured": 110},"#,
        #"{"id": "time/layer-inverted", "path": "$.layers[0]", "layer": "Test ▸ Arm", "places": 1},"#,
        #"{"id": "time/layer-inverted", "path": "$.layers[1]", "layer": "Test ▸ Leg\\u{1B}", "#
          + #""places": 1}"#,
      ])
    let read = try #require(Baseline(reading: baseline.bytes))
    #expect(read.bytes == baseline.bytes)
    #expect(read.rest(of: findings, as: "a.json").isEmpty)
  }

  @Test("reads baselines without the rule and the location")
  func old() throws {
    let findings = report([#""nm": "Arm","#]).findings
    let hash = try #require(Baseline.keys(of: findings, animation: nil, as: "a.json").first)
    for entry in ["1", #"{"places": 1, "measured": 3}"#] {
      let text = #"{"pegbarBaseline": 1, "findings": {"a.json": {"\#(hash)": \#(entry)}}}"#
      let baseline = try #require(Baseline(reading: Array(text.utf8)))
      #expect(baseline.rest(of: findings, as: "a.json").isEmpty)
      #expect(baseline.rest(of: findings, as: "b.json").count == 1)
      #expect(
        baseline.unmatched(in: "a.json", besides: [], LintSettings()) == ["finding \(hash)"])
      // Without a rule, it is unknown whether the settings allow a match.
      var some = LintSettings()
      try some.setOnly(["name"])
      #expect(baseline.unmatched(in: "a.json", besides: [], some).isEmpty)
      let bytes = String(decoding: baseline.bytes, as: UTF8.self)
      #expect(bytes.contains("\"\(hash)\": \(entry)"))
    }
  }

  @Test("lists entries that match no finding, except those of disabled rules")
  func unmatched() throws {
    var baseline = Baseline()
    let findings = report([#""nm": "Arm","#, #""nm": "Leg","#]).findings
    baseline.add(findings, as: "a.json")
    let rest = Baseline.keys(of: [findings[0]], animation: nil, as: "a.json")
    let lines = baseline.unmatched(in: "a.json", besides: rest, LintSettings())
    #expect(lines == ["time/layer-inverted at Test ▸ Leg, $.layers[1]"])
    var some = LintSettings()
    try some.setOnly(["name"])
    #expect(baseline.unmatched(in: "a.json", besides: rest, some).isEmpty)
    #expect(baseline.unmatched(in: "b.json", besides: [], LintSettings()).isEmpty)
  }

  @Test("reports another finding of the same rule in the file")
  func another() {
    var baseline = Baseline()
    baseline.add(report([#""nm": "A","#]), as: "a.json")
    for layers in [[#""nm": "A","#, #""nm": "B","#], [#""nm": "A","#, #""nm": "A","#]] {
      var after = report(layers)
      baseline.accept(&after, as: "a.json")
      #expect(after.findings.count == 1)
    }
    var elsewhere = report([#""nm": "A","#])
    baseline.accept(&elsewhere, as: "b.json")
    #expect(elsewhere.findings.count == 1)
  }

  @Test("accepts a finding on an entire file for as many locations, wherever they are")
  func occurrences() throws {
    /// Returns a report with one finding about several layers.
    func report(_ count: Int, first: String) -> Report {
      let finding = Finding(
        .duplicateKey, "\(count) layers like “\(first)”", breadcrumb: [first], occurrences: count)
      return Report(file: "a.json", findings: [finding])
    }
    var baseline = Baseline()
    baseline.add(report(3, first: "A"), as: "a.json")
    let read = try #require(Baseline(reading: baseline.bytes))
    for (count, isKnown) in [(2, true), (3, true), (4, false)] {
      var after = report(count, first: "B")
      read.accept(&after, as: "a.json")
      #expect(after.findings.isEmpty == isKnown)
    }
  }

  @Test("accepts an exceeded limit until it grows by more than 10%")
  func growth() throws {
    func report(_ amounts: [Double]) -> Report {
      let findings = amounts.map { amount in
        var finding = Finding(.fileSize, "the file is large")
        finding.amount = amount
        return finding
      }
      return Report(file: "a.json", findings: findings)
    }
    for (before, after, left) in [
      ([110.0], [110.0], 0), ([110], [121], 0), ([110], [122], 1), ([110], [3000], 1),
      ([2], [2], 0), ([1], [1], 0), ([1], [2], 1), ([2, 2], [2, 2], 0), ([2, 9], [9, 2], 0),
      // Amounts below a minimum are negative.
      ([-8], [-7.5], 0), ([-8], [-9], 0), ([-8], [-4], 1), ([1e300, .infinity], [1e300, 5], 0),
    ] {
      var baseline = Baseline()
      baseline.add(report(before), as: "a.json")
      let read = try #require(Baseline(reading: baseline.bytes))
      #expect(read.bytes == baseline.bytes)
      var report = report(after)
      read.accept(&report, as: "a.json")
      #expect(report.findings.count == left, "\(before) became \(after)")
    }
  }

  @Test("reports a finding with another cause, even with several locations")
  func causes() {
    func report(_ member: String) -> Report {
      var finding = Finding(.duplicateKey, "is wrong", occurrences: 2)
      finding.cause = [member]
      return Report(file: "a.json", findings: [finding])
    }
    var baseline = Baseline()
    baseline.add(report("w"), as: "a.json")
    for (member, count) in [("w", 0), ("nm", 1)] {
      var after = report(member)
      baseline.accept(&after, as: "a.json")
      #expect(after.findings.count == count)
    }
  }

  @Test(
    "rejects an invalid baseline",
    arguments: [
      "", "[]", "{}", #"{"pegbarBaseline": 2}"#,
      #"{"pegbarBaseline": 1, "findings": {"a.json": {"0": {"measured": 1}}}}"#,
      #"{"pegbarBaseline": 1, "findings": {"a.json": {"0": {"places": 1, "measured": "1"}}}}"#,
    ])
  func other(_ text: String) {
    #expect(Baseline(reading: Array(text.utf8)) == nil)
  }
}
