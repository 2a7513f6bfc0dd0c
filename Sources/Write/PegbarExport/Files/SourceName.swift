/// The name of a source: that of its file, and that of the animation if the file contains several.
public struct SourceName: Hashable, Sendable {
  /// The file name without folders; empty for a stream.
  public var file: String
  /// The ID of the animation in a dotLottie archive with several; `nil` for other files.
  public var animation: String?
  /// Text that distinguishes sources of the same name; empty if not needed.
  package var qualifier = ""

  /// Creates a name.
  public init(file: String, animation: String? = nil) {
    self.file = file
    self.animation = animation
  }

  /// The file name without its extension: `arrow-left` of `arrow-left.json` and
  /// `arrow-left.scene.json`.
  package var stem: String {
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    let stem = file[..<dot]
    let scene = ".scene"
    return String(stem.hasSuffix(scene) && stem != scene ? stem.dropLast(scene.count) : stem)
  }

  /// The stem, followed by the animation's ID; empty for a stream.
  package var subject: String {
    let name = animation.map { "\(stem) \($0)" } ?? stem
    return qualifier.isEmpty ? name : "\(qualifier) \(name)"
  }

  /// The prefix of file names: the stem and the ID, without characters that lead to another folder.
  public var fileStem: String {
    let start = qualifier.isEmpty ? "" : qualifier.replacing(" ", with: "-") + "-"
    let name = start + (animation.map { "\(stem)-\($0)" } ?? stem)
    let plain = name.unicodeScalars.map { scalar -> Character in
      scalar.value < 0x20 || scalar == "/" || scalar == "\\" || scalar == ":"
        ? "_" : Character(scalar)
    }
    return plain.isEmpty ? "Scene" : String(plain)
  }

  /// Returns a composition's name as a subject, or `nil` if it is a default name of After Effects.
  ///
  /// - Source: After Effects numbers new compositions (`Comp 1`) in the language of its menus.
  package static func subject(ofComposition name: String) -> String? {
    let words = name.split(separator: " ")
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    let isNumbered = rest.count <= 1 && rest.allSatisfy { $0.allSatisfy(\.isNumber) }
    return isNumbered && defaults.contains(first.lowercased()) ? nil : name
  }

  private static let defaults: Set<String> = [
    "comp", "composition", "pre-comp", "precomp", "komposition", "composición", "composizione",
    "composição", "композиция", "コンポ", "合成", "컴포지션", "컴프",
  ]
}
