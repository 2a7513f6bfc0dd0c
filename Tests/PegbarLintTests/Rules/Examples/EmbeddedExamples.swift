@testable import PegbarLint

/// Examples of rules about embedded devices.
enum EmbeddedExamples {
  static let table: [String: RuleExamples] = [
    "embedded/frame-buffer": frameBuffer
  ]

  private static var frameBuffer: RuleExamples {
    RuleExamples(
      silent: [.animation(#""w": 256, "h": 256"#)])
  }
}
