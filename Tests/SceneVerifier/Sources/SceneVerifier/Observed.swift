import Foundation
import QuartzCore

/// The values of a layer as it shows now, in the form of a listing.
struct Observed {
  private let layer: CALayer
  private let state: LayerState

  init(_ layer: CALayer) {
    self.layer = layer
    state = layer.state()
  }

  var string: String? { state.string }

  /// The numbers of a part; none where the layer has no such values.
  func numbers(_ part: Listing.Part) -> [Double]? {
    switch part {
    case .world:
      return layer.worldTransform().listing
    case .bounds:
      let bounds = state.bounds
      return [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Double($0) }
    case .opacity: return [Double(state.opacity)]
    case .hidden: return [state.isHidden ? 1 : 0]
    case .background: return state.backgroundColor.map { $0.map { Double($0) } }
    case .path: return state.path.map(Self.listing)
    case .fill: return state.fillColor.map { $0.map { Double($0) } }
    case .stroke: return state.strokeColor.map { $0.map { Double($0) } }
    case .width: return [Double(state.lineWidth)]
    case .range: return [Double(state.strokeStart), Double(state.strokeEnd)]
    case .dashes:
      return [Double(state.lineDashPhase)] + (state.lineDashPattern ?? []).map { Double($0) }
    case .colors: return state.colors.map { $0.flatMap { $0.map { Double($0) } } }
    case .locations: return state.locations.map { $0.map { Double($0) } }
    case .points:
      return [state.startPoint, state.endPoint].flatMap { [Double($0.x), Double($0.y)] }
    case .text:
      return [Double(state.fontSize)] + (state.foregroundColor ?? []).map { Double($0) }
    case .shadow:
      let numbers = [
        CGFloat(state.shadowOpacity), state.shadowOffset.width, state.shadowOffset.height,
        state.shadowRadius,
      ]
      return ((state.shadowColor ?? []) + numbers).map { Double($0) }
    }
  }

  /// Contours of curves; what is straight is a curve whose control points are its ends.
  static func listing(_ elements: [LayerState.PathElement]) -> [Double] {
    var result: [Double] = []
    var contour: [Double] = []
    var isClosed = false
    func finish() {
      guard contour.count >= 2 else { return }
      result += [isClosed ? 1 : 0, Double((contour.count - 2) / 6)] + contour
    }
    func add(_ points: CGPoint...) {
      for point in points { contour += [Double(point.x), Double(point.y)] }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (contour, isClosed) = ([], false)
        add(point)
      case .line(let end):
        contour += contour.suffix(2)
        add(end, end)
      case .quad(let control, let end):
        let start = CGPoint(x: contour[contour.count - 2], y: contour[contour.count - 1])
        add(between(start, control), between(end, control), end)
      case .curve(let first, let second, let end):
        add(first, second, end)
      case .close:
        isClosed = true
      }
    }
    finish()
    return result
  }

  /// The control point of a cubic that is a quadratic curve.
  private static func between(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
  }
}

extension CATransform3D {
  /// The 16 numbers by rows.
  fileprivate var listing: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ].map { Double($0) }
  }
}
