import Pegbar
import PegbarTestSupport

@testable import PegbarDiagnostics

/// Reports that contain everything a report can contain.
enum ReportSamples {
  /// A report with findings of every severity and outcome, with and without locations, frames and
  /// names.
  ///
  /// Two findings are the same, and some names contain terminal control characters.
  static let everything: Report = {
    var findings = [
      Finding(
        .motionBaked, "the animation of Position was sampled into 97 keyframes",
        path: path("layers", 3),
        position: Position(line: 1, column: 4821), breadcrumb: ["Main", "Arm"],
        outcome: .baked(keys: 97, error: 0.1234)),
      Finding(
        .motionBaked, "the animation of Rotation was sampled into 12 keyframes",
        path: path("layers", 4),
        position: Position(line: 1, column: 5000), breadcrumb: ["Main", "Leg"],
        outcome: .baked(keys: 12, error: 0.25, unit: .degrees)),
      Finding(
        .curveFound, "Opacity is a spring", path: path("layers", 4),
        position: Position(line: 1, column: 6000), breadcrumb: ["Main", "Leg"],
        outcome: .baked(keys: 2, error: 0.004, unit: .fraction)),
      Finding(.unknownKey, "the key 'xx' is not part of the format"),
      Finding(
        .twist, "Unsupported Twist; key the path", path: path("layers", 1),
        position: Position(line: 7, column: 3), breadcrumb: ["Main", "Swirl\u{1B}[31m\nred"],
        outcome: .dropped, frames: 10...20.5),
      Finding(
        .maskModeApproximated, "the mask mode Darken is played as Intersect",
        path: path("layers", 2), position: Position(line: 12, column: 40),
        breadcrumb: ["Main", "\u{202E}mask", "名前"], outcome: .approximated(error: 1.5)),
      Finding(
        .maskModeApproximated, "the mask mode Darken is played as Intersect",
        path: path("layers", 5), position: Position(line: 14, column: 1),
        breadcrumb: ["Main", "Leg"], outcome: .approximated(error: 1.5)),
      Finding(
        .reversedLayer, "players never show the layer", path: path("layers", 6),
        position: Position(line: 20, column: 9), outcome: .kept),
      Finding(
        .missingAsset, "the precomposition 'comp_2' does not exist; the layer is empty",
        path: path("layers", 7), position: Position(line: 30, column: 5),
        breadcrumb: ["Main", "Ring"],
        outcome: .dropped),
      Finding(
        .duplicateIndex, "another layer before it has the index 3", path: path("layers", 8),
        position: Position(line: 31, column: 5), outcome: .kept),
    ]
    findings.append(findings[0])
    var report = Report(file: "Motion/every thing.json", findings: findings)
    report.extents[findings[4]] = PictureExtent(area: 0.004, time: 0.25)
    report.extents[findings[5]] = PictureExtent(area: 0.24, time: 1)
    report.extents[findings[6]] = PictureExtent(area: 0.1, time: 0.5)
    return report
  }()

  /// Returns the report on an unreadable file.
  static func unreadable() throws -> Report {
    let bytes = Array("{\n  \"w\": ,".utf8)
    return Report(linting: "Motion/broken.json", bytes)
  }

  /// Returns the report on a converted sample.
  static func converted(_ sample: String) throws -> Report {
    let path = "Samples/\(sample).json"
    return Report(file: path, try Pegbar.convert(Repository.bytes(path)))
  }

  /// Returns the reports on several files: with losses, unreadable, without findings, and with
  /// notes only.
  static func several() throws -> [Report] {
    [
      everything, try unreadable(), try converted("losses/what-does-not-survive"),
      try converted("motion/curved-path"), try converted("parenting/arm-and-hand"),
    ]
  }

  private static func path(_ key: String, _ index: Int) -> JSONPath {
    JSONPath([.key(key), .index(index)])
  }
}
