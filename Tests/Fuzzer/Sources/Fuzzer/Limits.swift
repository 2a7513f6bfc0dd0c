import Foundation
import Synchronization

/// What a step may need at most.
struct Limits {
  /// Seconds of processor time.
  var seconds = 10.0
  /// Bytes in memory.
  var bytes = 1 << 30

  /// Seconds without an end, whatever the processor did.
  static let wallSeconds = 300.0
}

/// Ends this process when a step needs more than the limits.
///
/// It looks from a thread of its own; what a step does needs no part in it.
final class Watch: Sendable {
  /// How the process ends, so that the one which started it knows why.
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

  /// A step begins.
  func beginStep() {
    begun.store(Self.now(CLOCK_PROCESS_CPUTIME_ID), ordering: .relaxed)
    begunOnWall.store(Self.now(CLOCK_MONOTONIC), ordering: .relaxed)
  }

  /// The most memory that there was since this was asked last, in bytes.
  func takePeak() -> Int { peak.exchange(Self.residentBytes, ordering: .relaxed) }

  /// Seconds of processor time of this process.
  static var processorSeconds: Double { Double(now(CLOCK_PROCESS_CPUTIME_ID)) / 1e9 }

  private func look(_ limits: Limits) {
    let bytes = Self.residentBytes
    if bytes > peak.load(ordering: .relaxed) { peak.store(bytes, ordering: .relaxed) }
    if bytes > limits.bytes { end(.overMemory) }
    let spent = Self.now(CLOCK_PROCESS_CPUTIME_ID) &- begun.load(ordering: .relaxed)
    let waited = Self.now(CLOCK_MONOTONIC) &- begunOnWall.load(ordering: .relaxed)
    // The step may have begun between these lines: the difference is huge then.
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

  /// What the process has in memory.
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
      // The most there ever was: a worker that needed much ends after it.
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
