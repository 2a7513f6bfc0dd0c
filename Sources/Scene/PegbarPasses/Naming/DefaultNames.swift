internal import PegbarBase

/// The default names of After Effects, which do not describe the designer's intent.
enum DefaultNames {
  /// Returns `true` if a name is empty or a default name, with or without a number.
  static func contains(_ name: String) -> Bool {
    let words = words(of: name.lowercased())
    guard !words.isEmpty else { return true }
    let stem = words.joined(separator: " ")
    return names.contains(stem) || stem.hasSuffix(" outlines") && names.contains("\(words[0])")
  }

  /// Returns `true` if a name is a default name, or one that precomposing derives from it: “Shape
  /// Layer 1 Comp 1”.
  static func containsOrPrecomposes(_ name: String) -> Bool {
    let words = words(of: name)
    let isPrecomposed = words.count > 1 && words.last?.lowercased() == "comp"
    return contains(isPrecomposed ? words.dropLast().joined(separator: " ") : name)
  }

  /// Returns the words of a name.
  private static func words(of name: String) -> [Substring] {
    // Most names are ASCII, and bytes are compared much faster than characters.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.split { !$0.isLetter } }
    // One bit distinguishes uppercase from lowercase.
    return name.utf8.split { !(0x61...0x7A).contains($0 | 0x20) }.map(Substring.init)
  }

  /// Returns the number at the end of a name, such as `4` in “Shape Layer 4”.
  ///
  /// Returns an empty string for a number of more than two digits, such as in “Ellipse 6962”, which
  /// counts all objects of a document and does not help a reader.
  static func number(of name: String) -> String {
    let bytes = Array(name.utf8)
    let start = bytes.lastIndex { !(0x30...0x39).contains($0) }.map { $0 + 1 } ?? 0
    return bytes.count - start > 2 ? "" : String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The names of layers, groups, shapes, and paints in the languages of After Effects, without
  /// numbers.
  private static let names: Set<String> = Set(
    """
    shape layer, layer, shape, group, fill, stroke, gradient fill, gradient stroke, ellipse,
    rectangle, rectangle path, ellipse path, polystar, polystar path, star, polygon, path, null,
    null object, comp, pre comp, precomp, composition, adjustment layer, solid, black solid,
    white solid, mask, text, merge paths, repeater, transform, trim paths, compound path, outlines,
    camera, image, vector, object,
    formebene, form ebene, ebene, gruppe, fläche, kontur, rechteck, pfad, maske, füllung,
    calque de forme, calque, groupe, fond, contour, tracé, masque, rectangle,
    capa de formas, capa, grupo, relleno, trazo, elipse, rectángulo, trazado, máscara,
    livello forma, livello, gruppo, riempimento, traccia, ellisse, rettangolo, tracciato,
    camada de forma, camada, preenchimento, traçado, retângulo,
    シェイプレイヤー, レイヤー, グループ, 塗り, 線, 楕円形, 長方形, パス, マスク, ヌル,
    形状图层, 图层, 组, 填充, 描边, 椭圆, 矩形, 路径, 蒙版, 空,
    모양 레이어, 레이어, 그룹, 칠, 선, 타원, 사각형, 패스,
    слой фигура, слой, группа, заливка, обводка, эллипс, прямоугольник, контур
    """
    .parts { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
    .map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 })
}
