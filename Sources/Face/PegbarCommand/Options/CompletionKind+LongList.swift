internal import ArgumentParser

extension CompletionKind {
  /// Words that take a while to make: ArgumentParser would have them whenever the command starts, but only
  /// scripts for completions need them.
  static func longList(_ words: @autoclosure () -> [String]) -> CompletionKind {
    let isScript = CommandLine.arguments.contains { $0.hasPrefix("--generate-completion-script") }
    return isScript ? .list(words()) : .default
  }
}
