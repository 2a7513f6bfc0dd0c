@testable import PegbarLint

/// Examples of rules about Wear OS tiles.
enum WearExamples {
  static let table: [String: RuleExamples] = [
    "wear/tile": wearTile
  ]

  private static var wearTile: RuleExamples {
    func slots(_ count: Int) -> RuleExample {
      let slots = (1...count).map { #""color\#($0)": {"p": {"a": 0, "k": [0, 0, 0, 1]}}"# }
      return .animation("\"slots\": {\(slots.joined(separator: ", "))}")
    }
    return RuleExamples(
      found: [slots(11).excerpted(#""slots": {"color1": …, "color2": …, … "color11": …}"#)],
      silent: [slots(10)])
  }
}
