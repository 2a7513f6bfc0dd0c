internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

extension ColorFilter {
  /// The filter as a function of colors, with tables for everything that is expensive.
  var pixels: (PixelColor) -> PixelColor {
    switch self {
    case .fill(let color, let opacity):
      let shades = (0...255).map { alpha in
        PixelColor(color.opaque, alpha: opacity * Double(alpha) / 255)
      }
      return { shades[Int($0.alpha)] }
    case .tint(let black, let white, let amount):
      return Self.scale([black, white], amount)
    case .tritone(let shadows, let midtones, let highlights, let amount):
      return Self.scale([shadows, midtones, highlights], amount)
    case .levels(let levels):
      return Self.curves(levels)
    case .coverage(let channel):
      return { color in
        let alpha = channel.value(of: color)
        return PixelColor(straight: 255, 255, 255, alpha: alpha)
      }
    }
  }

  /// Returns a function that maps the brightness to a scale of colors.
  private static func scale(
    _ colors: [Color], _ amount: Double
  ) -> (PixelColor) -> PixelColor {
    let shades = (0...255).map { value -> Color in
      let place = Double(value) / 255 * Double(colors.count - 1)
      let index = min(Int(exactly: place.rounded(.down)) ?? 0, colors.count - 2)
      return .interpolate(colors[index], colors[index + 1], place - Double(index))
    }
    let bytes = shades.map { PixelColor($0.opaque, alpha: 1) }
    let share = Int(exactly: (min(max(amount, 0), 1) * 256).rounded()) ?? 0
    func mixed(_ old: Int, _ new: UInt8) -> Int { (old * (256 - share) + Int(new) * share) >> 8 }
    return { color in
      let (red, green, blue) = color.straight
      let shade = bytes[LinearLight.mean(red, green, blue)]
      return PixelColor(
        straight: mixed(red, shade.red), mixed(green, shade.green), mixed(blue, shade.blue),
        alpha: Int(color.alpha))
    }
  }

  private static func curves(_ levels: FrameLevels) -> (PixelColor) -> PixelColor {
    func curve(
      _ first: FrameLevels.Channel, _ then: FrameLevels.Channel?
    ) -> [Int] {
      (0...255).map { value in
        let result = first.value(Double(value) / 255)
        return Int(exactly: ((then?.value(result) ?? result) * 255).rounded()) ?? 0
      }
    }
    let red = curve(levels.red, levels.all)
    let green = curve(levels.green, levels.all)
    let blue = curve(levels.blue, levels.all)
    let alpha = curve(levels.alpha, nil)
    return { color in
      let old = color.straight
      return PixelColor(
        straight: red[old.red], green[old.green], blue[old.blue], alpha: alpha[Int(color.alpha)])
    }
  }
}

extension Color {
  /// The color without its alpha.
  fileprivate var opaque: Color {
    var color = self
    color.alpha = 1
    return color
  }
}

extension MatteEffect.Channel {
  /// Returns the value of a channel times alpha, 0…255.
  ///
  /// The luminance has Rec. 709 weights, as in SVG masks.
  fileprivate func value(of color: PixelColor) -> Int {
    switch self {
    case .red: Int(color.red)
    case .green: Int(color.green)
    case .blue: Int(color.blue)
    case .alpha: Int(color.alpha)
    case .luminance:
      (2126 * Int(color.red) + 7152 * Int(color.green) + 722 * Int(color.blue) + 5000) / 10_000
    }
  }
}

/// The mean of sRGB components in linear light, by tables.
private enum LinearLight {
  /// The light of each component, where white is 65,535.
  private static let light = (0...255).map { value in
    let gray = Double(value) / 255
    let light = gray <= 0.04045 ? gray / 12.92 : power((gray + 0.055) / 1.055, 2.4)
    return Int((light * 65_535).rounded())
  }

  /// The component of each 16th of the light.
  private static let components = (0...4096).map { value in
    let light = Double(value) / 4096
    let gray = light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
    return Int((gray * 255).rounded())
  }

  /// Returns the gray with the mean light of three components, 0…255.
  static func mean(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    components[((light[red] + light[green] + light[blue]) / 3) >> 4]
  }
}
