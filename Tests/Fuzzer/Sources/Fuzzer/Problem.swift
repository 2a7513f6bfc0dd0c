/// A mutant that needs more than it may, or whose result is wrong.
struct Problem: Equatable {
  var end: Child.End
  var step: Trial.Step?
  var number: Int
  /// What is wrong, or the last words of the process.
  var text: String

  /// In a line.
  var summary: String {
    let what = "mutant \(number): \(end.word) in \(step?.rawValue ?? "making it")"
    return text.isEmpty ? what : "\(what): \(text)"
  }

  /// Whether both are likely to have one cause.
  func isAlike(_ other: Problem) -> Bool {
    end.word == other.end.word && step == other.step && kind == other.kind
  }

  /// The text without the numbers in it.
  private var kind: String { text.filter { !$0.isNumber } }
}
