package import PegbarDiagnostics
internal import PegbarJSON

/// A font that texts name.
///
/// - Source: Lottie `fonts.list`.
package struct Font: Sendable, Hashable {
  /// The name by which texts refer to it (`fName`), usually the PostScript name.
  package var name: String
  /// The family (`fFamily`).
  package var family: String
  /// The style (`fStyle`).
  package var style: String
  /// The weight as text (`fWeight`).
  package var weight: String?
  /// The height above the base line, in percent of the size (`ascent`).
  package var ascent: Double?
  /// The address of the font file (`fPath`).
  package var path: String?
  /// The class for web pages (`fClass`).
  package var className: String?
  /// Where it comes from (`origin`): 0 the machine, 1 Google, 2 Adobe, 3 an address.
  package var origin: Int?
  /// Names the font in findings.
  package var source: SourceID
}

extension Font {
  /// Reads `fonts`, which holds the fonts as `list`.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [Font] {
    guard let object = value.readObject() else { return [] }
    var fonts: [Font] = []
    for (key, value) in object {
      guard key == "list" else {
        object.skip(key)
        continue
      }
      guard let array = value.readArray() else { continue }
      fonts = array.compactMap { element in element.readObject().map { Font(reading: $0) } }
    }
    return fonts
  }

  /// Reads a font.
  init(reading object: JSONObject) {
    self.init(name: "", family: "", style: "", source: object.source)
    for (key, value) in object {
      switch key {
      case "fName": name = value.readName() ?? ""
      case "fFamily": family = value.readName() ?? ""
      case "fStyle": style = value.readName() ?? ""
      case "fWeight": weight = value.readName()
      case "ascent": ascent = value.readNumber()
      case "fPath": path = value.readString()
      case "fClass": className = value.readString()
      case "origin": origin = value.readInt()
      default: object.skip(key)
      }
    }
    object.name(name)
  }
}
