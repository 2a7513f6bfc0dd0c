// Signatures: Apple, CGColor.h. Colors of the shim are in sRGB, or in gray with two components.
import Foundation

public final class CGColor: Equatable {
  private let parts: [CGFloat]

  init(parts: [CGFloat]) { self.parts = parts }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: [red, green, blue, alpha])
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: [red, green, blue, alpha])
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(parts: [gray, alpha])
  }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(parts: parts.dropLast() + [alpha]) }
  public var components: [CGFloat]? { parts }
  public var alpha: CGFloat { parts[parts.count - 1] }
  public var numberOfComponents: Int { parts.count }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.parts == b.parts }

  static var opaqueBlack: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
  static var opaqueWhite: CGColor { CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) }

  /// Red, green, blue and alpha, also for a gray color.
  var rgba: [Double] {
    let p = parts.map(Double.init)
    return p.count == 2 ? [p[0], p[0], p[0], p[1]] : p
  }
}

/// An opaque image, used only for `contents` and compared by identity.
public final class CGImage {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
