package import PegbarDiagnostics
internal import PegbarJSON

/// A font that text documents refer to.
///
/// - Source: Lottie `fonts.list`.
package struct Font: Sendable, Hashable {
  /// The name by which text documents refer to the font (`fName`), usually the PostScript name.
  package var name = ""
  /// The family (`fFamily`).
  package var family = ""
  /// The style (`fStyle`).
  package var style = ""
  /// The weight as a string (`fWeight`).
  package var weight: String?
  /// The height above the baseline, in percent of the size (`ascent`).
  package var ascent: Double?
  /// The URL of the font file (`fPath`).
  package var path: String?
  /// The origin (`origin`): 0 the machine, 1 a style sheet of Google, 2 a script of Adobe, 3 a URL.
  package var origin: Int?
  /// The source location of the font, for findings.
  package var source: SourceID

  /// Reads the fonts in the `list` of `fonts`.
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

  /// Creates a font from a JSON object.
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
