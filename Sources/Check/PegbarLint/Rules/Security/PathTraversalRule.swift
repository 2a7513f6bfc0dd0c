public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A path leads out of the folder of the animation.
  package static let pathTraversal = Rule(
    .rule(
      "sec/path-traversal", .error,
      RulePage(
        title: "A path leads out of the folder",
        meaning: """
          The path goes up, with “..”, to a folder above that of the animation. In this way, the \
          animation can name any file of the computer.
          """,
        effect:
          "A player may read files that do not belong to the animation; others refuse the file.",
        wayOut:
          "Put the file beside the animation, or into a folder there, and name it by that path."
      )),
    example: .asset(#""u": "../../secrets/", "p": "key.png""#),
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.leavesFolder else { continue }
        run.report("the path \(address.shown) leads out of the folder", at: asset.source)
      }
      for font in run.document.fonts {
        guard let address = font.path.map(FileAddress.init(_:)), address.leavesFolder else {
          continue
        }
        run.report("the path \(address.shown) leads out of the folder", at: font.source)
      }
    })
}

extension FindingKind {
  /// A path leads out of the folder (`sec/path-traversal`).
  public static let pathTraversal = Rule.pathTraversal.pageKind
}
