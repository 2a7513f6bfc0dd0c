internal import ArgumentParser

/// How `convert` behaves as a step of a build.
struct StepOptions: ParsableArguments {
  @Flag(
    help: """
      Be a step of a build: write the file of --output, whatever the source is, and no other. The view \
      of --host stands in it, images are not written, and shared functions are left to 'pegbar support'.
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
