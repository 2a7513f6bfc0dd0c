/// Polls for files that have changed.
struct Watch {
  /// The named configuration for all files, if any.
  let configurationFile: String?
  /// Returns the files to watch.
  let find: () -> FoundInputs

  /// The polling interval, in microseconds.
  private static let pause: UInt32 = 300_000

  /// Passes all files, and later the changed ones, to a closure until a signal ends the process.
  ///
  /// No file is partially written at the end. Errors are printed, and watching continues.
  ///
  /// - Parameter body: Receives all files, and the paths of new or changed files: all if a
  ///   configuration changed.
  func run(_ body: (_ all: FoundInputs, _ changed: Set<String>) async throws -> Void) async throws {
    var known: [String: FileState]?
    var knownConfigurations: [String: FileState] = [:]
    while true {
      var found = find()
      let states = Self.states(of: found.inputs.map(\.path))
      let configurations = Self.states(of: configurationPlaces(for: found.inputs))
      let isConfigured = configurations == knownConfigurations
      let changed = Set(states.keys.filter { !isConfigured || known?[$0] != states[$0] })
      // Errors of unreadable paths are printed only once.
      if known != nil { found.failures = [] }
      if !changed.isEmpty || known == nil {
        do { try await body(found, changed) } catch let failure as CommandFailure {
          if let message = failure.message { Console.error(message) }
        } catch let failure as FileError {
          Console.error(failure.message)
        }
      }
      known = states
      knownConfigurations = configurations
      usleep(Self.pause)
    }
  }

  private static func states(of paths: [String]) -> [String: FileState] {
    Dictionary(uniqueKeysWithValues: Set(paths).map { ($0, FileState(of: $0)) })
      .compactMapValues(\.self)
  }

  /// Returns the existing or possible paths of configurations for files.
  private func configurationPlaces(for inputs: [FoundInput]) -> [String] {
    if let configurationFile { return [configurationFile] }
    return ConfigurationFiles.places(above: inputs.map(\.path))
  }
}

/// The properties that identify a change of a file.
private struct FileState: Equatable {
  var size: Int64
  var seconds: Int64
  var nanoseconds: Int64
  var identity: FileIdentity?

  /// Reads the state of a file; `nil` if it does not exist.
  init?(of path: String) {
    guard let status = Files.status(of: path) else { return nil }
    size = Int64(status.st_size)
    let time = status.changeTime
    (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
    identity = FileIdentity(status)
  }
}
