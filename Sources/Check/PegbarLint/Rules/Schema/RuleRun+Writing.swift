internal import PegbarDiagnostics
internal import PegbarLottie

extension RuleRun {
  /// Reports the number of occurrences of a trait once, at the first of them.
  func report(_ trait: WritingTrait, _ message: (_ count: Int) -> String) {
    guard let found = document.writing[trait] else { return }
    report(message(found.count), at: found.first, occurrences: found.count)
  }
}
