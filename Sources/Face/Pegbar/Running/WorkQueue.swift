#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs one piece of work for each core at a time, each on a thread of its own; the rest waits.
///
/// Tasks that wait here hold no thread of Swift's pool, so thousands of them may wait. A task that is
/// cancelled stops waiting at once.
actor WorkQueue {
  /// The queue of all asynchronous calls of the library.
  static let shared = WorkQueue(width: max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1))

  /// A task that waits for its turn.
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var free: Int
  private var waiting: [Waiter] = []
  private var lastID = 0

  /// Makes a queue.
  ///
  /// - Parameter width: How many pieces of work run at once, at least 1.
  init(width: Int) { free = width }

  /// Runs work on a thread of its own, and returns what it returns.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before the work has begun. Work that has begun
  ///   ends early (see `Cancellation`) and throws an error of its own.
  nonisolated func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws -> Value {
    try await enter()
    // It only records, for any thread, whether it was cancelled.
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

  /// Waits until a thread is free.
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

  /// Gives the thread to the next waiter.
  private func leave() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    waiting.removeFirst().continuation.resume()
  }

  /// Ends the wait of a task that was cancelled.
  private func remove(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}

extension WorkQueue {
  /// Runs work of the library, and returns what it returns.
  ///
  /// - Throws: What the work throws, and `CancellationError` if it was cancelled.
  nonisolated func results<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws -> Value {
    do {
      return try await run(work)
    } catch let error as ConversionError where error.reason == .cancelled {
      throw CancellationError()
    }
  }
}
