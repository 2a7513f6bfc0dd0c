public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Size that differs from that of other animations.
  package static let consistentSize = Rule(
    .rule(
      "folder/consistent-size", .note,
      RulePage(
        title: "Size inconsistent with the other animations in the folder",
        meaning: """
          More than half of the animations in the folder have the same width and height, but not \
          this one.
          """,
        effect: "The animation is larger or smaller than the others in the same view.",
        wayOut: """
          Set Width and Height to those of the other animations (Composition > Composition \
          Settings), and export again.
          """,
        example: "a 64 × 64 pixel animation in a folder with two 48 × 48 pixel animations")),
    standing: .optional,
    options: [.folderMinimum],
    check: .folder { comparison in
      let (own, folder) = (comparison.animation, comparison.folder)
      guard let common = folder.size, own.size != common,
        Double(folder.animations.count) >= comparison.number("files")
      else { return nil }
      let count = folder.count { $0.size == common }
      return FolderComparison.Difference(
        message: "the size is \(NumberWords.size(own.size.x, own.size.y)), but "
          + "\(NumberWords.size(common.x, common.y)) in \(count) of \(folder.animations.count) "
          + "animations in the folder", key: "w")
    })
}

extension FindingKind {
  /// Size inconsistent with the other animations in the folder (`folder/consistent-size`).
  public static let consistentSize = Rule.consistentSize.pageKind
}
