import Foundation
import QuartzCore

/// The current values of a layer, in the form of a listing.
struct Observed {
  private let layer: CALayer
  private let state: LayerState
  private let world: [Double]
  /// The values that a transition displays instead of the layer's own.
  private var shown: [Listing.Part: [Double]] = [:]

  init(_ layer: CALayer) {
    self.layer = layer
    state = layer.state()
    world = layer.worldTransform().listing
  }

  var string: String? { state.string }

  /// Applies a transition of the superlayer.
  ///
  /// According to CATransition.h, "fade" mixes the previous and current states, and "push" moves
  /// both by the size of the layer that has the transition.
  ///
  /// - Parameter before: The state before the transition, or `nil` if the transition has run from
  ///   the beginning.
  mutating func show(
    _ transition: LayerState.Transition, of host: CALayer?, from before: Observed?
  ) {
    guard let before, let host else { return shown = Self.unknown }
    let progress = transition.progress
    let (old, new) = (before.visibility, visibility)
    if transition.type == .fade, before.world == world {
      shown[.opacity] = [old + (new - old) * progress]
      return
    }
    guard transition.type == .push, old == new else { return shown = Self.unknown }
    let size = host.bounds.size
    let way: (x: CGFloat, y: CGFloat)
    // Flipped contents swap the edges that vertical subtypes name.
    let down = host.contentsAreFlipped() ? -size.height : size.height
    switch transition.subtype {
    case CATransitionSubtype.fromTop: way = (0, down)
    case CATransitionSubtype.fromBottom: way = (0, -down)
    case CATransitionSubtype.fromLeft: way = (size.width, 0)
    case CATransitionSubtype.fromRight: way = (-size.width, 0)
    case _: return shown = Self.unknown
    }
    let outer = host.worldTransform()
    func pushed(_ world: [Double], _ share: Double) -> [Double] {
      var world = world
      world[12] += Double(way.x * outer.m11 + way.y * outer.m21) * share
      world[13] += Double(way.x * outer.m12 + way.y * outer.m22) * share
      return world
    }
    let (from, to) = (before.world, world)
    // A layer that moves by any other distance would appear twice.
    guard Comparison.numbers(pushed(from, 1), to) < 1e-6 else { return shown = Self.unknown }
    shown[.world] = pushed(from, progress)
    shown[.opacity] = [new]
  }

  private static let unknown: [Listing.Part: [Double]] = [.opacity: [], .world: []]

  /// The opacity of the layer, or 0 if it is hidden.
  private var visibility: Double { state.isHidden ? 0 : Double(state.opacity) }

  /// Returns the numbers of a part, or `nil` if the layer has no such values.
  func numbers(_ part: Listing.Part) -> [Double]? {
    if let shown = shown[part] { return shown }
    switch part {
    case .world:
      return world
    case .bounds:
      let bounds = state.bounds
      return [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Double($0) }
    case .opacity: return [Double(state.opacity)]
    case .hidden: return [state.isHidden ? 1 : 0]
    case .background: return state.backgroundColor.map { $0.map { Double($0) } }
    case .corners: return [Double(state.cornerRadius)]
    case .path: return state.path.map(Self.listing)
    case .fill: return state.fillColor.map { $0.map { Double($0) } }
    case .stroke: return state.strokeColor.map { $0.map { Double($0) } }
    case .width: return [Double(state.lineWidth)]
    case .range: return [Double(state.strokeStart), Double(state.strokeEnd)]
    case .dashes:
      return [Double(state.lineDashPhase)] + (state.lineDashPattern ?? []).map { Double($0) }
    case .ends:
      let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
      let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
      return [caps.firstIndex(of: state.lineCap), joins.firstIndex(of: state.lineJoin)]
        .map { Double($0 ?? -1) }
    case .miter: return [Double(state.miterLimit)]
    case .rule: return [state.fillRule == .evenOdd ? 1 : 0]
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

  /// Returns contours of curves; straight segments are curves whose control points are their ends.
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

  /// Returns the control point next to `end` of the cubic curve that equals a quadratic curve.
  private static func between(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
  }
}

extension CATransform3D {
  /// The 16 elements, in row order.
  fileprivate var listing: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ].map { Double($0) }
  }
}
