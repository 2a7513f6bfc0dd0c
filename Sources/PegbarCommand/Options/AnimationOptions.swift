internal import ArgumentParser

/// Which animation of an archive is meant.
struct AnimationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The animation of a dotLottie archive; the one it shows first without.", valueName: "id"))
  var animation: String?
}
