// Signatures: Apple, CALayer.h.
import Foundation

open class CALayer: NSObject, CAMediaTiming {
  var values = LayerValues()
  /// The values of the last commit, or `nil` before the first (CALayer.h, presentationLayer).
  var committed: LayerValues?
  var attached: [AttachedAnimation] = []
  var isPending = false
  /// `true` if the layer is the root of a tree on the screen.
  var isOnScreen = false
  var isPresentation = false
  /// `true` if the layer belongs to a view, which as its delegate returns NSNull for every action.
  package var isViewBacked = false
  unowned(unsafe) var modelLayer: CALayer?
  var children: [CALayer] = []
  weak var parent: CALayer?
  weak var maskHost: CALayer?
  var maskLayer: CALayer?
  var cache = PresentedCache()
  var needsLayout = false

  class var kind: LayerKind { .layer }
  final var kind: LayerKind { Self.kind }

  public override init() {
    super.init()
    Shim.touch(self)
  }
  /// Creates a presentation copy with a layer's values; changes no tree (CALayer.h,
  /// initWithLayer:).
  public init(layer: Any) {
    super.init()
    isPresentation = true
    guard let other = layer as? CALayer else {
      Shim.violate("init(layer:): \(Swift.type(of: layer)) is not a layer")
      return
    }
    values = other.values
    name = other.name
    (timing, parent, modelLayer) = (other.timing, other.parent, other)
  }
  public required init?(coder: NSCoder) { nil }

  // MARK: CAMediaTiming
  var timing = LayerTiming() { didSet { Shim.touch(self) } }
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Not drawn with
  open var name: String?
  open var actions: [String: any CAAction]?

  // MARK: Drawn with
  open var bounds: CGRect {
    get { values.bounds }
    set {
      if newValue.size != values.bounds.size { needsLayout = true }
      change("bounds") { $0.bounds = newValue }
    }
  }
  open var position: CGPoint {
    get { values.position }
    set { change("position") { $0.position = newValue } }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition") { $0.zPosition = newValue } }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change("anchorPoint") { $0.anchorPoint = newValue } }
  }
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ") { $0.anchorPointZ = newValue } }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set { change("transform") { $0.transform = newValue } }
  }
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change("sublayerTransform") { $0.sublayerTransform = newValue } }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { change("hidden") { $0.isHidden = newValue } }
  }
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change("doubleSided") { $0.isDoubleSided = newValue } }
  }
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change("geometryFlipped") { $0.isGeometryFlipped = newValue } }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change("masksToBounds") { $0.masksToBounds = newValue } }
  }
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change("shouldRasterize") { $0.shouldRasterize = newValue } }
  }
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change("allowsGroupOpacity") { $0.allowsGroupOpacity = newValue } }
  }
  open var opacity: Float {
    get { values.opacity }
    set { change("opacity") { $0.opacity = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor") { $0.backgroundColor = newValue } }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor") { $0.borderColor = newValue } }
  }
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius") { $0.cornerRadius = newValue } }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth") { $0.borderWidth = newValue } }
  }
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale") { $0.contentsScale = newValue } }
  }
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change("rasterizationScale") { $0.rasterizationScale = newValue } }
  }
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius") { $0.shadowRadius = newValue } }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
  }
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset") { $0.shadowOffset = newValue } }
  }
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath") { $0.shadowPath = newValue?.copy() } }
  }
  open var contents: Any? {
    get { values.contents }
    set { change("contents") { $0.contents = newValue } }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change("contentsGravity") { $0.contentsGravity = newValue } }
  }
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect") { $0.contentsRect = newValue } }
  }
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { change("compositingFilter") { $0.compositingFilter = newValue } }
  }
  open var filters: [Any]? {
    get { values.filters }
    set { change("filters") { $0.filters = newValue } }
  }
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Animations
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }
  open func removeAllAnimations() { detach { _ in true } }
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  // MARK: Presentation
  open func presentation() -> Self? { presentationCopy() }
  open func model() -> Self {
    guard let modelLayer else { return self }
    return unsafeDowncast(modelLayer, to: Self.self)
  }

  // MARK: Actions
  open func action(forKey event: String) -> (any CAAction)? { searchedAction(event) }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Tree
  open var superlayer: CALayer? { parent }
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(newValue ?? []) }
  }
  open var mask: CALayer? {
    get { maskLayer }
    set { replaceMask(newValue) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  open func replaceSublayer(_ old: CALayer, with layer: CALayer) { replace(old, with: layer) }
  open func removeFromSuperlayer() { leaveTree() }

  // MARK: Layout
  open func setNeedsLayout() {
    needsLayout = true
    Shim.touch(self)
  }
  open func layoutIfNeeded() { layOutIfNeeded() }
  open func layoutSublayers() {}

  // MARK: Coordinates and time
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(global: l?.globalTime(local: t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(local: t)
    return l?.localTime(global: global) ?? global
  }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }

  // MARK: Key-value coding, which Foundation lacks outside of Apple's platforms
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setCoded(value, keyPath) }
}
