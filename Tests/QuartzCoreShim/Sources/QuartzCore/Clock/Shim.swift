import Dispatch
import Foundation

/// The clock and the strictness of the shim, which tests control.
public enum Shim {
  /// Behavior that Apple's documentation leaves open.
  ///
  /// Each switch represents one check on a device. Tests run both ways.
  public struct Switches: Sendable {
    public init() {}
    /// A Boolean value that indicates whether a time offset wraps the animation within its active
    /// time.
    ///
    /// Core Animation is observed to do so. By the formula in CAMediaTiming.h, the offset shifts
    /// the animation.
    public var timeOffsetWraps = false
    /// A Boolean value that indicates whether colors mix with premultiplied alpha.
    ///
    /// CAAnimation.h only states "interpolated".
    public var colorsMixPremultiplied = false
    /// A Boolean value that indicates whether rotations about several axes apply z first.
    ///
    /// The order is not documented.
    public var rotatesZFirst = false
    /// A Boolean value that indicates whether a transform is decomposed again for each animation of
    /// a component.
    ///
    /// lottie-ios reports this for negative scales (FB9862872). Otherwise, a transform is decomposed
    /// once for all animations of a layer.
    public var decomposesForEachAnimation = false
    /// A Boolean value that indicates whether a negative value of `transform.scale` is reported.
    ///
    /// No documentation forbids it.
    public var negativeScaleIsViolation = false
    /// A Boolean value that indicates whether two equal key times jump instead of being a
    /// violation.
    ///
    /// CAAnimation.h requires each to be "greater than, or equal to, the previous".
    public var equalKeyTimesJump = true
    /// A Boolean value that indicates whether a member of a group can begin before the group.
    ///
    /// No documentation forbids it.
    public var membersMayBeginEarly = true
    /// A Boolean value that indicates whether plain `Int` and `Double` values count as numbers.
    ///
    /// Bridging allows them on Apple's platforms.
    public var allowsBareNumbers = false
    /// A Boolean value that indicates whether layers animate in the transaction that creates them.
    public var newLayersAnimate = false
    /// A Boolean value that indicates whether linear `path` animations keep their velocity in a
    /// curve.
    ///
    /// The header promises a constant velocity only for paced mode.
    public var pathsKeepVelocity = false
    /// A Boolean value that indicates whether a `path` animation without a closing segment is
    /// reported.
    ///
    /// CAAnimation.h specifies a key time for each point except moves, and paths in use have one
    /// for the first point as well. If a segment closes the path at the last key time, both are
    /// equal (lottie-ios, `CALayer+addAnimation.swift`).
    public var openPathIsViolation = false
    /// A Boolean value that indicates whether control points move linearly instead of rotating.
    ///
    /// Otherwise, they rotate about their vertices. CAShapeLayer.h allows nonlinear interpolation
    /// of points off the line.
    public var controlPointsGoStraight = true
    /// A Boolean value that indicates whether overshooting curves move outlines past their
    /// keyframes.
    ///
    /// The behavior is not documented.
    public var outlinesOvershoot = true
    /// A Boolean value that indicates whether a begin time close to 0 counts as 0, which means
    /// "now".
    ///
    /// CAMediaTiming.h gives no limit.
    public var tinyBeginTimeIsNow = false
    /// A Boolean value that indicates whether a dashed line that starts after its beginning is
    /// reported.
    ///
    /// It is not documented whether the dashes start there or at the beginning.
    public var trimmedDashesAreViolation = false
    /// A Boolean value that indicates whether a gradient with several opacities is reported.
    ///
    /// It is not documented whether its colors mix with premultiplied alpha.
    public var alphaGradientIsViolation = false
    /// A Boolean value that indicates whether a slanted gradient in nonsquare bounds is reported.
    ///
    /// Its bands are perpendicular to its direction before the bounds stretch it, according to
    /// corrections in React Native (pull request 52096) and FigmaKit. Apple does not document this.
    public var slantedGradientIsViolation = false
    /// A Boolean value that indicates whether the implicit container of a root layer is flipped.
    ///
    /// It is flipped on iOS, but not on macOS. If `contentsAreFlipped()` (CALayer.h) is `true`, the
    /// edge that `fromTop` names is at the bottom. CATransition.h does not state this, but iOS is
    /// observed to do it.
    public var containerIsFlipped = false
    /// A Boolean value that indicates whether layers outside of a tree on the screen are committed.
    ///
    /// CALayer.h presents nothing "if the layer has not been committed". This is observed for
    /// layers without a window, and their changes animate nothing. See `Shim.show`.
    public var detachedTreesAreCommitted = true
  }

