import PegbarScene

extension Color {
  /// Returns the color with values added to its hue (degrees), saturation, and brightness (0…1).
  ///
  /// - Source: lottie-web common.js (`addHueToRGB` and related functions).
  func shifted(hue: Double, saturation: Double, brightness: Double) -> Color {
    guard hue != 0 || saturation != 0 || brightness != 0 else { return self }
    let top = max(red, green, blue)
    let span = top - min(red, green, blue)
    var angle = 0.0
    if span > 0 {
      if top == red {
        angle = (green - blue) / span
      } else if top == green {
        angle = (blue - red) / span + 2
      } else {
        angle = (red - green) / span + 4
      }
    }
    angle = (angle + hue / 60).truncatingRemainder(dividingBy: 6)
    if angle < 0 { angle += 6 }
    let purity = min(max((top > 0 ? span / top : 0) + saturation, 0), 1)
    let value = min(max(top + brightness, 0), 1)
    func part(_ shift: Double) -> Double {
      let place = (shift + angle).truncatingRemainder(dividingBy: 6)
      return value - value * purity * max(0, min(place, 4 - place, 1))
    }
    return Color(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}
