import Foundation
import QuartzCore

/// The values of a layer that Core Animation presents.
struct LayerState {
  /// An element of a path, with its points in drawing order.
  enum PathElement {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// A transition in progress, for the interface of the shim.
  struct Transition {
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    var progress: Double
  }

  /// The copy with the presented values.
  private let copy: CALayer

  init(_ layer: CALayer) { copy = layer.presentation() ?? layer }

  var bounds: CGRect { copy.bounds }
  var opacity: Double { Double(copy.opacity) }
  var isHidden: Bool { copy.isHidden }
  var backgroundColor: [CGFloat]? { copy.backgroundColor?.components }
  var cornerRadius: CGFloat { copy.cornerRadius }
  var shadowColor: [CGFloat]? { copy.shadowColor?.components }
  var shadowOpacity: Double { Double(copy.shadowOpacity) }
  var shadowOffset: CGSize { copy.shadowOffset }
  var shadowRadius: CGFloat { copy.shadowRadius }

  /// Always empty, because Core Animation does not report how far a transition is.
  let transitions: [Transition] = []

  // MARK: Shapes

  private var shape: CAShapeLayer? { copy as? CAShapeLayer }

  var path: [PathElement]? { shape?.path.map(PathElement.elements) }
  var fillColor: [CGFloat]? { shape?.fillColor?.components }
  var fillRule: CAShapeLayerFillRule { shape?.fillRule ?? .nonZero }
  var strokeColor: [CGFloat]? { shape?.strokeColor?.components }
  var strokeStart: CGFloat { shape?.strokeStart ?? 0 }
  var strokeEnd: CGFloat { shape?.strokeEnd ?? 1 }
  var lineWidth: CGFloat { shape?.lineWidth ?? 1 }
  var miterLimit: CGFloat { shape?.miterLimit ?? 10 }
  var lineCap: CAShapeLayerLineCap { shape?.lineCap ?? .butt }
  var lineJoin: CAShapeLayerLineJoin { shape?.lineJoin ?? .miter }
  var lineDashPhase: CGFloat { shape?.lineDashPhase ?? 0 }
  var lineDashPattern: [Double]? { shape?.lineDashPattern?.map(\.doubleValue) }

  // MARK: Gradients

  private var gradient: CAGradientLayer? { copy as? CAGradientLayer }

  var colors: [[CGFloat]]? {
    gradient?.colors?.map { color in
      // CGColor is a Core Foundation type, to which every object can be cast on Apple platforms.
      // swift-format-ignore: NeverForceUnwrap
      let color = (color as AnyObject) as! CGColor
      return color.components ?? []
    }
  }
  var locations: [Double]? { gradient?.locations?.map(\.doubleValue) }
  var startPoint: CGPoint { gradient?.startPoint ?? .zero }
  var endPoint: CGPoint { gradient?.endPoint ?? .zero }

  // MARK: Text

  private var text: CATextLayer? { copy as? CATextLayer }

  var string: String? {
    (text?.string as? String) ?? (text?.string as? NSAttributedString)?.string
  }
  var fontSize: CGFloat { text?.fontSize ?? 0 }
  var foregroundColor: [CGFloat]? { text?.foregroundColor?.components }
}

extension LayerState.PathElement {
  /// Returns the elements of a path.
  static func elements(of path: CGPath) -> [LayerState.PathElement] {
    var elements: [LayerState.PathElement] = []
    path.applyWithBlock { pointer in
      let (type, points) = (pointer.pointee.type, pointer.pointee.points)
      switch type {
      case .moveToPoint: elements.append(.move(points[0]))
      case .addLineToPoint: elements.append(.line(points[0]))
      case .addQuadCurveToPoint: elements.append(.quad(points[0], points[1]))
      case .addCurveToPoint: elements.append(.curve(points[0], points[1], points[2]))
      case .closeSubpath: elements.append(.close)
      @unknown default: break
      }
    }
    return elements
  }
}
