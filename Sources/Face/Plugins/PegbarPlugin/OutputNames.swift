/// The names of the output files of a target's build steps.
enum OutputNames {
  /// The maximum length of a path in a name, in bytes.
  ///
  /// File systems allow names of up to 255 bytes, and the compiler adds a suffix.
  private static let longest = 200

  /// Returns a name for each animation: its path with hyphens.
  ///
  /// If names are equal, ignoring case, or a path is too long, the name gets a hash of the path.
  static func names(for animations: [AnimationFile]) -> [String] {
    let plain = animations.map { plainName(of: $0.path) }
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return zip(animations, plain).map { animation, name in
      let isWhole = name.utf8.count <= longest
      guard !isWhole || counts[name.lowercased(), default: 0] > 1 else { return "\(name).swift" }
      return "\(end(of: name))-\(String(animation.number, radix: 16)).swift"
    }
  }

  private static func plainName(of path: String) -> String {
    let path = path.hasPrefix("/") ? path.dropFirst() : path[...]
    return String(path.map { $0 == "/" ? "-" : $0 })
  }

  /// Returns the end of a name, which is more specific than the folders before it.
  private static func end(of name: String) -> Substring {
    var end = name[...]
    while end.utf8.count > longest { end = end.dropFirst() }
    return end
  }
}
