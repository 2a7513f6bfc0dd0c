#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("unknown C library")
#endif

/// Runs work on a thread whose stack is large enough for the deepest accepted file.
///
/// Animation files are nested: groups in groups, precompositions in precompositions, calls in
/// expressions. The code that traverses them is recursive, and secondary threads on Apple platforms
/// have a stack of only 512 KiB, so every entry point of the library uses this type. A thread costs
/// up to 100 microseconds, including the first use of its stack. Work that is already on such a
/// thread remains there.
package enum LargeStack {
  /// The work of a thread, with any type of result.
  private struct Job {
    var work: () -> Void
    /// The task that waits for the work and can cancel it, or `nil` if none can.
    var task: UnsafeCurrentTask?
    /// A task that exists only to cancel the work, or `nil` if none can.
    var handle: Task<Void, Never>?
    /// The number of short steps, and whether the work was canceled at the last check.
    var steps: UInt8 = 0
    var wasCancelled = false
    /// `true` if no caller waits for the job, so that the thread frees it.
    var isDetached = false
  }

  /// The thread-specific key for the job of a thread created here.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The job of this thread, or `nil` if the thread was not created here.
  private static var current: UnsafeMutablePointer<Job>? {
    key.flatMap { pthread_getspecific($0) }?.assumingMemoryBound(to: Job.self)
  }

  /// `true` if this thread was created here.
  package static var isCurrent: Bool { current != nil }

  /// `true` if the work of this thread was canceled.
  static var isCancelled: Bool { current.map(isCancelled) ?? false }

  /// Returns `true` if a job was canceled, without copying it.
  private static func isCancelled(_ job: UnsafeMutablePointer<Job>) -> Bool {
    if let task = job.pointee.task { return task.isCancelled }
    return job.pointee.handle?.isCancelled ?? false
  }

  /// The same, checked only for one of 64 short steps.
  static var isCancelledInShortStep: Bool {
    guard let job = current else { return false }
    job.pointee.steps &+= 1
    if job.pointee.steps & 63 == 1 {
      job.pointee.wasCancelled = isCancelled(job)
    }
    return job.pointee.wasCancelled
  }

  /// Runs `body` to completion and waits for it, even as part of canceled work.
  ///
  /// If the system cannot create a thread, `body` runs on the thread of the caller.
  package static func run<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let job = current else { return try run(for: nil, body) }
    let saved = job.pointee
    (job.pointee.task, job.pointee.handle, job.pointee.wasCancelled) = (nil, nil, false)
    defer { job.pointee = saved }
    return try body()
  }

  /// Runs `body` on this thread if it was created here, or otherwise on a new one.
  ///
  /// As part of work that can be canceled, it ends early with that work.
  package static func ensure<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    isCurrent ? try body() : try run(for: nil, body)
  }

  /// Runs `body` and waits for it, ending early if the calling task is canceled.
  ///
  /// Work that is already on such a thread ends early if the work of that thread is canceled.
  package static func runCancellable<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isCurrent else { return try body() }
    return try withUnsafeCurrentTask { task -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try run(for: task, body))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Runs `body` on a new thread, without waiting for it.
  ///
  /// - Parameter handle: The task whose cancellation cancels the work.
  /// - Returns: `true` if a thread was created. Otherwise, nothing is run.
  package static func start(
    handle: Task<Void, Never>, _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let job = UnsafeMutablePointer<Job>.allocate(capacity: 1)
    job.initialize(to: Job(work: body, handle: handle, isDetached: true))
    let thread = thread(job)
    if let thread { pthread_detach(thread) } else { discard(job) }
    return thread != nil
  }

  private static func run<Value, Failure: Error>(
    for task: UnsafeCurrentTask?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isCurrent else { return try body() }
    var result: Result<Value, Failure>?
    withoutActuallyEscaping(body) { body in
      var job = Job(
        work: {
          do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
        }, task: task)
      withUnsafeMutablePointer(to: &job) { job in
        if let thread = thread(job) { pthread_join(thread, nil) }
      }
    }
    // Without a thread, nothing was run.
    guard let result else { return try body() }
    return try result.get()
  }

  /// Returns a new thread that begins with a job, or `nil` if the system cannot create one.
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
        // The thread must have the priority of the caller that waits for it.
        pthread_attr_set_qos_class_np(&attributes, qos_class_self(), 0)
      #endif
      var thread: pthread_t?
      return pthread_create(&thread, &attributes, { LargeStack.enter($0) }, job) == 0 ? thread : nil
    #endif
  }

  /// Runs the job of a thread.
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
