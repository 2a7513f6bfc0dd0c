import Pegbar
import Testing

/// What becomes of features, measured on the samples.
@Suite struct FeatureOutcomeTests {
  @Test("nothing is lost without a finding")
  func silence() throws {
    for row in try FeatureArticleTests.article.get().rows {
      let (title, outcome) = (row.entry.title, row.outcome)
      #expect(outcome.doubt.isEmpty, "\(title): \(outcome.doubt)")
      if outcome.fate > .baked { #expect(!outcome.kinds.isEmpty, "\(title)") }
    }
  }

  @Test("each way in which a feature can fare is told apart by what is drawn")
  func fates() throws {
    let rows = try FeatureArticleTests.article.get().rows
    func fate(_ sample: String) -> FeatureOutcome.Fate? {
      rows.first { $0.entry.sample == sample }?.outcome.fate
    }
    #expect(fate("merge/modes") == .exact)
    #expect(fate("motion/curved-path") == .baked)
    #expect(fate("merge/stroked") == .approximate)
    #expect(fate("mask/feather") == .reported)
    // Nothing of it is drawn either way, and a finding says that the code lacks it.
    #expect(fate("slots/outline") == .reported)
  }
}
