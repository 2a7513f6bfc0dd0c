internal import PegbarBase

/// Work whose task is cancelled before it begins.
package enum CancelledWork {
  /// What the work returns, on a thread that knows that it was cancelled.
  package static func result<Value: Sendable>(
    of work: @escaping @Sendable () -> Value
  ) async -> Value {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return LargeStack.runCancellable { work() }
    }
    task.cancel()
    return await task.value
  }
}
