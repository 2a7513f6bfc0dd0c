import Pegbar
import PegbarDevelopment
import PegbarTestSupport
import Testing

/// The outcomes of features, measured with the samples.
@Suite struct FeatureOutcomeTests {
  @Test("every loss has a finding", .slow)
  func silence() throws {
    for row in try FeatureArticleTests.article.get().rows {
      let (title, outcome) = (row.entry.title, row.outcome)
      #expect(outcome.problem.isEmpty, "\(title): \(outcome.problem)")
      if outcome.support > .baked { #expect(!outcome.kinds.isEmpty, "\(title)") }
    }
  }

  @Test("distinguishes every outcome of a feature by the drawn result")
  func fates() throws {
    let rows = try FeatureArticleTests.article.get().rows
    func support(_ sample: String) -> FeatureOutcome.Support? {
      rows.first { $0.entry.sample == sample }?.outcome.support
    }
    #expect(support("merge/modes") == .exact)
    #expect(support("motion/curved-path") == .baked)
    #expect(support("merge/stroked") == .approximate)
    #expect(support("mask/feather") == .reported)
    // Neither variant draws it, and a finding reports that the code lacks it.
    #expect(support("slots/outline") == .reported)
  }
}
