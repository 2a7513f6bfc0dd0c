#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("unknown C library")
#endif

/// Runs one work item per core at a time, each on its own thread; further items wait.
///
/// Waiting tasks block no thread of the Swift concurrency pool, so thousands of them can wait. A
/// canceled task stops waiting immediately.
actor WorkQueue {
  /// The queue for all asynchronous calls of the library.
  static let shared = WorkQueue(width: max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1))

  /// A task that waits for a thread.
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var free: Int
  private var waiting: [Waiter] = []
  private var lastID = 0

  /// Creates a queue.
  ///
  /// - Parameter width: The number of concurrent work items, at least 1.
  init(width: Int) { free = width }

  /// Runs work on its own thread and returns the result.
  ///
  /// - Throws: A `CancellationError` if the task is canceled before the work starts. Work that has
  ///   started ends early (see `Cancellation`) and throws its own error.
  nonisolated func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws -> Value {
    try await enter()
    // This task does no work. It only records the cancellation, which any thread can read.
    let handle = Task { while !Task.isCancelled { try? await Task.sleep(nanoseconds: .max / 4) } }
    defer { handle.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isStarted = LargeStack.start(handle: handle) {
          continuation.resume(returning: Result(catching: work))
        }
        if !isStarted { continuation.resume(returning: Result(catching: work)) }
      }
    } onCancel: {
      handle.cancel()
    }
    await leave()
    return try result.get()
  }

  /// Waits for a free thread.
  private func enter() async throws {
    try Task.checkCancellation()
    guard free == 0 else {
      free -= 1
      return
    }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        waiting.append(Waiter(id: id, continuation: continuation))
      }
    } onCancel: {
      Task { await remove(id) }
    }
  }

  /// Passes the thread to the next waiting task.
  private func leave() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    waiting.removeFirst().continuation.resume()
  }

  /// Stops a canceled task from waiting.
  private func remove(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

extension WorkQueue {
  /// Runs work of the library and returns the result.
  ///
  /// - Throws: The error of the work, which is `ConversionError.cancelled` if it was canceled.
  nonisolated func result<Value: Sendable>(
    _ work: @escaping @Sendable () throws(ConversionError) -> Value
  ) async throws(ConversionError) -> Value {
    do {
      return try await run(work)
    } catch let error as ConversionError {
      throw error
    } catch {
      // The only other error is that of a task canceled before its work started.
      throw ConversionError.cancelled
    }
  }

  /// Runs work that calls code of a program, and returns the result.
  ///
  /// - Throws: The error of the work, or `ConversionError.cancelled` if it was canceled.
  nonisolated func anyResult<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    do {
      return try await run(work)
    } catch is CancellationError {
      throw ConversionError.cancelled
    }
  }
}
