@testable import PegbarLint

/// Examples of rules about files and their text.
enum FormatExamples {
  static let table: [String: RuleExamples] = [
    "format/extension-mismatch": extensionMismatch,
    "format/single-line": singleLine,
    "format/unknown-key": unknownKey,
  ]

  private static var extensionMismatch: RuleExamples {
    RuleExamples(
      found: [
        RuleExample.animation("").named("day.lottie")
          .excerpted("a file named day.lottie that contains JSON"),
        RuleExample.animation("").named("day.tgs"),
        RuleExample.animation("").inFile(of: 100, isGzip: true).named("day.json"),
        RuleExample.archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json")
          .named("day.JSON"),
      ],
      silent: [
        .animation(""), .animation("").named("day.lot"),
        .animation("").inFile(of: 100, isGzip: true),
        .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json"),
        // Other extensions, and text without a file name, are not checked.
        .animation("").inFile(of: 100, isGzip: true).named("day.json.gz"), .animation("").named(""),
      ])
  }

  private static var singleLine: RuleExamples {
    RuleExamples(
      found: [.animation("").excerpted(#"{"v":"5.7.0","fr":30,"ip":0,"op":60, …}"#)],
      silent: [
        .animation("\"nm\": \"Peg\",\n\"w\": 200"),
        // Only text is compared line by line.
        .animation("").inFile(of: 100, isGzip: true),
      ])
  }

  private static var unknownKey: RuleExamples {
    RuleExamples(
      found: [.shapes(#"{"ty": "fl", "colour": [1, 0, 0]}"#)],
      silent: [
        .shapes(#"{"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}}"#),
        // Internal data of exporters and players.
        .shapes(#"{"ty": "fl", "cix": 2, "__used": true}"#),
      ])
  }
}
