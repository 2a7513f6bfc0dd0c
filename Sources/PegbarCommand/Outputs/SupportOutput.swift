internal import Pegbar

/// The file with what the scenes of a run share.
struct SupportOutput {
  private let path: String
  private let isNonisolated: Bool

  /// The file that conversions need; nothing where none does, or where their code goes to the
  /// standard output.
  ///
  /// - Parameter folder: Where it stands, with a slash at the end; beside the code without.
  init?(of jobs: [ConversionJob], in folder: String? = nil) {
    guard let job = jobs.first(where: { $0.options.support == .shared }),
      let place = folder ?? job.destination.directory
    else { return nil }
    path = OutputDestination.folderPath(place) + SupportFile.name
    isNonisolated = job.options.isNonisolated
  }

  /// Puts the file in place.
  ///
  /// - Throws: where it cannot be written, or what is there must stay.
  func write(rules: OutputRules) throws(CommandFailure) {
    let bytes = Pegbar.supportFile(isNonisolated: isNonisolated).bytes
    var rules = rules
    rules.sourceName = nil
    let refusal: CommandFailure?
    do throws(FileError) {
      refusal = try Output(path: path, bytes: bytes, kind: .sealed(.swift)).write(rules: rules)
    } catch {
      throw .usage(error.message)
    }
    if let refusal { throw refusal }
  }
}
