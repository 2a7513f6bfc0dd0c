import Foundation

/// A level of CATransaction's stack, with settings that are `nil` if inherited from the outer
/// level.
final class Transaction {
  let isImplicit: Bool
  var duration: CFTimeInterval?
  var disablesActions: Bool?
  var curve: CAMediaTimingFunction??
  var completion: Completion?
  /// Arbitrary values by key.
  var values: [String: Any] = [:]

  init(isImplicit: Bool) { self.isImplicit = isImplicit }
}

/// A completion block and the number of animations it waits for.
final class Completion {
  let block: CompletionBlock
  private var waiting = 0
  private var isClosed = false

  init(_ block: @escaping CompletionBlock) { self.block = block }

  func enter() { waiting += 1 }

  func leave() {
    waiting -= 1
    if isClosed, waiting == 0 { block() }
  }

  /// Stops accepting animations; calls the block immediately if none are left (CATransaction.h).
  func close() {
    isClosed = true
    if waiting == 0 { block() }
  }
}

extension Shim {
  static func commitImplicit() {
    if let implicit = transactions.last, implicit.isImplicit {
      transactions.removeLast()
      // Precedes the call of the block, whose changes belong to the next turn.
      commitPending()
      implicit.completion?.close()
    } else if transactions.isEmpty {
      commitPending()
    }
  }

  static func commitPending() {
    var rounds = 0
    while rounds < 100 {
      let layers = pending.filter(\.isCommittable)
      guard !layers.isEmpty else { break }
      pending.removeAll(where: \.isCommittable)
      for layer in layers { layer.layOutIfNeeded() }
      for layer in layers {
        layer.isPending = false
        layer.commitValues()
      }
      rounds += 1
    }
    if let implicit = transactions.last, implicit.isImplicit, implicit.completion == nil {
      transactions.removeLast()
    }
    epoch += 1
  }
}
