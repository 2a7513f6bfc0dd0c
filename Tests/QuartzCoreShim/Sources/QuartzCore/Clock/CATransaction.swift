// Signatures and rules: Apple, CATransaction.h.
import Foundation

#if SENDABLE_COMPLETION
  /// The type in an SDK that marks the block `@Sendable`.
  public typealias CompletionBlock = @Sendable () -> Void
#else
  public typealias CompletionBlock = () -> Void
#endif

open class CATransaction: NSObject {
  open class func begin() { Shim.transactions.append(Transaction(isImplicit: false)) }

  /// Ends the innermost level; the outermost one commits all changes.
  open class func commit() {
    guard let last = Shim.transactions.last, !last.isImplicit else {
      Shim.violate("CATransaction.commit(): nothing was begun")
      return
    }
    Shim.transactions.removeLast()
    if Shim.transactions.isEmpty {
      Shim.commitPending()
    } else if Shim.flushesAfterCommit, Shim.transactions.allSatisfy(\.isImplicit) {
      Shim.flushesAfterCommit = false
      Shim.commitImplicit()
    }
    last.completion?.close()
  }

  /// Commits the implicit transaction, after open explicit ones are committed.
  open class func flush() {
    if Shim.transactions.contains(where: { !$0.isImplicit }) {
      Shim.flushesAfterCommit = true
    } else {
      Shim.commitImplicit()
    }
  }

  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func disableActions() -> Bool {
    Shim.transactions.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !dur.isFinite || dur < 0 { Shim.violate("setAnimationDuration(\(dur))") }
    current.duration = dur
  }
  /// Returns the duration, 1/4 s unless set.
  open class func animationDuration() -> CFTimeInterval {
    Shim.transactions.reversed().lazy.compactMap(\.duration).first ?? 0.25
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.curve = .some(function)
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    for level in Shim.transactions.reversed() { if let curve = level.curve { return curve } }
    return nil
  }
  /// Sets the completion block; a previous block waits only for the animations added so far.
  open class func setCompletionBlock(_ block: CompletionBlock?) {
    let old = current.completion
    current.completion = block.map { Completion($0) }
    old?.close()
  }
  open class func completionBlock() -> CompletionBlock? {
    Shim.transactions.last?.completion?.block
  }

  /// Returns the value of the innermost level that has the key.
  ///
  /// "Nested transactions have nested data scope; requesting a value for a key first searches the
  /// innermost scope, then the enclosing transactions."
  open class func value(forKey key: String) -> Any? {
    Shim.transactions.reversed().lazy.compactMap { $0.values[key] }.first
  }
  /// Sets a value in the innermost level.
  ///
  /// "Setting a key always sets it in the innermost scope."
  open class func setValue(_ anObject: Any?, forKey key: String) {
    current.values[key] = anObject
  }

  private class var current: Transaction {
    if let last = Shim.transactions.last { return last }
    let implicit = Transaction(isImplicit: true)
    Shim.transactions.append(implicit)
    return implicit
  }
}
