@testable import PegbarFrames
import PegbarGeometry
import PegbarScene

@testable import PegbarRaster

/// A color with straight alpha, in bytes.
struct Drawn: Hashable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// Returns `true` if no component differs by more than 2, the rounding of cairo.
  func isNear(_ other: Drawn, _ slack: Int = 2) -> Bool {
    abs(red - other.red) <= slack && abs(green - other.green) <= slack
      && abs(blue - other.blue) <= slack && abs(alpha - other.alpha) <= slack
  }
}

extension Pixels {
  /// Returns the color of a pixel.
  func color(_ column: Int, _ row: Int) -> Drawn {
    let color = PixelColor(colors[row * width + column])
    let (red, green, blue) = color.straight
    return Drawn(red, green, blue, Int(color.alpha))
  }

  /// The alpha of all pixels.
  var alphas: [Int] { colors.map { Int($0 >> 24) } }
}

/// Returns the pixels of items on a canvas.
func drawn(
  _ items: [DisplayItem], _ width: Double = 20, _ height: Double = 10, _ raster: Raster = Raster()
) throws -> Pixels {
  let frame = Frame(size: Size(width: width, height: height), items: items)
  return try raster.picture(of: frame).pixels
}

extension DisplayItem {
  /// Returns a rectangle in a color.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
    opacity: Double = 1
  ) -> DisplayItem {
    var item = PathItem(
      filling: .rectangle(Rect(x: x, y: y, width: width, height: height)), .identity,
      .color(color))
    item.opacity = opacity
    return .path(item)
  }

  /// Returns a group.
  static func group(_ children: [DisplayItem], _ change: (inout GroupItem) -> Void) -> DisplayItem {
    var group = GroupItem(children: children)
    change(&group)
    return .group(group)
  }
}

extension Color {
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}
