/// Looks again and again for files that have changed.
struct Watch {
  /// The configuration for all files, where one is named.
  let configurationFile: String?
  /// Finds the files that are watched.
  let find: () -> FoundInputs

  /// How long it waits before it looks again, in microseconds.
  private static let pause: UInt32 = 300_000

  /// Hands over what is there, and later what has changed, until a signal ends the process: whatever
  /// it is doing then, no file is left half written.
  ///
  /// What fails is said, and the rest is watched on.
  ///
  /// - Parameter body: Takes everything that is there, and the paths of what is new or has changed: all
  ///   of them where a configuration has.
  func run(_ body: (_ all: FoundInputs, _ changed: Set<String>) async throws -> Void) async throws {
    var known: [String: FileState]?
    var knownConfigurations: [String: FileState] = [:]
    while true {
      var found = find()
      let states = Self.states(of: found.inputs.map(\.path))
      let configurations = Self.states(of: configurationPlaces(for: found.inputs))
      let isConfigured = configurations == knownConfigurations
      let changed = Set(states.keys.filter { !isConfigured || known?[$0] != states[$0] })
      // What cannot be looked at is said once.
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

  /// Where configurations of files are, or would be.
  private func configurationPlaces(for inputs: [FoundInput]) -> [String] {
    if let configurationFile { return [configurationFile] }
    return ConfigurationFiles.places(above: inputs.map(\.path))
  }
}

/// What tells whether a file has changed.
private struct FileState: Equatable {
  var size: Int64
  var seconds: Int64
  var nanoseconds: Int64
  var identity: FileIdentity?

  /// Looks at a file; nothing where there is none.
  init?(of path: String) {
    guard let status = Files.status(of: path) else { return nil }
    size = Int64(status.st_size)
    let time = status.changeTime
    (seconds, nanoseconds) = (Int64(time.tv_sec), Int64(time.tv_nsec))
    identity = FileIdentity(status)
  }
}
