internal import Foundation

/// How much the tests do: what a change needs in minutes, or everything.
package enum Tier {
  /// Whether slow tests run, as in `tools/test --full`.
  package static let isFull = ProcessInfo.processInfo.environment["PEGBAR_TESTS"] == "full"

  /// Why a test is skipped.
  package static let notice = "slow: runs with tools/test --full, or PEGBAR_TESTS=full"

  /// All elements in the full tier, otherwise every `stride`th, beginning with the first.
  package static func some<Element>(_ elements: [Element], every stride: Int) -> [Element] {
    isFull ? elements : elements.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}
