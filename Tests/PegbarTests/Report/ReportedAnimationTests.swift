import Foundation
import Pegbar
import PegbarTestSupport
import Testing

@Suite("Reports on archives with several animations")
struct ReportedAnimationTests {
  /// Reports with errors and notes about two animations of an archive.
  private static let reports = ["day", "night"].map { animation in
    var report = Report(
      file: "pack.lottie",
      findings: [
        Finding(.missingMatteSource, "the matte layer is missing", outcome: .dropped),
        Finding(.missingSlot, "the slot 'ink' is not defined"),
      ])
    report.animation = animation
    return report
  }

  @Test("every format names the animation of a finding", arguments: Reporters.all.map(\.name))
  func names(_ name: String) throws {
    let reporter = try #require(Reporters.named(name))
    for reports in [Self.reports, [Self.reports[1]]] {
      let text = reporter.text(of: reports)
      for report in reports {
        let animation = try #require(report.animation)
        #expect(text.contains(animation), "\(text)")
      }
    }
  }

  @Test(
    "formats with one entry per finding name the animation in each",
    arguments: ["compact", "github", "gitlab", "sarif"])
  func entries(_ name: String) throws {
    let text = try #require(Reporters.named(name)).text(of: Self.reports)
    for animation in ["day", "night"] {
      #expect(text.components(separatedBy: "animation “\(animation)”").count == 3, "\(text)")
    }
  }

  @Test("a file with one animation has no name", arguments: Reporters.all.map(\.name))
  func single(_ name: String) throws {
    var report = Self.reports[0]
    report.animation = nil
    let text = try #require(Reporters.named(name)).text(of: [report])
    #expect(!text.contains("“day”") && !text.contains("(day)") && !text.contains("\"animation\""))
  }

  @Test("a report on an animation that cannot be converted names the animation")
  func unreadable() throws {
    let animation = String(
      decoding: Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square)), as: UTF8.self)
    let scratch = try Scratch()
    try scratch.write(
      Archives.zip([("a/day.json", animation), ("a/night.json", "{")]), to: "pack.lottie")
    let run = try CommandRun([
      "convert", scratch.path("pack.lottie"), "-o", scratch.path("out/"), "--report", "json",
    ])
    #expect(run.status == 3)
    #expect(run.errors.contains(#""animation": "night""#), "\(run.errors)")
  }
}
