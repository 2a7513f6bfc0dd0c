internal import ArgumentParser

extension CompletionKind {
  /// Returns a completion list whose words are computed only for completion scripts.
  ///
  /// ArgumentParser would otherwise compute these slow lists at every start.
  static func longList(_ words: @autoclosure () -> [String]) -> CompletionKind {
    let isScript = CommandLine.arguments.contains { $0.hasPrefix("--generate-completion-script") }
    return isScript ? .list(words()) : .default
  }
}
