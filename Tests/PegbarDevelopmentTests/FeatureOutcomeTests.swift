import Pegbar
import PegbarDevelopment
import Testing

/// What becomes of features, measured on the samples.
@Suite struct FeatureOutcomeTests {
  @Test("nothing is lost without a finding")
  func silence() throws {
    for row in try FeatureArticleTests.article.get().rows {
      let (title, outcome) = (row.entry.title, row.outcome)
      #expect(outcome.problem.isEmpty, "\(title): \(outcome.problem)")
      if outcome.support > .baked { #expect(!outcome.kinds.isEmpty, "\(title)") }
    }
  }

  @Test("each way in which a feature can fare is told apart by what is drawn")
  func fates() throws {
    let rows = try FeatureArticleTests.article.get().rows
    func support(_ sample: String) -> FeatureOutcome.Support? {
      rows.first { $0.entry.sample == sample }?.outcome.support
    }
    #expect(support("merge/modes") == .exact)
    #expect(support("motion/curved-path") == .baked)
    #expect(support("merge/stroked") == .approximate)
    #expect(support("mask/feather") == .reported)
    // Nothing of it is drawn either way, and a finding says that the code lacks it.
    #expect(support("slots/outline") == .reported)
  }
}
