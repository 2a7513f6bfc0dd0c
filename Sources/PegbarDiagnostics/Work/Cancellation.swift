/// Whether the work of a thread is still wanted.
///
/// Loops that may take more than a few milliseconds ask for it and end early. What they return then is
/// not complete and need not make sense; whoever began the work throws it away. So nothing between has to
/// throw.
package enum Cancellation {
  /// Who says so.
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

  /// Whether the work of this thread is wanted no more.
  package static var isRequested: Bool { LargeStack.isCancelled }
}
