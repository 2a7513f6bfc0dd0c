internal import PegbarDiagnostics
internal import PegbarLottie

extension RuleRun {
  /// Reports once, where it is first, how often the document is written in some way.
  func report(_ trait: WritingTrait, _ message: (_ count: Int) -> String) {
    guard let found = document.writing[trait] else { return }
    report(message(found.count), at: found.first, occurrences: found.count)
  }
}
