// Signatures: Apple, CGPath.h. Ellipses and rounded rectangles use four cubics with the standard
// circle constant. Apple does not document where an ellipse starts (here: at its right).
import Foundation

public class CGPath: Equatable {
  var elements: [LayerState.PathElement] = []

  init(elements: [LayerState.PathElement]) { self.elements = elements }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(rect: rect, transform?.pointee ?? .identity)
  }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    append(ellipse: rect, transform?.pointee ?? .identity)
  }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    append(rounded: rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public var isEmpty: Bool { elements.isEmpty }
  public func copy() -> CGPath? { CGPath(elements: elements) }
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.elements = elements
    return path
  }
  /// The smallest rectangle around all points, including control points (`CGPathGetBoundingBox`).
  public var boundingBox: CGRect {
    guard let first = elements.lazy.compactMap(\.points.first).first else { return .null }
    var (low, high) = (first, first)
    for element in elements {
      _ = element.allPoints { point in
        (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
        (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        return true
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
  /// The end of the last element: the start of a closed contour, or zero if the path is empty.
  public var currentPoint: CGPoint {
    switch elements.last {
    case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
    case .close: elements.lazy.reversed().compactMap(\.start).first ?? .zero
    case nil: .zero
    }
  }
}

extension LayerState.PathElement {
  /// The start of a contour, or `nil` if the element is not a move.
  fileprivate var start: CGPoint? { if case .move(let point) = self { point } else { nil } }
}

extension CGPath {
  func append(rect: CGRect, _ m: CGAffineTransform) {
    elements.append(.move(rect.origin.applying(m)))
    let corners = [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
    for (x, y) in corners { elements.append(.line(CGPoint(x: x, y: y).applying(m))) }
    elements.append(.close)
  }

  func append(ellipse rect: CGRect, _ m: CGAffineTransform) {
    let (w, h) = (rect.width / 2, rect.height / 2)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * w, y: rect.midY + y * h).applying(m)
    }
    let k = Self.circle
    elements.append(.move(at(1, 0)))
    elements.append(.curve(at(1, k), at(k, 1), at(0, 1)))
    elements.append(.curve(at(-k, 1), at(-1, k), at(-1, 0)))
    elements.append(.curve(at(-1, -k), at(-k, -1), at(0, -1)))
    elements.append(.curve(at(k, -1), at(1, -k), at(1, 0)))
    elements.append(.close)
  }

  func append(rounded r: CGRect, _ w: CGFloat, _ h: CGFloat, _ m: CGAffineTransform) {
    guard w >= 0, h >= 0, 2 * w <= r.width, 2 * h <= r.height else {
      Shim.violate("rounded rectangle: corners \(w) x \(h) do not fit into \(r.size)")
      return
    }
    let (x, y) = (w * (1 - Self.circle), h * (1 - Self.circle))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(m) }
    elements += [
      .move(at(r.maxX, r.midY)), .line(at(r.maxX, r.maxY - h)),
      .curve(at(r.maxX, r.maxY - y), at(r.maxX - x, r.maxY), at(r.maxX - w, r.maxY)),
      .line(at(r.minX + w, r.maxY)),
      .curve(at(r.minX + x, r.maxY), at(r.minX, r.maxY - y), at(r.minX, r.maxY - h)),
      .line(at(r.minX, r.minY + h)),
      .curve(at(r.minX, r.minY + y), at(r.minX + x, r.minY), at(r.minX + w, r.minY)),
      .line(at(r.maxX - w, r.minY)),
      .curve(at(r.maxX - x, r.minY), at(r.maxX, r.minY + y), at(r.maxX, r.minY + h)),
      .close,
    ]
  }

  private static var circle: CGFloat { 0.552_284_749_830_793_4 }
}

public final class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
    elements.reserveCapacity(8)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint("addLine") else { return }
    elements.append(.line(point.applying(transform)))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint("addCurve") else { return }
    elements.append(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard hasCurrentPoint("addQuadCurve") else { return }
    elements.append(.quad(control.applying(transform), end.applying(transform)))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(rect: rect, transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(ellipse: rect, transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(rounded: rect, cornerWidth, cornerHeight, transform)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.map { $0.applying(transform) } }
  }
  /// Closes the subpath; an empty path is unchanged.
  public func closeSubpath() {
    guard !elements.isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }

  // CGPath.h: adding to a path without a current point is a programming error, which is logged and
  // adds nothing.
  private func hasCurrentPoint(_ call: String) -> Bool {
    if elements.isEmpty { Shim.violate("\(call): the path has no current point") }
    return !elements.isEmpty
  }
}

/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, with its points in drawing order.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      points.withUnsafeMutableBufferPointer { buffer in
        // The points of a closing element are not read.
        guard let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 16) else { return }
        var item = CGPathElement(type: type, points: base)
        block(&item)
      }
    }
  }
}
