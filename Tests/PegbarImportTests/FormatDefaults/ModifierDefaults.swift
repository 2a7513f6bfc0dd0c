import PegbarGeometry
import PegbarLottie
import PegbarScene
import PegbarTestSupport

extension FormatDefault {
  private static func trim() throws -> TrimPath {
    guard case .modifier(.trim(let trim)) = try item("tm") else { throw Unexpected() }
    return trim
  }

  private static func repeater(_ members: String = "") throws -> PegbarLottie.Repeater {
    guard case .repeater(let repeater) = try item("rp", members) else { throw Unexpected() }
    return repeater
  }

  /// Returns the imported repeater of two copies.
  private static func importedRepeater() throws -> PegbarScene.Repeater? {
    let items = #"{"ty": "rc"}, {"ty": "fl"}, {"ty": "rp", "c": {"k": 2}}"#
    let layer = try scene(#""ty": 4, "ks": {}, "shapes": [\#(items)]"#)
    guard case .shapes(let shapes) = layer.content else { throw Unexpected() }
    return shapes.groups.compactMap { $0.repeater }.first
  }

  private static func corners() throws -> PegbarLottie.RoundedCorners {
    guard case .modifier(.roundedCorners(let corners)) = try item("rd") else { throw Unexpected() }
    return corners
  }

  private static func merge() throws -> PegbarLottie.MergePaths {
    guard case .modifier(.mergePaths(let merge)) = try item("mm") else { throw Unexpected() }
    return merge
  }

  private static func offset() throws -> PegbarLottie.OffsetPath {
    guard case .modifier(.offsetPath(let offset)) = try item("op") else { throw Unexpected() }
    return offset
  }

  private static func pucker() throws -> PegbarLottie.PuckerBloat {
    guard case .modifier(.puckerBloat(let pucker)) = try item("pb") else { throw Unexpected() }
    return pucker
  }

  private static func zigZag() throws -> PegbarLottie.ZigZag {
    guard case .modifier(.zigZag(let zigZag)) = try item("zz") else { throw Unexpected() }
    return zigZag
  }

  private static func twist() throws -> Twist {
    guard case .twist(let twist) = try item("tw") else { throw Unexpected() }
    return twist
  }

  /// Path modifiers.
  static let modifiers: [FormatDefault] = [
    FormatDefault("Trim Paths `tm`", "s", "0", spec: "required", web: "fails", thorVG: "0") {
      try trim().start
    },
    FormatDefault("Trim Paths `tm`", "e", "100", spec: "required", web: "fails", thorVG: "100") {
      try trim().end
    },
    FormatDefault("Trim Paths `tm`", "o", "0", spec: "required", web: "fails", thorVG: "0") {
      try trim().offset
    },
    FormatDefault(
      "Trim Paths `tm`", "m", "simultaneously", spec: "optional", web: "simultaneously",
      thorVG: "simultaneously"
    ) { try trim().mode },
    FormatDefault("Repeater `rp`", "c", "1", web: "fails", thorVG: "0") { try repeater().copies },
    FormatDefault("Repeater `rp`", "o", "0", web: "fails", thorVG: "0") { try repeater().offset },
    FormatDefault("Repeater `rp`", "m", "above", web: "above", thorVG: "above") {
      try repeater().order
    },
    FormatDefault("Repeater `rp`", "tr", "(100, 100, 100)", web: "fails", thorVG: "(100, 100)") {
      try repeater().transform.scale
    },
    FormatDefault("Repeater `rp`", "tr.so", "1", web: "fails", thorVG: "1") {
      try importedRepeater()?.startOpacity
    },
    FormatDefault("Repeater `rp`", "tr.eo", "1", web: "fails", thorVG: "1") {
      try importedRepeater()?.endOpacity
    },
    FormatDefault("Round Corners `rd`", "r", "0", web: "fails", thorVG: "0") {
      try corners().radius
    },
    FormatDefault("Merge Paths `mm`", "mm", "merge") { try merge().mode },
    FormatDefault("Offset Paths `op`", "a", "0", web: "fails", thorVG: "0") { try offset().amount },
    FormatDefault("Offset Paths `op`", "lj", "miter", web: "miter", thorVG: "miter") {
      try offset().join
    },
    FormatDefault("Offset Paths `op`", "ml", "4", web: "fails", thorVG: "4") {
      try offset().miterLimit
    },
    FormatDefault("Pucker & Bloat `pb`", "a", "0", spec: "optional", web: "fails") {
      try pucker().amount
    },
    FormatDefault("Zig Zag `zz`", "s", "0", web: "fails") { try zigZag().size },
    FormatDefault("Zig Zag `zz`", "r", "0", web: "fails") { try zigZag().ridges },
    FormatDefault("Zig Zag `zz`", "pt", "1", web: "fails") { try zigZag().points },
    FormatDefault("Twist `tw`", "a", "0") { try twist().angle },
    FormatDefault("Twist `tw`", "c", "(0, 0)") { try twist().center },
  ]
}
