/// The sentence with which a report begins: what a designer wants to know.
struct Verdict {
  /// How a file fares, the best first.
  enum Standing: Comparable {
    /// Nothing is to be said, or nothing that anybody has to look at.
    case same
    /// Nothing looks different, but something is worth a look.
    case advice
    /// Something looks different.
    case different
    /// Nothing can be shown.
    case unreadable
  }

  /// How the file fares.
  let standing: Standing
  /// How many things look different.
  let changes: Int
  /// How many things are worth a look.
  let advice: Int
  private let isConverted: Bool

  /// Sums up a report from its groups.
  init(_ report: Report, _ groups: [FindingGroup]) {
    changes = groups.count { $0.meaning == .change }
    advice = groups.count { $0.meaning == .advice }
    isConverted = report.statistics != nil
    let shown: Standing = changes > 0 ? .different : advice > 0 ? .advice : .same
    standing = report.failure == nil ? shown : .unreadable
  }

  /// The sentence, or two.
  var text: String {
    let look = "\(Words.spelled(advice, "thing")) \(advice == 1 ? "is" : "are") worth a look."
    switch standing {
    case .unreadable: return "cannot be shown."
    case .different:
      let first = "\(Words.spelled(changes, "thing")) will look different."
      return advice == 0 ? first : "\(first) \(Words.capitalized(look))"
    case .advice: return isConverted ? "looks the same. \(Words.capitalized(look))" : look
    // Without a conversion nobody has compared what it would look like.
    case .same: return isConverted ? "looks the same." : "nothing is wrong."
    }
  }

  /// The colour of the sentence.
  var tone: TextLayout.Tone {
    switch standing {
    case .same: .good
    case .advice: .strong
    case .different: .warning
    case .unreadable: .error
    }
  }
}
