/// The names of the files that the steps of a target write.
enum OutputNames {
  /// How many bytes of a path become part of a name: file systems take 255 for a name, and the compiler
  /// puts something at its end.
  private static let longest = 200

  /// A name for each animation: its path with dashes.
  ///
  /// Where two become the same, also where case does not count, or a path is too long, the name has a
  /// number that is made from the path.
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

  /// The end of a name, which tells more than the folders before it.
  private static func end(of name: String) -> Substring {
    var end = name[...]
    while end.utf8.count > longest { end = end.dropFirst() }
    return end
  }
}
