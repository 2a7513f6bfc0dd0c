/// Plain names for colors, by the nearest named color.
package enum StandardColors {
  /// Returns a descriptive name of a color; several colors may share it.
  package static func name(of color: Color) -> String {
    let nearest = table.min { distance($0.rgb, color) < distance($1.rgb, color) }
    let name = nearest?.name ?? "color"
    guard color.alpha < 1 else { return name }
    let percent = Int(exactly: (color.alpha * 100).rounded()) ?? 0
    return percent <= 0 ? "clear \(name)" : "\(name) \(percent)"
  }

  private static func distance(_ rgb: (Double, Double, Double), _ color: Color) -> Double {
    // The weights follow the sensitivity of the eye.
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
    ("crimson", (215, 45, 80)), ("ruby", (155, 20, 60)), ("scarlet", (255, 55, 20)),
    ("rust", (175, 75, 35)), ("chocolate", (70, 40, 25)), ("sienna", (150, 95, 60)),
    ("rose", (235, 100, 130)), ("salmon", (250, 150, 130)), ("blush", (245, 215, 215)),
    ("fuchsia", (255, 40, 200)), ("orchid", (215, 115, 215)), ("mauve", (175, 140, 175)),
    ("lilac", (205, 145, 245)), ("periwinkle", (155, 160, 235)), ("denim", (45, 90, 145)),
    ("cobalt", (20, 60, 170)), ("steel", (110, 150, 185)), ("powder", (185, 215, 240)),
    ("ice", (220, 240, 250)), ("turquoise", (50, 200, 185)), ("petrol", (15, 75, 95)),
    ("sage", (150, 175, 145)), ("seafoam", (155, 225, 200)), ("emerald", (20, 195, 120)),
    ("jade", (60, 150, 115)), ("fern", (95, 140, 60)), ("moss", (75, 90, 40)),
    ("pistachio", (180, 215, 165)), ("chartreuse", (200, 235, 30)), ("mustard", (200, 160, 40)),
    ("gold", (230, 180, 70)), ("honey", (240, 205, 110)), ("lemon", (255, 245, 140)),
    ("sand", (225, 205, 165)), ("beige", (235, 225, 205)), ("ivory", (255, 252, 235)),
    ("apricot", (255, 185, 120)), ("taupe", (135, 120, 105)), ("ash", (160, 165, 170)),
    ("smoke", (90, 90, 90)), ("pearl", (245, 245, 245)), ("graphite", (65, 70, 80)),
    ("aubergine", (65, 25, 70)), ("grape", (95, 45, 160)),
  ]
}
