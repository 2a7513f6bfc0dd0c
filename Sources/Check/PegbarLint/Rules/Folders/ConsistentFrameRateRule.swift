public import PegbarDiagnostics

extension Rule {
  /// Frame rate that differs from that of other animations.
  package static let consistentFrameRate = Rule(
    .rule(
      "folder/consistent-frame-rate", .note,
      RulePage(
        title: "Frame rate inconsistent with the other animations in the folder",
        meaning: """
          More than half of the animations in the folder have the same frame rate, but not this \
          one.
          """,
        effect: "The motion looks smoother or choppier than that of the other animations.",
        wayOut: """
          Set Frame Rate to that of the other animations (Composition > Composition Settings), \
          and export again.
          """,
        example: "an animation at 24 frames per second in a folder with two at 30")),
    options: [.folderMinimum],
    check: .folder { comparison in
      let (own, folder) = (comparison.animation, comparison.folder)
      guard let common = folder.frameRate, own.frameRate != common,
        Double(folder.animations.count) >= comparison.number("files")
      else { return nil }
      let count = folder.count { $0.frameRate == common }
      return FolderComparison.Difference(
        message: "the frame rate is \(NumberWords.number(own.frameRate)) frames per second, but "
          + "\(NumberWords.number(common)) in \(count) of \(folder.animations.count) animations in "
          + "the folder", key: "fr")
    })
}

extension RuleOption {
  /// The number of animations from which a folder has a norm.
  static let folderMinimum = RuleOption(
    "files", 3, in: 2...1e6, "minimum number of animations in the folder")
}

extension FindingKind {
  /// Frame rate inconsistent with the other animations in the folder (`folder/consistent-frame-rate`).
  public static let consistentFrameRate = Rule.consistentFrameRate.pageKind
}
