// Declarations of Core Graphics that generated code may use. Signatures: Apple, Core Graphics.
import Foundation

public typealias CFTimeInterval = Double
public typealias CFTypeRef = AnyObject

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  public init(rotationAngle angle: CGFloat) { declared() }
  public static let identity = CGAffineTransform()
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { declared() }
  public func inverted() -> CGAffineTransform { declared() }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { declared() }
}

public final class CGColor {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func copy(alpha: CGFloat) -> CGColor? { nil }
  public var components: [CGFloat]? { nil }
  public var alpha: CGFloat { 1 }
  public var numberOfComponents: Int { 4 }
}

public class CGPath {
  init(declared: Void) {}
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
  public var boundingBox: CGRect { .zero }
  public var isEmpty: Bool { true }
  public func copy() -> CGPath? { nil }
}

public final class CGMutablePath: CGPath {
  public init() { super.init(declared: ()) }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {}
}

public final class CGImage {
  init(declared: Void) {}
}

/// The module is only type-checked, never run.
func declared() -> Never { preconditionFailure("the stub has declarations alone") }
