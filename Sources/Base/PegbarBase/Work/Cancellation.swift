/// Whether the work of a thread was cancelled.
///
/// Loops that may take more than a few milliseconds ask and end early. What they return then is not complete
/// and need not make sense: the entry of the library that began the work discards it and throws. So the
/// functions between need not throw.
package enum Cancellation {
  /// What cancels the work.
  package enum Source {
    /// The task that waits for the work.
    case task(UnsafeCurrentTask)
    /// A task that is cancelled for that alone.
    case handle(Task<Void, Never>)

    var isCancelled: Bool {
      switch self {
      case .task(let task): task.isCancelled
      case .handle(let handle): handle.isCancelled
      }
    }
  }

  /// Whether the work of this thread was cancelled.
  package static var isRequested: Bool { LargeStack.isCancelled }
}

extension Sequence {
  /// What a closure makes of the elements, in order, until the work of this thread is cancelled.
  ///
  /// Asks before each element. `prefix { _ in !Cancellation.isRequested }.map` would not: it asks for all
  /// elements before the first is mapped.
  package func mapUntilCancelled<Result, Failure>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(underestimatedCount)
    for element in self {
      if Cancellation.isRequested { break }
      results.append(try transform(element))
    }
    return results
  }
}
