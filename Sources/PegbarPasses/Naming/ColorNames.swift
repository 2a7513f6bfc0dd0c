internal import PegbarScene

/// Plain names for colours, by the nearest of a few.
enum ColorNames {
  /// A name that a person would use for the colour; several colours may share it.
  static func name(of color: Color) -> String {
    let nearest = table.min { distance($0.rgb, color) < distance($1.rgb, color) }
    let name = nearest?.name ?? "color"
    guard color.alpha < 1 else { return name }
    let percent = Int(exactly: (color.alpha * 100).rounded()) ?? 0
    return percent <= 0 ? "clear \(name)" : "\(name) \(percent)"
  }

  private static func distance(_ rgb: (Double, Double, Double), _ color: Color) -> Double {
    // Weighted as the eye sees differences.
    let red = rgb.0 / 255 - color.red
    let green = rgb.1 / 255 - color.green
    let blue = rgb.2 / 255 - color.blue
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }

  private static let table: [(name: String, rgb: (Double, Double, Double))] = [
    ("black", (0, 0, 0)), ("charcoal", (51, 51, 51)), ("gray", (128, 128, 128)),
    ("silver", (192, 192, 192)), ("mist", (230, 230, 230)), ("white", (255, 255, 255)),
    ("maroon", (128, 0, 0)), ("red", (230, 30, 30)), ("coral", (255, 120, 90)),
    ("pink", (255, 180, 195)), ("magenta", (230, 0, 150)), ("plum", (140, 70, 140)),
    ("purple", (128, 0, 160)), ("violet", (130, 90, 230)), ("lavender", (205, 195, 245)),
    ("indigo", (60, 50, 140)), ("navy", (15, 25, 75)), ("blue", (30, 80, 230)),
    ("azure", (60, 150, 250)), ("sky", (150, 210, 250)), ("cyan", (0, 210, 230)),
    ("teal", (0, 128, 128)), ("aqua", (130, 230, 215)), ("forest", (20, 80, 40)),
    ("green", (40, 170, 70)), ("lime", (140, 225, 60)), ("mint", (185, 240, 200)),
    ("olive", (120, 120, 30)), ("khaki", (200, 190, 130)), ("brown", (110, 65, 35)),
    ("tan", (205, 165, 120)), ("orange", (255, 145, 20)), ("amber", (255, 195, 40)),
    ("yellow", (255, 230, 50)), ("cream", (255, 245, 215)), ("peach", (255, 215, 180)),
    ("slate", (95, 110, 130)), ("ink", (30, 35, 50)),
  ]
}
