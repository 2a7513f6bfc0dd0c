internal import Pegbar

/// The files that belong together: all of them are put in place, or none.
struct OutputBundle: Sendable {
  /// The files, in the order in which they are put in place.
  private(set) var outputs: [Output] = []
  /// Those whose bytes are other ones than what is there.
  private(set) var changed: [Output] = []
  /// Why some must not be replaced, with the way out.
  private(set) var refusals: [String] = []

  /// What becomes of the files.
  var status: Report.Status {
    if !refusals.isEmpty { return .refused }
    return changed.isEmpty ? .unchanged : .written
  }

  /// Adds a file, and looks at what is in its place.
  mutating func add(_ output: Output, rules: OutputRules) throws(FileError) {
    outputs.append(output)
    let place = try Files.destination(of: output.path)
    if Files.isDirectory(place) { throw FileError(output.path, because: "is a folder") }
    guard Files.exists(place), !Files.isSpecial(place) else {
      changed.append(output)
      return
    }
    if let identity = Files.identity(of: place), rules.inputs.contains(identity) {
      throw FileError(output.path, because: "would overwrite the input")
    }
    let existing = try Files.read(place)
    // What is there stays there, with its date.
    if existing == output.bytes { return }
    if let reason = rules.refusal(of: existing, for: output) {
      refusals.append("\(output.path): is not replaced: \(reason); --force replaces it")
    } else {
      changed.append(output)
    }
  }

  /// Adds a file that is put in place before the others.
  mutating func addFirst(_ output: Output, rules: OutputRules) throws(FileError) {
    var first = OutputBundle()
    try first.add(output, rules: rules)
    outputs = first.outputs + outputs
    changed = first.changed + changed
    refusals += first.refusals
  }

  /// Puts the files in place that have changed, unless one is refused.
  ///
  /// - Throws: where one cannot be written; then all are as they were before.
  func commit() throws(FileError) {
    guard refusals.isEmpty else { return }
    var staged: [StagedFile] = []
    do throws(FileError) {
      for output in changed { staged.append(try StagedFile(output.bytes, for: output.path)) }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    for index in staged.indices {
      do throws(FileError) { try staged[index].publish() } catch {
        for file in staged[(index + 1)...] { file.discard() }
        throw error
      }
    }
  }
}
