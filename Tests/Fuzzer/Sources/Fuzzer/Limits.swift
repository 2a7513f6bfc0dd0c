import Foundation
import Synchronization

/// The limits of a step.
struct Limits {
  /// The processor time, in seconds.
  var seconds = 10.0
  /// The memory, in bytes.
  var bytes = 1 << 30

  /// The maximum elapsed time, in seconds, regardless of the processor time.
  static let wallSeconds = 300.0
}

/// Ends this process if a step exceeds the limits.
///
/// Checks the limits on its own thread, independently of the step.
final class Watch: Sendable {
  /// The exit codes that report the reason to the parent process.
  enum Exit: Int32 {
    case overTime = 96
    case overMemory = 97
    case wrong = 98
  }

  private static let interval = 0.004

  private let begun = Atomic<UInt64>(0)
  private let begunOnWall = Atomic<UInt64>(0)
  private let peak = Atomic<Int>(0)

  init(_ limits: Limits) {
    beginStep()
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        look(limits)
      }
    }
  }

  /// Starts measuring a step.
  func beginStep() {
    begun.store(Self.now(CLOCK_PROCESS_CPUTIME_ID), ordering: .relaxed)
    begunOnWall.store(Self.now(CLOCK_MONOTONIC), ordering: .relaxed)
  }

  /// Returns the peak memory since the last call, in bytes.
  func takePeak() -> Int { peak.exchange(Self.residentBytes, ordering: .relaxed) }

  /// The processor time of this process, in seconds.
  static var processorSeconds: Double { Double(now(CLOCK_PROCESS_CPUTIME_ID)) / 1e9 }

  private func look(_ limits: Limits) {
    let bytes = Self.residentBytes
    if bytes > peak.load(ordering: .relaxed) { peak.store(bytes, ordering: .relaxed) }
    if bytes > limits.bytes { end(.overMemory) }
    let spent = Self.now(CLOCK_PROCESS_CPUTIME_ID) &- begun.load(ordering: .relaxed)
    let waited = Self.now(CLOCK_MONOTONIC) &- begunOnWall.load(ordering: .relaxed)
    // If a step begins between these reads, the difference wraps around and is huge.
    guard spent < 1 << 62, waited < 1 << 62 else { return }
    if Double(spent) / 1e9 > limits.seconds || Double(waited) / 1e9 > Limits.wallSeconds {
      end(.overTime)
    }
  }

  private func end(_ reason: Exit) -> Never { _exit(reason.rawValue) }

  private static func now(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The resident memory of this process, in bytes.
  private static var residentBytes: Int {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 128)
      let file = open("/proc/self/statm", O_RDONLY)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      let count = read(file, &buffer, buffer.count)
      let fields = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(
        separator: " ")
      return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    #else
      // This is the peak since launch. A worker ends after a mutant that requires much memory.
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
