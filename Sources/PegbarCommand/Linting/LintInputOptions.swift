internal import ArgumentParser

/// Which files lint takes; none where only a configuration is printed.
struct LintInputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Animations, and folders of them; - for the standard input.", valueName: "file|folder"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var list: ListOptions

  /// The paths of the arguments and of the list.
  func allPaths() throws(CommandFailure) -> [String] { try list.allPaths(paths) }
}
