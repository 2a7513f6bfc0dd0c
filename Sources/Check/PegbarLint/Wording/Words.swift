internal import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// Numbers and lists as people read them.
package enum Words {
  private static let numbers = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// `one thing`, `12 things`: words up to twelve, digits above.
  package static func spelled(_ count: Int, _ noun: String) -> String {
    let number = numbers.indices.contains(count) ? numbers[count] : WholeNumber.text(count)
    return "\(number) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `1 layer`, `1,234 layers`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(WholeNumber.text(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A text that begins a sentence: with a capital letter.
  package static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A number for reading: three digits after the point at most.
  package static func number(_ number: Double) -> String {
    NumberText.text((number * 1000).rounded() / 1000)
  }

  /// A bound, rounded up: one that is not 0 never reads as none.
  package static func bound(_ error: Double, _ unit: Finding.Unit) -> String {
    func text(_ value: Double) -> String {
      NumberText.text((value * 1000 - 1e-6).rounded(.up) / 1000)
    }
    switch unit {
    case .points: return "\(text(error)) pt"
    case .degrees: return "\(text(error))°"
    case .fraction: return "\(text(error * 100)) %"
    }
  }

  /// A part of a whole, as a whole number of percent; what is there is never 0 %.
  package static func percent(_ part: Double) -> String {
    if part > 0, part < 0.01 { return "less than 1 %" }
    return "\(NumberText.text((part * 100).rounded())) %"
  }

  /// `12 kB`: a number of bytes, as file managers of Apple's systems count them.
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
