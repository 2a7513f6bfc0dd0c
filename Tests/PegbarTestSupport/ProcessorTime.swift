#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import PegbarDiagnostics

/// How long the processor works on something, however busy the machine is.
public enum ProcessorTime {
  /// The seconds that this thread is at work in a piece of code.
  ///
  /// It runs on a thread of the library's, where the library works on instead of making another.
  public static func seconds<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    try LargeStack.run { () throws(Failure) -> Double in
      let start = now
      try body()
      return now - start
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