  /// The turn to use the clock, if other code can also use it.
  ///
  /// A semaphore instead of a lock, because asynchronous code can resume on another thread, which
  /// could not unlock.
  public static let turn = DispatchSemaphore(value: 1)

  // The state is global, like the real clock of a process, so its users take turns.
  nonisolated(unsafe) public static var switches = Switches() { didSet { epoch += 1 } }
  /// The handler for everything that Core Animation ignores silently or leaves undefined.
  nonisolated(unsafe) public static var violation: (String) -> Void = Shim.trap
  nonisolated(unsafe) public internal(set) static var time: CFTimeInterval = 1000 {
    didSet { epoch += 1 }
  }
  /// A counter that increases with every change, which invalidates cached presented values.
  nonisolated(unsafe) static var epoch: UInt64 = 1
  nonisolated(unsafe) static var transactions: [Transaction] = []
  nonisolated(unsafe) static var pending: [CALayer] = []
  nonisolated(unsafe) static var animated: [ObjectIdentifier: CALayer] = [:]
  nonisolated(unsafe) static var callbacks: [() -> Void] = []
  nonisolated(unsafe) static var flushesAfterCommit = false

  /// The number of animations along a path prepared since the last reset.
  ///
  /// They depend on `Switches.pathsKeepVelocity`.
  nonisolated(unsafe) public internal(set) static var pathAnimations = 0

  /// The number of negative scales set by animations since the last reset.
  ///
  /// They depend on `Switches.decomposesForEachAnimation`.
  nonisolated(unsafe) public internal(set) static var negativeScales = 0

  /// The number of outlines blended since the last reset.
  ///
  /// They depend on `Switches.controlPointsGoStraight`.
  nonisolated(unsafe) public internal(set) static var morphs = 0

  /// The layers that have animations.
  public static var animatedLayers: [CALayer] { Array(animated.values) }

  nonisolated(unsafe) static var makers: [ObjectIdentifier: (CALayer) -> CALayer] = [:]

  /// Registers the function that creates presentation copies of a subclass.
  ///
  /// It calls the subclass's `init(layer:)` (CALayer.h), which the Objective-C runtime finds by
  /// itself.
  public static func copies<Layer: CALayer>(
    _ type: Layer.Type, by make: @escaping (Layer) -> Layer
  ) {
    makers[ObjectIdentifier(type)] = { make(unsafeDowncast($0, to: Layer.self)) }
  }

  /// Returns an image without content, for tests; real images are from decoders.
  public static func image(width: Int, height: Int) -> CGImage {
    CGImage(width: width, height: height)
  }

  /// Makes a layer the root of a tree on the screen, like the root layer of a window.
  public static func show(_ root: CALayer) { root.isOnScreen = true }

  static func trap(_ text: String) {
    FileHandle.standardError.write(Data("violation: \(text)\n".utf8))
    preconditionFailure(text)
  }

  static func violate(_ text: String) { violation(text) }

  /// Resets the state and sets the clock.
  public static func reset(time: CFTimeInterval = 1000) {
    for layer in pending { layer.isPending = false }
    (transactions, pending, animated, callbacks) = ([], [], [:], [])
    (flushesAfterCommit, pathAnimations, negativeScales, morphs) = (false, 0, 0, 0)
    switches = Switches()
    violation = trap
    self.time = time
  }

  /// Ends the turn of the run loop: commits pending changes and performs due callbacks.
  public static func flush() {
    guard !transactions.contains(where: { !$0.isImplicit }) else {
      violate("a transaction is begun and not committed at the end of the turn")
      return
    }
    var rounds = 0
    repeat {
      commitImplicit()
      let due = callbacks
      callbacks = []
      for callback in due { callback() }
      rounds += 1
      guard rounds < 1000 else {
        violate("callbacks without end at \(time)")
        return
      }
    } while !callbacks.isEmpty || !transactions.isEmpty
      || pending.contains(where: \.isCommittable)
  }

  /// Commits pending changes if no explicit transaction is open, so that reads are up to date.
  static func flushImplicit() {
    if !transactions.contains(where: { !$0.isImplicit }), !pending.isEmpty { commitImplicit() }
  }

  static func touch(_ layer: CALayer) {
    epoch += 1
    guard !layer.isPresentation, !layer.isPending else { return }
    layer.isPending = true
    if transactions.isEmpty { transactions.append(Transaction(isImplicit: true)) }
    pending.append(layer)
  }
}
