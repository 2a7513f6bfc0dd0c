import Foundation

/// The presentation values of a layer at one time, for comparison with another computation.
public struct LayerState {
  /// An element of a path, with its points in drawing order.
  public enum PathElement: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    public var points: [CGPoint] {
      switch self {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .curve(let c, let d, let p): [c, d, p]
      case .close: []
      }
    }

    /// Returns `true` if every point satisfies a condition; allocates no array.
    func allPoints(_ isAsAsked: (CGPoint) -> Bool) -> Bool {
      switch self {
      case .move(let p), .line(let p): isAsAsked(p)
      case .quad(let c, let p): isAsAsked(c) && isAsAsked(p)
      case .curve(let c, let d, let p): isAsAsked(c) && isAsAsked(d) && isAsAsked(p)
      case .close: true
      }
    }

    func map(_ change: (CGPoint) -> CGPoint) -> PathElement {
      switch self {
      case .move(let p): .move(change(p))
      case .line(let p): .line(change(p))
      case .quad(let c, let p): .quad(change(c), change(p))
      case .curve(let c, let d, let p): .curve(change(c), change(d), change(p))
      case .close: .close
      }
    }
  }

  /// A transition in progress.
  public struct Transition: Sendable {
    public var type: CATransitionType
    public var subtype: CATransitionSubtype?
    /// The progress between `startProgress` and `endProgress`.
    public var progress: Double
  }

  public let name: String?
  let kind: LayerKind
  let values: LayerValues

  public var bounds: CGRect { values.bounds }
  public var position: CGPoint { values.position }
  public var zPosition: CGFloat { values.zPosition }
  public var anchorPoint: CGPoint { values.anchorPoint }
  public var anchorPointZ: CGFloat { values.anchorPointZ }
  public var transform: CATransform3D { values.transform }
  public var sublayerTransform: CATransform3D { values.sublayerTransform }
  public var isHidden: Bool { values.isHidden }
  public var isDoubleSided: Bool { values.isDoubleSided }
  public var opacity: Double { Double(values.opacity) }
  public var masksToBounds: Bool { values.masksToBounds }
  /// The components as created: red, green, blue and alpha, or gray and alpha.
  public var backgroundColor: [CGFloat]? { values.backgroundColor?.components }
  public var borderColor: [CGFloat]? { values.borderColor?.components }
  public var borderWidth: CGFloat { values.borderWidth }
  public var cornerRadius: CGFloat { values.cornerRadius }
  public var shadowColor: [CGFloat]? { values.shadowColor?.components }
  public var shadowOpacity: Double { Double(values.shadowOpacity) }
  public var shadowOffset: CGSize { values.shadowOffset }
  public var shadowRadius: CGFloat { values.shadowRadius }
  public var shadowPath: [PathElement]? { values.shadowPath?.elements }
  /// The displayed object, for comparison by identity.
  public var contents: AnyObject? { values.contents.map { $0 as AnyObject } }
  public var contentsRect: CGRect { values.contentsRect }
  public var contentsScale: CGFloat { values.contentsScale }
  public var contentsGravity: CALayerContentsGravity { values.contentsGravity }
  public var compositingFilter: String? { values.compositingFilter as? String }
  public var transitions: [Transition] { values.transitions }

  // CAShapeLayer
  public var path: [PathElement]? { values.shape.path?.elements }
  public var fillColor: [CGFloat]? { values.shape.fillColor?.components }
  public var fillRule: CAShapeLayerFillRule { values.shape.fillRule }
  public var strokeColor: [CGFloat]? { values.shape.strokeColor?.components }
  public var strokeStart: CGFloat { values.shape.strokeStart }
  public var strokeEnd: CGFloat { values.shape.strokeEnd }
  public var lineWidth: CGFloat { values.shape.lineWidth }
  public var miterLimit: CGFloat { values.shape.miterLimit }
  public var lineCap: CAShapeLayerLineCap { values.shape.lineCap }
  public var lineJoin: CAShapeLayerLineJoin { values.shape.lineJoin }
  public var lineDashPhase: CGFloat { values.shape.lineDashPhase }
  public var lineDashPattern: [Double]? {
    values.shape.lineDashPattern?.map(\.doubleValue)
  }

  // CAGradientLayer
  public var colors: [[CGFloat]]? {
    values.gradient.colors?.map { ($0 as? CGColor)?.components ?? [] }
  }
  public var locations: [Double]? { values.gradient.locations?.map(\.doubleValue) }
  public var startPoint: CGPoint { values.gradient.startPoint }
  public var endPoint: CGPoint { values.gradient.endPoint }
  public var type: CAGradientLayerType { values.gradient.type }

  // CATextLayer
  public var string: String? {
    (values.text.string as? String) ?? (values.text.string as? NSAttributedString)?.string
  }
  public var font: CFTypeRef? { values.text.font }
  public var fontSize: CGFloat { values.text.fontSize }
  public var foregroundColor: [CGFloat]? { values.text.foregroundColor?.components }
  public var alignmentMode: CATextLayerAlignmentMode { values.text.alignmentMode }
  public var isWrapped: Bool { values.text.isWrapped }

  // CAReplicatorLayer
  public var instanceCount: Int { values.replicator.count }
  public var instanceDelay: CFTimeInterval { values.replicator.delay }
  public var instanceTransform: CATransform3D { values.replicator.transform }
  public var instanceColor: [CGFloat]? { values.replicator.color?.components }
  public var instanceAlphaOffset: Double { Double(values.replicator.alphaOffset) }
}

extension CALayer {
  /// Returns the presentation values at `Shim.time`; commits pending changes outside of
  /// transactions.
  public func state() -> LayerState {
    Shim.flushImplicit()
    return LayerState(name: name, kind: kind, values: presented())
  }
}
