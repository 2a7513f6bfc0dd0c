public import PegbarDiagnostics

extension Rule {
  /// Animation that is in the folder twice.
  package static let duplicateAnimation = Rule(
    .rule(
      "folder/duplicate-animation", .note,
      RulePage(
        title: "Duplicate animation in the folder",
        meaning: """
          Another animation in the folder has the same content, except for white space, names and \
          metadata. Only files of the same format are compared.
          """,
        effect: "The app is larger than necessary, and changes must be made in several files.",
        wayOut: "Delete one of the files, and use the other one in its place.",
        example: "wave.json and a copy of it with other layer names")),
    check: .folder { comparison in
      let own = comparison.animation
      guard let first = comparison.folder.firsts[own.content],
        first.file != own.file || first.name != own.name, own.content.byteCount > 0
      else { return nil }
      return FolderComparison.Difference(
        message: "the animation is identical to “\(first.name)”")
    })
}

extension FindingKind {
  /// Duplicate animation in the folder (`folder/duplicate-animation`).
  public static let duplicateAnimation = Rule.duplicateAnimation.pageKind
}
