import Pegbar
import PegbarDevelopment
import PegbarLint
import PegbarTestSupport
import Testing

/// The outcome of each feature, measured with the samples in `Samples/features.tsv`.
@Suite struct FeatureArticleTests {
  /// The cases of the table, or none if it cannot be read.
  static let cases = (try? FeatureCase.all(in: Repository.bytes("Samples/features.tsv"))) ?? []

  /// The article with every eighth row and the rows of `samples`, measured once for all tests.
  ///
  /// `tools/update pages --check` measures all rows.
  static let article = Result {
    let lines = try Repository.bytes("Samples/features.tsv").split(separator: UInt8(ascii: "\n"))
    let table = lines.enumerated().filter { number, line in
      let text = String(decoding: line, as: UTF8.self)
      return number % 8 == 0 || samples.contains { text.contains("\t\($0)\t") }
    }.map(\.element)
    return try FeatureArticle(table: Array(table.joined(separator: [UInt8(ascii: "\n")]))) {
      try Repository.bytes("Samples/\($0).json")
    }
  }

  /// The samples that the tests require.
  private static let samples = [
    "merge/modes", "motion/curved-path", "merge/stroked", "mask/feather", "slots/outline",
  ]

  @Test("every player feature has a sample, and samples of a feature are adjacent")
  func completeness() {
    let order = Self.cases.map(\.feature).grouped { $0 }.flatMap(\.elements)
    #expect(order == Self.cases.map(\.feature))
    #expect(Set(order) == Set(PlayerSupport.features))
    #expect(Set(Self.cases.map(\.title)).count > order.count / 2)
  }

  @Test("every feature is below exactly one heading")
  func headings() {
    for feature in PlayerSupport.features {
      let sections = FeatureArticle.sections.filter { $0.families.contains(feature.family) }
      #expect(sections.count == 1, "\(feature.rawValue)")
    }
  }

  @Test("finds rows of a feature that are not sorted by support, best first")
  func order() throws {
    #expect(try Self.article.get().unsorted == nil)
    func row(_ title: String, _ sample: String, _ with: String) -> String {
      "mask.feather\t\(title)\t\(sample)\t\(with)\t\n"
    }
    let rows = [row("Sharp", "trim/draw-on", ""), row("Soft", "mask/feather", "")]
    for (rows, unsorted) in [(rows, nil), (rows.reversed(), Feature.maskFeather)] {
      let table = "feature\ttitle\tsample\twith\twithout\n" + rows.joined()
      let article = try FeatureArticle(table: Array(table.utf8)) {
        try Repository.bytes("Samples/\($0).json")
      }
      #expect(article.unsorted == unsorted)
    }
  }

  @Test("a row states the outcome of its feature")
  func row() throws {
    let table = """
      feature\ttitle\tsample\twith\twithout
      shape.trim.parallel\tTrim\ttrim/draw-on\t"ty":"tm"\t"ty":"tm","hd":true

      """
    let article = try FeatureArticle(table: Array(table.utf8)) {
      try Repository.bytes("Samples/\($0).json")
    }
    #expect(article.rows.map(\.outcome.support) == [.exact])
    #expect(article.text.contains("| Trim |"))
  }
}
