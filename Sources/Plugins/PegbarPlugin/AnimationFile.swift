import Foundation

/// A file of a target that may be an animation.
struct AnimationFile {
  /// Where it is.
  let url: URL
  /// The path from the folder of the target on.
  let path: String

  /// A file of a target.
  init(_ url: URL, below folder: URL) {
    self.url = url
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    path = url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.lastPathComponent
  }

  /// A number that is made from the path (FNV-1a), the same on every machine.
  var number: UInt32 {
    path.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// What files have in common whose types may get the same name: coarser than the rule of the
  /// command, which decides.
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

  /// The first letters and digits of a name, without case and accents, and without `Layer` at the end.
  private static func key(of name: String) -> String {
    let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .filter { $0.isLetter || $0.isNumber }
    let subject = plain.hasSuffix("layer") ? String(plain.dropLast("layer".count)) : plain
    // What no name can begin with gets `Scene` before it.
    let begins = subject.first?.isLetter ?? false
    return String((begins ? subject : "scene" + subject).prefix(64))
  }
}

/// Which files of a target may become types of the same name.
///
/// The command is told of these alone, so that a step depends on no other file.
struct Rivals {
  private let groups: [String: [AnimationFile]]

  /// Sorts files by what they have in common.
  init(_ files: [AnimationFile]) {
    groups = Dictionary(grouping: files, by: \.key)
  }

  /// The others whose names matter for that of a file.
  func rivals(of file: AnimationFile) -> [AnimationFile] {
    let group = groups[file.key, default: []]
    guard group.count > 1 else { return [] }
    let longer = Set(group.flatMap(\.longerKeys)).subtracting([file.key])
    return (group + longer.sorted().flatMap { groups[$0, default: []] })
      .filter { $0.path != file.path }
  }
}
