/// The first sentence of a report, which summarizes the result for a designer.
struct Verdict {
  /// The result for a file, from best to worst.
  enum Standing: Comparable {
    /// No findings, or only notes.
    case same
    /// Issues to review, without a visible difference.
    case advice
    /// Errors without a visible difference here.
    case faulty
    /// Visible differences.
    case different
    /// Nothing can be displayed.
    case unreadable
  }

  /// The result for the file.
  let standing: Standing
  /// The number of visible differences.
  let changes: Int
  /// The number of errors without a visible difference.
  let faults: Int
  /// The number of issues to review.
  let advice: Int
  private let isConverted: Bool
  /// `true` if no layer is visible in any frame.
  private let isEmpty: Bool

  /// Creates the verdict on a report from its groups.
  init(_ report: Report, _ groups: [FindingGroup]) {
    isEmpty = groups.contains { $0.kind == .nothingVisible }
    changes = groups.count { $0.meaning == .change && $0.kind != .nothingVisible }
    faults = groups.count { $0.meaning == .fault }
    advice = groups.count { $0.meaning == .advice }
    isConverted = report.statistics != nil
    let shown: Standing =
      changes > 0 || isEmpty ? .different : faults > 0 ? .faulty : advice > 0 ? .advice : .same
    standing = report.isUnreadable ? .unreadable : shown
  }

  /// The verdict, in one or more sentences.
  var text: String {
    // Only a conversion compares the appearance.
    let looksSame = isConverted && standing < .different
    switch standing {
    case .unreadable: return "cannot be read."
    case .same: return looksSame ? "looks the same as the design." : "no problems."
    case .different, .faulty, .advice:
      let sentences = [
        looksSame ? "looks the same as the design." : isEmpty ? "nothing is visible." : "",
        Self.sentence(changes, "visible difference"),
        Self.sentence(faults, "problem"),
        Self.sentence(advice, "issue", " to review"),
      ].filter { !$0.isEmpty }
      let rest = sentences.dropFirst().map(Words.capitalized)
      return (sentences.prefix(1) + rest).joined(separator: " ")
    }
  }

  /// Returns a sentence about a number of issues; empty if there are none.
  private static func sentence(_ count: Int, _ noun: String, _ end: String = "") -> String {
    count == 0 ? "" : "\(Words.counted(count, noun))\(end)."
  }

  /// The color of the sentence.
  var tone: TextLayout.Tone {
    switch standing {
    case .same: .good
    case .advice: .strong
    case .different: .warning
    case .faulty, .unreadable: .error
    }
  }
}
