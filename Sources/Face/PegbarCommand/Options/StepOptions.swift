internal import ArgumentParser

/// The options of `convert` for build steps.
struct StepOptions: ParsableArguments {
  @Flag(
    help: """
      Run as a build step: write only the file given by --output, including the view that --host \
      requests. Images are written only with --images, and shared functions only by 'pegbar \
      support'.
      """)
  var buildStep = false

  @Option(
    help: ArgumentHelp(
      """
      Avoid the type name of this animation, which is in the same module. Requires --build-step. \
      May be repeated.
      """, valueName: "file"),
    completion: .file())
  var beside: [String] = []

  /// Validates the arguments before any file is read.
  ///
  /// - Parameter isOneFile: Whether one input file becomes one Swift file.
  func validate(_ isOneFile: Bool) throws {
    if buildStep, !isOneFile {
      throw ValidationError("--build-step requires one input file, and a file with --output.")
    }
    if !buildStep, !beside.isEmpty { throw ValidationError("--beside requires --build-step.") }
  }
}
