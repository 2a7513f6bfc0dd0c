internal import Pegbar
package import PegbarLint

/// The article that says what becomes of each feature, measured on the samples.
package struct FeatureArticle: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    /// The feature and its sample.
    package let entry: FeatureCase
    /// What becomes of it.
    package let outcome: FeatureOutcome
  }

  /// The rows, in the order of the table of samples.
  package let rows: [Row]

  /// Measures every case of a table; `sample` reads a file by its path from `Samples` on.
  package init(table: [UInt8], sample: (String) throws -> [UInt8]) throws {
    var known: [String: MeasuredSample] = [:]
    rows = try FeatureCase.all(in: table).map { entry in
      let name = entry.sample
      let measured = try known[name] ?? MeasuredSample(sample(name), name)
      known[name] = measured
      let other = try entry.without(in: measured.bytes).map {
        try convert($0, options: measured.conversion.options)
      }
      let outcome = LargeStack.run {
        FeatureOutcome(measured.conversion, measured.measure, without: other)
      }
      return Row(entry: entry, outcome: outcome)
    }
  }

  /// The article in Markdown.
  package var text: String {
    Self.introduction + "\n" + summary
      + Self.sections.map { title, families in
        "\n### \(title)\n\n\(Self.heading)"
          + rows.filter { families.contains($0.entry.feature.family) }.map(\.line).joined()
      }.joined()
  }

  /// The headings, and the families of features below them.
  package static let sections: [(title: String, families: [String])] = [
    ("Layers", ["layer"]), ("Shapes", ["shape"]), ("Fills and strokes", ["fill", "stroke"]),
    ("Transforms", ["transform"]), ("Keyframes", ["keyframe"]),
    ("Masks and mattes", ["mask", "matte"]), ("Blend modes", ["blend"]), ("Effects", ["effect"]),
    ("Layer styles", ["style"]), ("Text", ["text"]), ("Expressions", ["expressions"]),
    ("Time", ["time-stretch", "time-remap", "motion-blur"]),
    ("Images, markers and slots", ["image", "markers", "slots"]),
  ]

  private static let heading = """
    | Feature | Id | Read | Becomes | Findings | Sample |
    | --- | --- | --- | --- | --- | --- |

    """

  private static let introduction = """
    # What Pegbar keeps

    Whether a feature of your animation survives, and how: measured, feature by feature.

    ## Overview

    `pegbar features logo.json` lists what a file uses. The tables below say what becomes of it in generated
    code. They are measured: `tools/update pages` converts a small animation for each row with the usual options,
    draws all frames as designed and as generated, and compares them. It also converts the animation without
    the feature, so that nothing that is ignored passes as kept. A test fails where the tables are out of date.

    - **Read**: the file's text is understood; no finding says that a part of it is unknown.
    - **Exact**: it plays by the designer's own keys. Nothing is lost, and in no frame is an outline more than \
    \(Words.bound(FeatureOutcome.exactDistance, .points))
      or a colour more than \(Words.bound(FeatureOutcome.exactColor, .fraction)) off.
    - **Baked**: nothing is lost, but motion or outlines are sampled into keys. Each property may be \
    \(Words.bound(ConversionOptions().tolerance, .points)) off
      (`--tolerance`), and those of layers in each other add up; the number is the largest error measured.
    - **Approximate**: it is drawn, but not as designed, and a finding says so. The number is how much of the
      picture the layer takes at most: no more than that looks different. Some findings have none.
    - **Reported**: it is left out, and a finding says so. Generated code shows the same without the feature.

    Where it depends on the case, a feature has several rows, the best first. A finding beside **Exact** costs
    nothing: it says, for example, that code relies on a filter, or that other players draw it differently.

    The tables have limits. A row speaks of its sample; features can meet in ways that no row shows, so read the
    report of your own file, or measure it (`pegbar convert --measure`). Frames are drawn and compared by Pegbar
    itself, by outlines and colours and not by pixels; `tools/check fidelity` holds its drawing against another player.
    Of text in a font of the system only the place is compared.

    """

  /// How many features are exact, baked, approximate or reported.
  private var summary: String {
    let features = rows.grouped(by: \.entry.feature).map(\.elements)
    let read = features.count { $0.contains(where: \.outcome.isRead) }
    typealias Support = FeatureOutcome.Support
    func count(_ support: Support, _ choose: ([Row]) -> Support?) -> Int {
      features.count { choose($0) == support }
    }
    let lines = Support.allCases.map { support in
      let best = count(support) { $0.map(\.outcome.support).min() }
      let worst = count(support) { $0.map(\.outcome.support).max() }
      return "| \(support.rawValue) | \(best) | \(worst) |\n"
    }
    return """
      Of \(features.count) features \(read) are read. They become:

      | | Features by their best row | By their worst row |
      | --- | --- | --- |
      \(lines.joined())
      """
  }
}

/// A sample, which may serve several rows.
private struct MeasuredSample {
  let bytes: [UInt8]
  let conversion: Conversion
  let measure: ConversionMeasure

  init(_ bytes: [UInt8], _ name: String) throws(ConversionError) {
    self.bytes = bytes
    conversion = try convert(bytes, options: ConversionOptions(sourceName: name))
    measure = conversion.measured()
  }
}

extension Feature {
  /// The part of its id before the first point.
  package var family: String { String(rawValue.prefix { $0 != "." }) }
}

extension FeatureArticle.Row {
  /// The line of the table.
  fileprivate var line: String {
    let links = outcome.kinds.map { "<doc:\(FindingPages.name(of: $0))>" }
    let cells = [
      entry.title, "`\(entry.feature.rawValue)`", outcome.isRead ? "yes" : "no", becomes,
      links.joined(separator: ", "), "`\(entry.sample)`",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// What becomes of it, with how far it is off.
  private var becomes: String {
    switch outcome.support {
    case .exact: return "**Exact**"
    case .baked:
      var errors: [String] = []
      if outcome.distance > FeatureOutcome.exactDistance {
        errors.append("at most \(Words.bound(outcome.distance, .points))")
      }
      if outcome.color > FeatureOutcome.exactColor {
        errors.append("at most \(Words.bound(outcome.color, .fraction)) of a colour")
      }
      let limit = Words.bound(FeatureOutcome.exactDistance, .points)
      return "**Baked**, \(errors.isEmpty ? "less than \(limit)" : Words.list(errors)) off"
    case .approximate, .reported:
      let area = outcome.area.map {
        $0 < 0.01 ? ", less than 1 % of the picture" : ", up to \(Words.percent($0)) of the picture"
      }
      return "**\(outcome.support.rawValue)**\(area ?? "")"
    }
  }
}
