internal import Pegbar

/// The archive that a thread opened last, so that it is opened once for several animations.
final class OpenedInput {
  private var last: (input: FoundInput, file: AnimationFile)?

  /// Returns the contents of a file; one byte beyond the limit identifies a larger file.
  func file(of input: FoundInput, _ limits: Limits) throws(FileError) -> AnimationFile {
    if let last, last.input == input { return last.file }
    last = nil
    let file = AnimationFile(try input.read(limits), limits: limits)
    if file.isArchive { last = (input, file) }
    return file
  }
}
