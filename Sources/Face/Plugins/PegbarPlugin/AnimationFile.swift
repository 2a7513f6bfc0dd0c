import Foundation

/// A file of a target that may be an animation.
struct AnimationFile {
  /// Where it is.
  let url: URL
  /// The path from the folder of the target on; for a file elsewhere, the path from the root on.
  let path: String

  /// A file of a target.
  init(_ url: URL, below folder: URL) {
    self.url = url
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    path = url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
  }

  /// The folder that holds all files.
  static func folder(around files: [URL]) -> URL {
    let folders = files.map { $0.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return URL(fileURLWithPath: "/") }
    for folder in folders.dropFirst() {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  /// A number that is made from the path (FNV-1a), the same on every machine.
  var number: UInt32 {
    path.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// The same for all files whose types the command may give one name.
  var key: String { Self.key(of: stem) }

  /// The keys with the names of folders before them, as the command puts them before names of types.
  var longerKeys: [String] {
    let folders = path.split(separator: "/").dropLast()
    return folders.indices.map { Self.key(of: folders[$0...].joined() + stem) }
  }

  private var stem: String {
    let stem = url.deletingPathExtension().lastPathComponent
    return stem.hasSuffix(".scene") ? String(stem.dropLast(".scene".count)) : stem
  }

  /// The letters and digits that the command takes from a name, without case and accents, and without
  /// `Layer` at the end.
  ///
  /// Files with one key may get different names; files with different keys never get one name.
  private static func key(of name: String) -> String {
    let plain = String(letters(of: name)).uppercased().lowercased()
      .decomposedStringWithCanonicalMapping.unicodeScalars.filter { !isMark($0) }
    let whole = String(String.UnicodeScalarView(plain))
    let subject = whole.hasSuffix("layer") ? String(whole.dropLast("layer".count)) : whole
    // What no name can begin with gets `Scene` before it.
    let beginsWithDigit = subject.unicodeScalars.first.map(isDigit) ?? true
    return beginsWithDigit ? "scene" + subject : subject
  }

  /// What the command takes from a text: letters, digits, and marks after them.
  ///
  /// It takes 94 of them at most, with the prefix of types before them, which is not known here.
  private static func letters(of name: String) -> String.UnicodeScalarView {
    var letters = String.UnicodeScalarView()
    var isInWord = false
    for scalar in name.unicodeScalars {
      isInWord = isLetter(scalar) || isDigit(scalar) || isInWord && isMark(scalar)
      if isInWord { letters.append(scalar) }
      if letters.count == 64 { break }
    }
    return letters
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether it is a letter that may stand in an identifier: not a superscript, `ℂ` or `Ⓐ`.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      !scalar.properties.isDefaultIgnorableCodePoint && !(0x2000...0x2BFF).contains(scalar.value)
    default: false
    }
  }

  /// Whether it is a mark on a letter that may stand in an identifier.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      !scalar.properties.isDefaultIgnorableCodePoint
        && (0x300...0x1FFF).contains(scalar.value) || (0x3040...0xD7FF).contains(scalar.value)
    default: false
    }
  }
}
