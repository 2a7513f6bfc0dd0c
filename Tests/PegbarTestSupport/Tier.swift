internal import Foundation
package import Testing

/// The amount of tests: those that a change requires, which take minutes, or all.
package enum Tier {
  /// `true` if slow tests run, as in `tools/test --full`.
  package static let isFull = ProcessInfo.processInfo.environment["PEGBAR_TESTS"] == "full"

  /// The reason why a test is skipped.
  fileprivate static let notice: Comment = "slow: runs with tools/test --full, or PEGBAR_TESTS=full"

  /// Returns all elements in the full tier, otherwise every `stride`th, beginning with the first.
  package static func some<Element>(
    _ elements: some Collection<Element>, every stride: Int
  ) -> [Element] {
    guard !isFull else { return Array(elements) }
    return elements.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  }
}

extension Trait where Self == ConditionTrait {
  /// A trait for tests that only the full tier runs.
  package static var slow: Self { .enabled(if: Tier.isFull, Tier.notice) }
}
