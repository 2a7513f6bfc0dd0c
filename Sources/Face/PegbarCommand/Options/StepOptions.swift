internal import ArgumentParser

/// How `convert` behaves as a step of a build.
struct StepOptions: ParsableArguments {
  @Flag(
    help: """
      Run as a step of a build: write exactly the file given by --output. The view of --host stands in \
      it, images are written only with --images, and shared functions by 'pegbar support'.
      """)
  var buildStep = false

  @Option(
    help: ArgumentHelp(
      """
      With --build-step: another animation of the module, whose type gets another name. May be repeated.
      """, valueName: "file"),
    completion: .file())
  var beside: [String] = []

  /// Checks what can be told before anything is read.
  ///
  /// - Parameter isOneFile: Whether one file becomes one file of Swift.
  func validate(_ isOneFile: Bool) throws {
    if buildStep, !isOneFile {
      throw ValidationError("--build-step needs one file, and --output with the file to write.")
    }
    if !buildStep, !beside.isEmpty { throw ValidationError("--beside needs --build-step.") }
  }
}
