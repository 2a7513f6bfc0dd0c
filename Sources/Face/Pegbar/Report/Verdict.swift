/// The sentence with which a report begins: what a designer wants to know.
struct Verdict {
  /// How a file fares, the best first.
  enum Standing: Comparable {
    /// There are no findings, or none that needs a look.
    case same
    /// Nothing looks different, but something is worth a look.
    case advice
    /// Something is wrong that does not show here.
    case faulty
    /// Something looks different.
    case different
    /// Nothing can be shown.
    case unreadable
  }

  /// How the file fares.
  let standing: Standing
  /// How many things look different.
  let changes: Int
  /// How many things are wrong without a difference.
  let faults: Int
  /// How many things are worth a look.
  let advice: Int
  private let isConverted: Bool

  /// Sums up a report from its groups.
  init(_ report: Report, _ groups: [FindingGroup]) {
    changes = groups.count { $0.meaning == .change }
    faults = groups.count { $0.meaning == .fault }
    advice = groups.count { $0.meaning == .advice }
    isConverted = report.statistics != nil
    let shown: Standing =
      changes > 0 ? .different : faults > 0 ? .faulty : advice > 0 ? .advice : .same
    standing = report.failure == nil ? shown : .unreadable
  }

  /// The sentence, or several.
  var text: String {
    // Only a conversion compares what it looks like.
    let looksSame = isConverted && standing < .different
    switch standing {
    case .unreadable: return "cannot be shown."
    case .same: return looksSame ? "looks the same." : "nothing is wrong."
    case .different, .faulty, .advice:
      let sentences = [
        looksSame ? "looks the same." : "",
        Self.sentence(changes, "will look different", "will look different"),
        Self.sentence(faults, "is wrong", "are wrong"),
        Self.sentence(advice, "is worth a look", "are worth a look"),
      ].filter { !$0.isEmpty }
      let rest = sentences.dropFirst().map(Words.capitalized)
      return (sentences.prefix(1) + rest).joined(separator: " ")
    }
  }

  /// Nothing where there is no such thing.
  private static func sentence(_ count: Int, _ singular: String, _ plural: String) -> String {
    count == 0 ? "" : "\(Words.spelled(count, "thing")) \(count == 1 ? singular : plural)."
  }

  /// The colour of the sentence.
  var tone: TextLayout.Tone {
    switch standing {
    case .same: .good
    case .advice: .strong
    case .different: .warning
    case .faulty, .unreadable: .error
    }
  }
}
