internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// Numbers and lists in text for people.
package enum Words {
  /// Returns `1 layer` or `1,234 layers`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(WholeNumber.text(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns `a`, `a and b`, or `a, b and c`, with the conjunction before the last word.
  package static func list(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns text with an initial capital letter.
  package static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns a number with at most three decimal places.
  package static func number(_ number: Double) -> String {
    NumberText.text((number * 1000).rounded() / 1000)
  }

  /// Returns an error bound, rounded up so that a value other than 0 is never displayed as 0.
  package static func bound(_ error: Double, _ unit: Finding.Unit) -> String {
    func text(_ value: Double) -> String {
      NumberText.text((value * 1000 - 1e-6).rounded(.up) / 1000)
    }
    switch unit {
    case .points: return "\(text(error)) pt"
    case .degrees: return "\(text(error))°"
    case .fraction: return "\(text(error * 100))%"
    }
  }

  /// Returns a fraction as a whole percentage.
  ///
  /// A fraction below 1% other than 0 is never displayed as 0%.
  package static func percent(_ part: Double) -> String {
    if part > 0, part < 0.01 { return "less than 1%" }
    return "\(NumberText.text((part * 100).rounded()))%"
  }

  /// Returns a size in bytes in the form `12 kB`, with the units of Apple's file managers.
  package static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return counted(count, "byte") }
    var value = Double(count)
    var unit = "bytes"
    for larger in ["kB", "MB", "GB"] where value >= 999.5 {
      value /= 1000
      unit = larger
    }
    let digits = value < 10 ? (value * 10).rounded() / 10 : value.rounded()
    return "\(NumberText.text(digits)) \(unit)"
  }
}
