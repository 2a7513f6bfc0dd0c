package import PegbarJSON

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
