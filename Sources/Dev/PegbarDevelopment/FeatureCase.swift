package import PegbarLint

/// A feature of the format as one sample uses it: a line of `Samples/features.tsv`.
///
/// A feature with several cases has several lines, the best outcome first.
package struct FeatureCase: Sendable {
  /// The feature.
  package let feature: Feature
  /// The feature and the case, in the words of After Effects.
  package let title: String
  /// The path of the sample, from `Samples` on.
  package let sample: String
  /// What of the sample is the feature, without blanks; nothing where no picture could be without it.
  package let texts: [String]
  /// What stands in place of each in a sample that lacks the feature.
  package let replacements: [String]

  /// A table that cannot be read.
  package struct Malformed: Error, CustomStringConvertible {
    /// The line that is wrong.
    package let description: String
  }

  /// Reads a table: a heading, and a line for each case with tabs between its fields; of several texts
  /// there is a `|` between each and the next.
  package static func all(in table: [UInt8]) throws(Malformed) -> [FeatureCase] {
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst()
    var cases: [FeatureCase] = []
    for line in lines { cases.append(try FeatureCase(line)) }
    return cases
  }

  private init(_ line: Substring) throws(Malformed) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let feature = Feature(rawValue: fields[0]) else {
      throw Malformed(description: String(line))
    }
    self.feature = feature
    (title, sample) = (fields[1], fields[2])
    texts = fields[3].split(separator: "|").map(String.init)
    replacements = fields[4].split(separator: "|").map(String.init)
    guard texts.count == replacements.count else { throw Malformed(description: String(line)) }
  }

  /// The sample without the feature; nothing where no picture could be without it.
  package func without(in sample: [UInt8]) -> [UInt8]? {
    guard !texts.isEmpty else { return nil }
    var json = String(decoding: Self.compact(sample), as: UTF8.self)
    for (text, replacement) in zip(texts, replacements) {
      json = json.replacing(text, with: replacement)
    }
    return Array(json.utf8)
  }

  /// JSON without blanks between its parts, so that it does not matter how a sample is laid out.
  private static func compact(_ json: [UInt8]) -> [UInt8] {
    var isInString = false
    var isEscaped = false
    return json.filter { byte in
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      }
      return isInString || byte > UInt8(ascii: " ")
    }
  }
}
