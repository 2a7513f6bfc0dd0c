import Foundation

/// The clock and the strictness of the shim: what a test holds in its hands.
public enum Shim {
  /// What Apple's texts leave open; each stands for one check on a device, tests run both ways.
  public struct Switches: Sendable {
    public init() {}
    /// Whether a time offset turns the animation round within its active time (Core Animation is
    /// seen to do that) instead of shifting it, as the formula in CAMediaTiming.h reads.
    public var timeOffsetWraps = false
    /// Whether colours mix with their alpha multiplied in; CAAnimation.h only says "interpolated".
    public var colorsMixPremultiplied = false
    /// Whether rotations about several axes turn about z first; no text gives the order.
    public var rotatesZFirst = false
    /// Whether a negative value of `transform.scale` is reported; no text forbids it.
    public var negativeScaleIsViolation = false
    /// Whether two equal key times jump (true) or are a violation; CAAnimation.h asks that each
    /// is "greater than, or equal to, the previous".
    public var equalKeyTimesJump = true
    /// Whether a member of a group may begin before the group; no text forbids it.
    public var membersMayBeginEarly = true
    /// Whether a plain Int or Double counts as a number among values, as bridging allows there.
    public var allowsBareNumbers = false
    /// Whether layers animate implicitly in the transaction in which they were made.
    public var newLayersAnimate = false
    /// Whether `path` animations in linear mode keep a constant velocity within a curve; the
    /// header promises one for paced mode alone.
    public var pathsKeepVelocity = false
    /// Whether control points go straight from outline to outline, or turn about their points.
    ///
    /// CAShapeLayer.h allows that those off the line go another way than straight.
    public var controlPointsGoStraight = true
    /// Whether a curve that overshoots carries outlines beyond their keys; no text says.
    public var outlinesOvershoot = true
    /// Whether a begin time next to 0 is taken for 0, which means "now"; CAMediaTiming.h gives no
    /// limit.
    public var tinyBeginTimeIsNow = false
    /// Whether a dashed line that does not start at its beginning is reported: no text says whether
    /// the dashes do.
    public var trimmedDashesAreViolation = false
    /// Whether a gradient between colours of several opacities is reported: no text says whether
    /// they mix with their alpha multiplied in.
    public var alphaGradientIsViolation = false
    /// Whether a slanted gradient in bounds that are no square is reported: no text says whether
    /// its bands are square to its direction before or after the bounds stretch it.
    public var slantedGradientIsViolation = false
    /// Whether the implicit container of a root layer is flipped, as on iOS; on macOS it is not.
    ///
    /// `contentsAreFlipped()` tells (CALayer.h), and where it is true the edge that `fromTop` names is
    /// seen below. CATransition.h does not say so; iOS is seen to do that.
    public var containerIsFlipped = false
    /// Whether layers that hang in no tree on the screen (see `Shim.show`) are committed, too.
    ///
    /// CALayer.h gives nothing to present "if the layer has not been committed"; of layers without a
    /// window that is seen to be so, and their changes animate nothing.
    public var detachedTreesAreCommitted = true
  }

  /// Held by whoever uses the clock while others may want it, too.
  public static let turn = NSRecursiveLock()

  // One clock for a whole process, as the real one: whoever uses it takes turns.
  nonisolated(unsafe) public static var switches = Switches() { didSet { epoch += 1 } }
  /// What is told of everything that Core Animation ignores silently or leaves undefined.
  nonisolated(unsafe) public static var violation: (String) -> Void = Shim.trap
  nonisolated(unsafe) public internal(set) static var time: CFTimeInterval = 1000 {
    didSet { epoch += 1 }
  }
  /// Rises with every change, so that presented values can be kept until then.
  nonisolated(unsafe) static var epoch: UInt64 = 1
  nonisolated(unsafe) static var transactions: [Transaction] = []
  nonisolated(unsafe) static var pending: [CALayer] = []
  nonisolated(unsafe) static var animated: [ObjectIdentifier: CALayer] = [:]
  nonisolated(unsafe) static var callbacks: [() -> Void] = []
  nonisolated(unsafe) static var flushesAfterCommit = false

  /// How many animations along a path were prepared since the last reset: they depend on
  /// `Switches.pathsKeepVelocity`.
  nonisolated(unsafe) public internal(set) static var pathAnimations = 0

  /// The layers that have animations, for whoever wants to look at all of them.
  public static var animatedLayers: [CALayer] { Array(animated.values) }

  nonisolated(unsafe) static var makers: [ObjectIdentifier: (CALayer) -> CALayer] = [:]

  /// Tells how a subclass makes its presentation copies: by its `init(layer:)` (CALayer.h), which
  /// the Objective-C runtime finds by itself.
  public static func copies<Layer: CALayer>(
    _ type: Layer.Type, by make: @escaping (Layer) -> Layer
  ) {
    makers[ObjectIdentifier(type)] = { make(unsafeDowncast($0, to: Layer.self)) }
  }

  /// A picture without content, for tests: the real ones come from decoders.
  public static func image(width: Int, height: Int) -> CGImage {
    CGImage(width: width, height: height)
  }

  /// Makes a layer the root of a tree on the screen, as that of a window is.
  public static func show(_ root: CALayer) { root.isOnScreen = true }

  static func trap(_ text: String) {
    FileHandle.standardError.write(Data("violation: \(text)\n".utf8))
    preconditionFailure(text)
  }

  static func violate(_ text: String) { violation(text) }

  /// Forgets everything and sets the clock.
  public static func reset(time: CFTimeInterval = 1000) {
    for layer in pending { layer.isPending = false }
    (transactions, pending, animated, callbacks) = ([], [], [:], [])
    (flushesAfterCommit, pathAnimations) = (false, 0)
    switches = Switches()
    violation = trap
    self.time = time
  }

  /// Ends the turn of the run loop: commits what is pending and calls back what is due now.
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

  /// Commits where nobody has begun a transaction; what is read from outside is then up to date.
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
