/// The page text of a feature, in addition to the table of player support.
struct FeaturePage: Sendable {
  /// The fix for a player without the feature, or an empty string if every player supports it.
  let wayOut: String
  /// A small document that uses the feature.
  let example: RuleExample

  init(_ wayOut: String = "", example: RuleExample) {
    self.wayOut = wayOut
    self.example = example
  }
}
