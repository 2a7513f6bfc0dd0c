internal import Pegbar

/// Files that belong together; if one is refused or cannot be staged, none is replaced.
struct OutputBundle: Sendable {
  /// The files, in the order of publication.
  private(set) var outputs: [Output] = []
  /// The files that differ from the existing ones.
  private(set) var changed: [Output] = []
  /// The reasons why files must not be replaced, with the fix.
  private(set) var refusals: [String] = []

  /// The resulting status of the files.
  var status: Report.Status {
    if !refusals.isEmpty { return .refused }
    return changed.isEmpty ? .unchanged : .written
  }

  /// Adds a file after a check of the existing one.
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
    // An unchanged file is not written, so that it keeps its date.
    if existing == output.bytes { return }
    if let reason = rules.refusal(of: existing, for: output) {
      refusals.append("\(output.path): not replaced: \(reason); --force replaces it")
    } else {
      changed.append(output)
    }
  }

  /// Adds a file that is published before the others.
  mutating func addFirst(_ output: Output, rules: OutputRules) throws(FileError) {
    var first = OutputBundle()
    try first.add(output, rules: rules)
    outputs = first.outputs + outputs
    changed = first.changed + changed
    refusals += first.refusals
  }

  /// Publishes the changed files, unless one is refused.
  ///
  /// - Throws: A `FileError` if a file cannot be written. If it cannot be staged, no file has
  ///   changed.
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
