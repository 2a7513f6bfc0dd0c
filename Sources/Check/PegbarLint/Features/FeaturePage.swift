/// What the page of a feature says beside the table of player support.
struct FeaturePage: Sendable {
  /// What a designer does where a player lacks the feature; empty where every player has it.
  let wayOut: String
  /// A small document that uses it.
  let example: RuleExample

  init(_ wayOut: String = "", example: RuleExample) {
    self.wayOut = wayOut
    self.example = example
  }
}
