import Pegbar
import PegbarDevelopment
import PegbarLint
import PegbarTestSupport
import Testing

/// The outcome of each feature, measured with the samples in `Samples/features.tsv`.
@Suite struct FeatureArticleTests {
  /// The cases of the table, or none if it cannot be read.
  static let cases = (try? FeatureCase.all(in: Repository.bytes("Samples/features.tsv"))) ?? []

  /// The article, measured once for all tests.
  ///
  /// The quick tier measures every eighth row and the rows of `samples`.
  static let article = Result {
    let lines = try Repository.bytes("Samples/features.tsv").split(separator: UInt8(ascii: "\n"))
    let table = lines.enumerated().filter { number, line in
      let text = String(decoding: line, as: UTF8.self)
      return Tier.isFull || number % 8 == 0 || samples.contains { text.contains("\t\($0)\t") }
    }.map(\.element)
    return try FeatureArticle(table: Array(table.joined(separator: [UInt8(ascii: "\n")]))) {
      try Repository.bytes("Samples/\($0).json")
    }
  }

  /// The samples that the tests require.
  private static let samples = [
    "merge/modes", "motion/curved-path", "merge/stroked", "mask/feather", "slots/outline",
  ]

  @Test(
    "the article on supported features matches tools/update pages",
    .slow)
  func text() throws {
    let page = try? Repository.article("SupportedFeatures")
    #expect(try page == Array(Self.article.get().text.utf8), "run tools/update pages")
  }

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

  @Test("rows of a feature are sorted by support, best first", .slow)
  func order() throws {
    let rows = try Self.article.get().rows
    for (feature, rows) in rows.grouped(by: \.entry.feature) {
      let fates = rows.map(\.outcome.support)
      #expect(fates == fates.sorted(), "\(feature.rawValue)")
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
