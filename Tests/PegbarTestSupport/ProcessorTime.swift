#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How long the processor works on something, however busy the machine is.
public enum ProcessorTime {
  /// The seconds that this thread is at work in a piece of code.
  public static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
