package import PegbarDiagnostics
internal import PegbarJSON

/// A font that texts name.
///
/// - Source: Lottie `fonts.list`.
package struct Font: Sendable, Hashable {
  /// The name by which texts refer to it (`fName`), usually the PostScript name.
  package var name = ""
  /// The family (`fFamily`).
  package var family = ""
  /// The style (`fStyle`).
  package var style = ""
  /// The weight as text (`fWeight`).
  package var weight: String?
  /// The height above the base line, in percent of the size (`ascent`).
  package var ascent: Double?
  /// The address of the font file (`fPath`).
  package var path: String?
  /// Where it comes from (`origin`): 0 the machine, 1 a style sheet of Google, 2 a script of Adobe, 3 an
  /// address.
  package var origin: Int?
  /// Names the font in findings.
  package var source: SourceID

  /// Reads `fonts`, which holds the fonts as `list`.
  static func list(reading value: JSONValue) -> [Font] {
    guard let object = value.readObject() else { return [] }
    var fonts: [Font] = []
    for (key, value) in object {
      switch key {
      case "list": fonts = value.readList { object, _ in Font(reading: object) }
      default: object.skip(key)
      }
    }
    return fonts
  }

  /// Reads a font.
  init(reading object: JSONObject) {
    source = object.source
    for (key, value) in object {
      switch key {
      case "fName": name = value.readName() ?? ""
      case "fFamily": family = value.readName() ?? ""
      case "fStyle": style = value.readName() ?? ""
      case "fWeight": weight = value.readName()
      case "ascent": ascent = value.readNumber()
      case "fPath": path = value.readString()
      // The class for web pages.
      case "fClass": _ = value.readString()
      case "origin": origin = value.readInt()
      default: object.skip(key)
      }
    }
    object.name(name)
  }
}
