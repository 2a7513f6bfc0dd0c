/// The cancellation state of the work of a thread.
///
/// Loops that may take more than a few milliseconds check it and end early. Their results are then
/// incomplete and possibly meaningless. The entry point of the library that started the work
/// discards them and throws, so the functions in between need not throw.
@usableFromInline
package enum Cancellation {
  /// `true` if the work of this thread was canceled.
  @usableFromInline
  package static var isRequested: Bool { LargeStack.isCancelled }

  /// The same for loops with short steps: most of the time, it is the previous answer.
  package static var isRequestedInShortStep: Bool { LargeStack.isCancelledInShortStep }
}

extension Sequence {
  /// Returns the transformed elements, in order, until the work of this thread is canceled.
  ///
  /// Checks before each element. `prefix { _ in !Cancellation.isRequested }.map` would check for
  /// all elements before transforming the first.
  @inlinable
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
