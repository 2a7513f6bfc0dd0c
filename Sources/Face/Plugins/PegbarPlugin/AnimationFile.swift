import Foundation

/// A file of a target that may be an animation.
struct AnimationFile {
  /// The URL of the file.
  let url: URL
  /// The path relative to the folder of the target, or the absolute path of a file elsewhere.
  let path: String

  /// Creates a value for a file of a target.
  init(_ url: URL, below folder: URL) {
    self.url = url
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    path = url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
  }

  /// Returns the common parent folder of all files.
  static func folder(around files: [URL]) -> URL {
    let folders = files.map { $0.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return URL(fileURLWithPath: "/") }
    for folder in folders.dropFirst() {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  /// A hash of the path (FNV-1a), which is the same on every computer.
  var number: UInt32 {
    path.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// A key that is equal for all files whose types can have the same name.
  var key: String { Self.key(of: stem) }

  /// The keys with folder names as a prefix, as the command adds them to type names.
  var longerKeys: [String] {
    let folders = path.split(separator: "/").dropLast()
    return folders.indices.map { Self.key(of: folders[$0...].joined() + stem) }
  }

  private var stem: String {
    let stem = url.deletingPathExtension().lastPathComponent
    return stem.hasSuffix(".scene") ? String(stem.dropLast(".scene".count)) : stem
  }

  /// Returns the letters and digits of a name that the command uses, in lowercase and without
  /// accents.
  ///
  /// A trailing `Layer` is removed. Files with the same key can have different names. Files with
  /// different keys never have the same name.
  private static func key(of name: String) -> String {
    let plain = String(letters(of: name)).uppercased().lowercased()
      .decomposedStringWithCanonicalMapping.unicodeScalars.filter { !isMark($0) }
    let whole = String(String.UnicodeScalarView(plain))
    let subject = whole.hasSuffix("layer") ? String(whole.dropLast("layer".count)) : whole
    // A name that would be empty or begin with a digit gets the prefix `Scene`.
    let beginsWithDigit = subject.unicodeScalars.first.map(isDigit) ?? true
    return beginsWithDigit ? "scene" + subject : subject
  }

  /// Returns the first letters, digits and following marks of a name, which the command also uses.
  ///
  /// The command uses at most 94 including the type prefix, which is unknown here.
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

  /// Returns `true` for a letter that is valid in an identifier, which excludes superscripts, `ℂ`
  /// and `Ⓐ`.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      !scalar.properties.isDefaultIgnorableCodePoint && !(0x2000...0x2BFF).contains(scalar.value)
    default: false
    }
  }

  /// Returns `true` for a combining mark that is valid in an identifier.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      !scalar.properties.isDefaultIgnorableCodePoint
        && (0x300...0x1FFF).contains(scalar.value) || (0x3040...0xD7FF).contains(scalar.value)
    default: false
    }
  }
}
