internal import PegbarBase

/// Work in a task that is canceled before the work begins.
package enum CancelledWork {
  /// Returns the result of work on a thread of a canceled task.
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
