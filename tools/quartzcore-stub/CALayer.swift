// Signatures: Apple, CALayer.h and the headers of its subclasses.
import Foundation

open class CALayer: NSObject, CAMediaTiming {
  public override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) { nil }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open var name: String?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint.zero
  open var anchorPointZ: CGFloat = 0
  open var frame = CGRect.zero
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open func affineTransform() -> CGAffineTransform { .identity }
  open func setAffineTransform(_ m: CGAffineTransform) {}
  open var isHidden = false
  open var isDoubleSided = true
  open var isGeometryFlipped = false
  open var masksToBounds = false
  open var shouldRasterize = false
  open var allowsGroupOpacity = true
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var contentsScale: CGFloat = 1
  open var rasterizationScale: CGFloat = 1
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect.zero
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var mask: CALayer?
  open var superlayer: CALayer? { nil }
  open var sublayers: [CALayer]?
  open var actions: [String: any CAAction]?

  open func addSublayer(_ layer: CALayer) {}
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {}
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {}
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {}
  open func removeFromSuperlayer() {}
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func presentation() -> Self? { nil }
  open func model() -> Self { self }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  // From NSObject's key-value coding, which Foundation lacks outside of Apple's platforms.
  open func value(forKeyPath keyPath: String) -> Any? { nil }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

open class CATextLayer: CALayer {
  open var string: Any?
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var preservesDepth = false
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

open class CATransformLayer: CALayer {}
