import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

extension FormatDefault {
  /// Returns the result of an effect without parameters on a solid with a mask.
  private static func effect(_ type: Int) throws -> LayerEffect.Kind? {
    let mask = #""masksProperties": [{"mode": "n", "pt": {"k": {"v": [[0, 0]]}}}]"#
    return try scene(
      #"""
      "ty": 1, "sw": 9, "sh": 9, \#(mask), "ef": [{"ty": \#(type), "ef": [
        {"ty": 6, "mn": "ADBE Nothing-9999"}, {"ty": 7, "mn": "ADBE Stroke-0010", "v": {"k": 1}}]}]
      """#
    ).effects.first?.kind
  }

  private static func style(_ type: Int) throws -> LayerEffect.Kind? {
    try scene(#""ty": 1, "sw": 9, "sh": 9, "sy": [{"ty": \#(type)}]"#).effects.first?.kind
  }

  private static func fill() throws -> FillEffect {
    guard case .color(.fill(let fill)) = try effect(21) else { throw Unexpected() }
    return fill
  }

  private static func tint() throws -> TintEffect {
    guard case .color(.tint(let tint)) = try effect(20) else { throw Unexpected() }
    return tint
  }

  private static func tritone() throws -> TritoneEffect {
    guard case .color(.tritone(let tritone)) = try effect(23) else { throw Unexpected() }
    return tritone
  }

  private static func shadow() throws -> (ShadowEffect, direction: String) {
    guard case .dropShadow(let shadow) = try effect(25) else { throw Unexpected() }
    return (shadow, way(shadow))
  }

  /// Returns the direction and distance of a shadow.
  private static func way(_ shadow: ShadowEffect) -> String {
    guard case .polar(let direction, let distance) = shadow.offset else { return "a point" }
    return "\(text(direction)), \(text(distance))"
  }

  private static func line() throws -> StrokeEffect {
    guard case .stroke(let line) = try effect(22) else { throw Unexpected() }
    return line
  }

  /// Parameters of effects.
  static let effects: [FormatDefault] = [
    FormatDefault("Effect", "en", "yes", web: "yes", thorVG: "no") {
      try layer(#""ty": 3, "ef": [{"ty": 21}]"#).effects.first?.isEnabled
    },
    FormatDefault("Fill", "0002", "black", web: "fails", thorVG: "white") { try fill().color },
    FormatDefault("Fill", "0005", "1", web: "fails") { try fill().opacity },
    FormatDefault("Tint", "0001", "black", web: "fails") { try tint().black },
    FormatDefault("Tint", "0002", "white", web: "fails") { try tint().white },
    FormatDefault("Tint", "0003", "1", web: "fails") { try tint().amount },
    FormatDefault("Tritone", "0001", "white", web: "fails") { try tritone().highlights },
    FormatDefault("Tritone", "0002", "gray", web: "fails") { try tritone().midtones },
    FormatDefault("Tritone", "0003", "black", web: "fails") { try tritone().shadows },
    FormatDefault("Tritone", "0004", "1", web: "fails") { try tritone().amount },
    FormatDefault("Drop Shadow", "0001", "black", web: "fails") { try shadow().0.color },
    FormatDefault("Drop Shadow", "0002", "0.5", web: "fails", thorVG: "0") {
      try shadow().0.opacity
    },
    FormatDefault("Drop Shadow", "0003, 0004", "0, 0", web: "fails", thorVG: "0, 0") {
      try shadow().direction
    },
    FormatDefault("Drop Shadow", "0005", "0", web: "fails", thorVG: "0") { try shadow().0.radius },
    FormatDefault("Drop Shadow", "0006", "no") { try shadow().0.isAlone },
    FormatDefault("Gaussian Blur", "0001", "none", web: "fails", thorVG: "0") {
      try effect(29).map { "\($0)" }
    },
    FormatDefault("Stroke", "0002", "white", web: "fails") { try line().color },
    FormatDefault("Stroke", "0003", "2", web: "fails") { try line().width },
    FormatDefault("Stroke", "0005", "1", web: "fails") { try line().opacity },
    FormatDefault("Stroke", "0008", "0", web: "fails") { try line().start },
    FormatDefault("Stroke", "0009", "1", web: "fails") { try line().end },
    FormatDefault("Stroke", "0011", "no") { try line().isSequential },
    FormatDefault("Stroke", "0007", "on the original image", web: "fails") { try line().style },
    FormatDefault("Transform", "0001…0011", "none", web: "fails") {
      try effect(35).map { "\($0)" }
    },
    FormatDefault("Set Matte", "0001", "none", web: "fails") { try effect(28).map { "\($0)" } },
  ]

  private static func castShadow(_ type: Int) throws -> ShadowEffect {
    switch try style(type) {
    case .dropShadow(let shadow), .innerShadow(let shadow): return shadow
    default: throw Unexpected()
    }
  }

  private static func outline() throws -> OutlineEffect {
    guard case .outline(let outline) = try style(0) else { throw Unexpected() }
    return outline
  }

  /// Members of layer styles, with the defaults of After Effects.
  static let styles: [FormatDefault] = [
    FormatDefault("Layer style", "en", "yes") {
      try layer(#""ty": 3, "sy": [{"ty": 1}]"#).styles.first?.isEnabled
    },
    FormatDefault("Stroke", "c", "black") { try outline().color },
    FormatDefault("Stroke", "o", "1") { try outline().opacity },
    FormatDefault("Stroke", "s", "3") { try outline().width },
    FormatDefault("Drop Shadow", "c", "black") { try castShadow(1).color },
    FormatDefault("Drop Shadow", "o", "0.75") { try castShadow(1).opacity },
    FormatDefault("Drop Shadow", "a, d", "150, 5") { way(try castShadow(1)) },
    FormatDefault("Drop Shadow", "s", "5") { try castShadow(1).radius },
    FormatDefault("Inner Shadow", "c", "black") { try castShadow(2).color },
    FormatDefault("Inner Shadow", "o", "0.75") { try castShadow(2).opacity },
    FormatDefault("Inner Shadow", "a, d", "150, 5") { way(try castShadow(2)) },
    FormatDefault("Inner Shadow", "s", "5") { try castShadow(2).radius },
  ]
}
