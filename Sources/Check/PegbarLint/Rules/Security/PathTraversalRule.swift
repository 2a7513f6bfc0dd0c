public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Path outside the folder of the animation.
  package static let pathTraversal = Rule(
    .rule(
      "sec/path-traversal", .error,
      RulePage(
        title: "Path outside the animation's folder",
        meaning: """
          The path uses “..” to reach a folder above the animation's folder. Such a path allows the \
          animation to reference any file on the computer.
          """,
        effect:
          """
          Some players might read files that do not belong to the animation. Other players reject \
          the animation.
          """,
        wayOut: """
          Move the file to the animation's folder or a subfolder, and reference it by its relative \
          path.
          """
      )),
    example: .asset(#""u": "../../secrets/", "p": "key.png""#),
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.leavesFolder else { continue }
        run.report("the path \(address.shown) is outside the animation's folder", at: asset.source)
      }
      for font in run.document.fonts {
        guard let address = font.path.map(FileAddress.init(_:)), address.leavesFolder else {
          continue
        }
        run.report("the path \(address.shown) is outside the animation's folder", at: font.source)
      }
    })
}

extension FindingKind {
  /// Path outside the folder of the animation (`sec/path-traversal`).
  public static let pathTraversal = Rule.pathTraversal.pageKind
}
