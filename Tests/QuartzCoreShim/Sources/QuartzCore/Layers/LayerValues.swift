import Foundation

/// The Core Animation class of a layer.
enum LayerKind: String, Sendable {
  case layer = "CALayer"
  case shape = "CAShapeLayer"
  case gradient = "CAGradientLayer"
  case text = "CATextLayer"
  case replicator = "CAReplicatorLayer"
  case transform = "CATransformLayer"
}

/// The values that a layer draws with, and the defaults of CALayer.h and its subclasses' headers.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var borderColor: CGColor? = .opaqueBlack
  var borderWidth: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var compositingFilter: Any?
  var filters: [Any]?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsGroupOpacity = true
  var shape = ShapeValues()
  var gradient = GradientValues()
  var text = TextValues()
  var replicator = ReplicatorValues()
  var transitions: [LayerState.Transition] = []
}

/// The values of a shape layer, with the defaults of CAShapeLayer.h.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = .opaqueBlack
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}

/// The values of a gradient layer, with the defaults of CAGradientLayer.h.
struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// The values of a text layer, with the defaults of CATextLayer.h (36 points, opaque white).
struct TextValues {
  var string: Any?
  var font: CFTypeRef?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .opaqueWhite
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
}

/// The values of a replicator layer, with the defaults of CAReplicatorLayer.h.
struct ReplicatorValues {
  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = .opaqueWhite
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
  var preservesDepth = false
}
