package import PegbarLint

/// A feature of the format in one sample: a line of `Samples/features.tsv`.
///
/// A feature with several cases has several lines, with the best result first.
package struct FeatureCase: Sendable {
  /// The feature.
  package let feature: Feature
  /// The feature and the case, in After Effects terms.
  package let title: String
  /// The path of the sample in `Samples`.
  package let sample: String
  /// The JSON text of the feature, without white space; empty if the feature cannot be removed.
  package let strings: [String]
  /// The replacement of each text in a sample without the feature.
  package let replacements: [String]

  /// An error for an invalid table.
  package struct Malformed: Error, CustomStringConvertible {
    /// The invalid line.
    package let description: String
  }

  /// Reads a table with a heading, and a line of tab-separated fields for each case.
  ///
  /// Several strings in a field are separated by `|`.
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
    strings = fields[3].split(separator: "|").map(String.init)
    replacements = fields[4].split(separator: "|").map(String.init)
    guard strings.count == replacements.count else { throw Malformed(description: String(line)) }
  }

  /// Returns the sample without the feature, or `nil` if the feature cannot be removed.
  package func without(in sample: [UInt8]) -> [UInt8]? {
    guard !strings.isEmpty else { return nil }
    var json = String(decoding: Self.compact(sample), as: UTF8.self)
    for (text, replacement) in zip(strings, replacements) {
      json = json.replacing(text, with: replacement)
    }
    return Array(json.utf8)
  }

  /// Returns JSON without white space between tokens, so that the layout of a sample does not
  /// matter.
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
