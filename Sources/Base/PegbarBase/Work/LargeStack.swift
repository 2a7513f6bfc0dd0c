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
/// 512 KiB only, so every entry of the library goes through here. A thread costs up to 100 microseconds,
/// its first use of the stack counted; work that is on such a thread already stays there.
package enum LargeStack {
  /// What a thread does, whatever the work returns.
  private struct Job {
    var work: () -> Void
    /// The task that may cancel the work; `nil` if none may.
    var source: Cancellation.Source?
    /// Whether no caller waits for it, so that the thread frees it.
    var isDetached = false
  }

  /// Leads from a thread that was made here to its job.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The job of this thread, where it was made here.
  private static var current: UnsafeMutablePointer<Job>? {
    key.flatMap { pthread_getspecific($0) }?.assumingMemoryBound(to: Job.self)
  }

  /// Whether this thread was made here.
  package static var isCurrent: Bool { current != nil }

  /// Whether the work of this thread was cancelled.
  static var isCancelled: Bool { current?.pointee.source?.isCancelled ?? false }

  /// Runs `body` to completion and waits for it, even if it is a part of work that is cancelled.
  ///
  /// If the system has no thread to give, `body` runs on the caller's thread.
  package static func run<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let job = current else { return try run(for: nil, body) }
    let source = job.pointee.source
    job.pointee.source = nil
    defer { job.pointee.source = source }
    return try body()
  }

  /// Runs `body` on this thread if it was made here, and otherwise on one that is.
  ///
  /// As a part of work that may be cancelled, it ends early with it.
  package static func ensure<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    isCurrent ? try body() : try run(for: nil, body)
  }

  /// Runs `body` and waits for it; it ends early if the calling task is cancelled.
  ///
  /// Work that is on such a thread already ends early if the work of that thread is cancelled.
  package static func runCancellable<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isCurrent else { return try body() }
    return try withUnsafeCurrentTask { task -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try run(for: task.map { .task($0) }, body))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Runs `body` on a thread of its own, without waiting for it.
  ///
  /// - Parameter handle: Cancels it.
  /// - Returns: Whether there was a thread; nothing is run without one.
  package static func start(
    handle: Task<Void, Never>, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let job = UnsafeMutablePointer<Job>.allocate(capacity: 1)
    job.initialize(to: Job(work: body, source: .handle(handle), isDetached: true))
    let thread = thread(job)
    if let thread { pthread_detach(thread) } else { discard(job) }
    return thread != nil
  }

  private static func run<Value, Failure: Error>(
    for source: Cancellation.Source?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isCurrent else { return try body() }
    var result: Result<Value, Failure>?
    withoutActuallyEscaping(body) { body in
      var job = Job(
        work: {
          do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
        }, source: source)
      withUnsafeMutablePointer(to: &job) { job in
        if let thread = thread(job) { pthread_join(thread, nil) }
      }
    }
    // Nothing was run where there is no thread.
    guard let result else { return try body() }
    return try result.get()
  }

  /// A thread that begins with a job; nothing where the system has none to give.
  private static func thread(_ job: UnsafeMutablePointer<Job>) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Limits.stackBytes) == 0 else { return nil }
    #if canImport(Glibc)
      var thread = pthread_t()
      return pthread_create(&thread, &attributes, { LargeStack.enter($0) }, job) == 0 ? thread : nil
    #else
      #if canImport(Darwin)
        // The thread must be as urgent as the caller that waits for it.
        pthread_attr_set_qos_class_np(&attributes, qos_class_self(), 0)
      #endif
      var thread: pthread_t?
      return pthread_create(&thread, &attributes, { LargeStack.enter($0) }, job) == 0 ? thread : nil
    #endif
  }

  /// Does the job of a thread.
  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let job = argument?.assumingMemoryBound(to: Job.self) else { return nil }
    if let key { pthread_setspecific(key, job) }
    job.pointee.work()
    if job.pointee.isDetached { discard(job) }
    return nil
  }

  private static func discard(_ job: UnsafeMutablePointer<Job>) {
    job.deinitialize(count: 1)
    job.deallocate()
  }
}
