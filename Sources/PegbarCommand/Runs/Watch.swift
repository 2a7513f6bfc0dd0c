/// Looks again and again for files that have changed.
struct Watch {
  /// How files are looked for.
  let inputs: InputOptions
  /// The files and folders that are watched.
  let paths: [String]

  /// How long it waits before it looks again, in microseconds.
  private static let pause: UInt32 = 300_000

  /// Hands over what is there, and later what has changed, until a signal ends the process: whatever
  /// it is doing then, no file is left half written.
  ///
  /// What fails is said, and the rest is watched on.
  ///
  /// - Parameter body: Takes everything that is there, and the paths of what is new or has changed.
  func run(_ body: (_ all: FoundInputs, _ changed: Set<String>) async throws -> Void) async throws {
    var known: [String: FileState]?
    while true {
      var found = inputs.list.find(at: paths)
      var states: [String: FileState] = [:]
      for input in found.inputs { states[input.path] = FileState(of: input.path) }
      let changed = Set(states.keys.filter { known?[$0] != states[$0] })
      // What cannot be looked at is said once.
      if known != nil { found.failures = [] }
      if !changed.isEmpty || known == nil {
        do { try await body(found, changed) } catch let failure as CommandFailure {
          if let message = failure.message { Console.error(message) }
        }
      }
      known = states
      usleep(Self.pause)
    }
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
