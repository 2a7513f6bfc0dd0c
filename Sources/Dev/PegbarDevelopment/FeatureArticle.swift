internal import Pegbar
package import PegbarLint

/// The article on the support of each feature, measured on samples.
package struct FeatureArticle: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    /// The feature and its sample.
    package let entry: FeatureCase
    /// The result for the feature.
    package let outcome: FeatureOutcome
  }

  /// The rows, in the order of the sample table.
  package let rows: [Row]

  /// Measures every case in a table; `sample` returns a file by its path in `Samples`.
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

  /// The first feature whose rows are not sorted by support, best first; `nil` if all are.
  package var unsorted: Feature? {
    rows.indices.dropFirst().first {
      rows[$0].entry.feature == rows[$0 - 1].entry.feature
        && rows[$0].outcome.support < rows[$0 - 1].outcome.support
    }.map { rows[$0].entry.feature }
  }

  /// The article as Markdown.
  package var text: String {
    Self.introduction + "\n" + summary
      + Self.sections.map { title, families in
        "\n### \(title)\n\n\(Self.heading)"
          + rows.filter { families.contains($0.entry.feature.family) }.map(\.line).joined()
      }.joined()
  }

  /// The headings, with their feature families.
  package static let sections: [(title: String, families: [String])] = [
    ("Layers", ["layer"]), ("Shapes", ["shape"]), ("Fills and strokes", ["fill", "stroke"]),
    ("Transforms", ["transform"]), ("Keyframes", ["keyframe"]),
    ("Masks and mattes", ["mask", "matte"]), ("Blend modes", ["blend"]), ("Effects", ["effect"]),
    ("Layer styles", ["style"]), ("Text", ["text"]), ("Expressions", ["expressions"]),
    ("Time", ["time-stretch", "time-remap", "motion-blur"]),
    ("Images, markers and slots", ["image", "markers", "slots"]),
  ]

  private static let heading = """
    | Feature | ID | Read | Result | Findings | Sample |
    | --- | --- | --- | --- | --- | --- |

    """

  private static let introduction = """
    # Supported features

    Find out which features of your animation are preserved in generated code, and how accurately.

    ## Overview

    `pegbar features logo.json` lists the features in a file. The tables below list the result for each feature in generated
    code. The results are measured: `tools/update pages` converts a small animation for each row with the default options,
    draws all frames as designed and as converted, and compares the frames. It also converts the animation without the
    feature, so that an ignored feature is not counted as preserved. A test fails if the tables are out of date.

    - **Read**: All parts of the feature are recognized. No finding reports an unknown part.
    - **Exact**: The feature plays with the designer's keyframes. Nothing is lost. In every frame, outlines are off by
      at most \(Words.bound(FeatureOutcome.exactDistance, .points)), and colors by at most \(Words.bound(FeatureOutcome.exactColor, .fraction)).
    - **Sampled**: Nothing is lost, but motion or outlines are sampled as keyframes. Each property can be off by \
    \(Words.bound(ConversionOptions().tolerance, .points))
      (`--tolerance`), and the errors of nested layers add up. The number is the largest measured error.
    - **Approximate**: The feature affects the picture, but not as designed, and a finding reports the difference. The
      percentage is the largest part of the picture that the layer covers. At most this percentage of the picture looks
      different. Some findings have no percentage.
    - **Reported**: The feature is ignored, and a finding reports the loss. The generated code draws the same picture with
      and without the feature.

    If the result depends on how a feature is used, the feature has several rows, with the best result first. A finding
    next to **Exact** is not a loss. For example, it can report that code relies on a filter, or that the feature looks
    different in other players.

    A row applies only to its sample, and features can interact in ways that no row covers. Read the report for your own
    file, or measure the file (`pegbar convert --measure`). Pegbar itself draws and compares the frames, by outline and
    color instead of by pixel. `tools/check fidelity` compares the frames that Pegbar draws with those of another player.
    For text in a system font, only the position is compared.

    """

  /// The numbers of exact, sampled, approximate and reported features.
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
      Pegbar reads \(read) of \(features.count) features, with these results:

      | | Features by best result | Features by worst result |
      | --- | --- | --- |
      \(lines.joined())
      """
  }
}

/// A sample, which can be used by several rows.
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
  /// The part of the ID before the first period.
  package var family: String { String(rawValue.prefix { $0 != "." }) }
}

extension FeatureArticle.Row {
  /// The row as Markdown.
  fileprivate var line: String {
    let links = outcome.kinds.map { "<doc:\(FindingPages.name(of: $0))>" }
    let cells = [
      entry.title, "`\(entry.feature.rawValue)`", outcome.isRead ? "yes" : "no", becomes,
      links.joined(separator: ", "), "`\(entry.sample)`",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// The result for the feature, with its deviation.
  private var becomes: String {
    switch outcome.support {
    case .exact: return "**Exact**"
    case .baked:
      var errors: [String] = []
      if outcome.distance > FeatureOutcome.exactDistance {
        errors.append("at most \(Words.bound(outcome.distance, .points))")
      }
      if outcome.color > FeatureOutcome.exactColor {
        errors.append("at most \(Words.bound(outcome.color, .fraction)) of a color")
      }
      let limit = Words.bound(FeatureOutcome.exactDistance, .points)
      return "**Sampled**, \(errors.isEmpty ? "less than \(limit)" : Words.list(errors)) off"
    case .approximate, .reported:
      let area = outcome.area.map {
        $0 < 0.01 ? ", less than 1% of the picture" : ", up to \(Words.percent($0)) of the picture"
      }
      return "**\(outcome.support.rawValue)**\(area ?? "")"
    }
  }
}
