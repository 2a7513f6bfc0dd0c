#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs work on a thread whose stack is large enough for the deepest file that is accepted.
///
/// A motion file nests: groups in groups, precompositions in precompositions, calls in expressions.
/// What walks it calls itself as often, and secondary threads of Apple's systems have a stack of
/// 512 KiB only, so every entry of the library goes through here. The caller waits for the result.
/// A thread costs up to 100 microseconds, its first use of the stack counted; work that is on such a thread already stays there.
package enum LargeStack {
  /// Marks threads that were made here.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether this thread was made here.
  package static var isCurrent: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

  /// Runs `body` and waits for it.
  ///
  /// Where the system has no thread to give, it runs on the thread of the caller.
  package static func run<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isCurrent else { return try body() }
    var result: Result<Value, Failure>?
    withoutActuallyEscaping(body) { body in
      var work: Work = {
        do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
      }
      withUnsafeMutablePointer(to: &work) { start($0) }
    }
    // Nothing was run where there is no thread.
    guard let result else { return try body() }
    return try result.get()
  }

  /// What a thread is given: a closure of one type, whatever it returns.
  private typealias Work = () -> Void

  /// Runs work on a thread of its own, if there is one.
  private static func start(_ work: UnsafeMutablePointer<Work>) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Limits.stackBytes) == 0 else { return }
    #if canImport(Glibc)
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { LargeStack.enter($0) }, work)
      if status == 0 { pthread_join(thread, nil) }
    #else
      #if canImport(Darwin)
        // Whoever waits must not wait for something less urgent.
        pthread_attr_set_qos_class_np(&attributes, qos_class_self(), 0)
      #endif
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { LargeStack.enter($0) }, work)
      if status == 0, let thread { pthread_join(thread, nil) }
    #endif
  }

  /// Begins a thread.
  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let mark { pthread_setspecific(mark, argument) }
    argument?.assumingMemoryBound(to: Work.self).pointee()
    return nil
  }
}
