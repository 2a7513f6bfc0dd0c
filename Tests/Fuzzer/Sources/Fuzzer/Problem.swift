/// A mutant that crashes, exceeds a limit, or has an invalid result.
struct Problem: Equatable {
  var end: Child.End
  var step: Trial.Step?
  var number: Int
  /// A description of the problem, or the last message of the process.
  var text: String

  /// The problem in one line.
  var summary: String {
    let what = "mutant \(number): \(end.word) in \(step?.rawValue ?? "making it")"
    return text.isEmpty ? what : "\(what): \(text)"
  }

  /// Returns `true` if both problems probably have the same cause.
  func isAlike(_ other: Problem) -> Bool {
    end.word == other.end.word && step == other.step && kind == other.kind
  }

  /// The text without its numbers.
  private var kind: String { text.filter { !$0.isNumber } }
}
