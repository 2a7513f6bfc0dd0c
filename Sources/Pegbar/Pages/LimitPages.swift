internal import PegbarDiagnostics

/// What limits there are, as text.
package enum LimitPages {
  /// Every limit with its usual value and what happens beyond it.
  package static var list: String {
    var text = """
      How much of a file is read, kept and drawn at most. Change a limit with --limit NAME=VALUE.

      """
    for limit in Limit.all {
      text += "\n\(limit.name): \(limit.text(limit.usual))"
      if limit.largest < 1 << 31 { text += ", up to \(limit.text(limit.largest))" }
      text += "\n"
      for line in lines(limit.meaning) { text += "    \(line)\n" }
    }
    return text
  }

  /// The words of a text in lines of at most 76 letters.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 76 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
