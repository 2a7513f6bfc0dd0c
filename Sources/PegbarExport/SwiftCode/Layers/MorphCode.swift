internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// The keys of an outline that becomes others: as path data each, or as the numbers by which those
/// of the key before change.
struct Morph {
  /// The path data of the keys that are written so; nothing for those that are changes.
  private(set) var keys: [(data: PathData?, changes: String)] = []
  /// How many bytes the changes spare.
  private(set) var spared = 0

  /// Takes changes where they are shorter.
  ///
  /// - Parameters:
  ///   - notation: How the path data is written.
  ///   - literal: What path data is spelt like.
  init(_ paths: [Path], notation: PathNotation, literal: (PathData) -> String) {
    let plain = paths.map { PathData($0, keepsCurves: true, notation: notation) }
    var same = plain
    if notation == .mirrored, Set(plain.map(\.commands)).subtracting([""]).count > 1 {
      // Which control points are mirrored may not be the same at all keys.
      same = paths.map { PathData($0, keepsCurves: true, notation: .relative) }
    }
    for (index, data) in same.enumerated() {
      let size = literal(data).utf8.count
      spared += literal(plain[index]).utf8.count
      if index > 0, let changes = data.changes(from: same[index - 1]), changes.utf8.count + 2 < size
      {
        keys.append((nil, changes))
        spared -= changes.utf8.count + 2
      } else {
        keys.append((data, ""))
        spared -= size
      }
    }
    guard spared <= 0 else { return }
    keys = plain.map { ($0, "") }
    spared = 0
  }
}

extension SceneCode {
  /// The animation of an outline that becomes others.
  mutating func morphs(_ keyPath: String, _ track: Track<Path>) -> Move {
    let paths = KeyTable(track, until: keyLimit).values
    let isPlain = track.keys.contains(where: \.curve.isSpring) || paths.areVast
    let morph = Morph(isPlain ? [] : paths, notation: notation) { literal($0) }
    sparedByChanges += morph.spared
    guard writesChanges else {
      return animation(keyPath, track, .paths) { .text($0.pathData($1, form: .curves)) }
    }
    var keys = morph.keys[...]
    return animation(keyPath, track, .morphs) { code, path in
      guard let key = keys.popFirst() else { return .text(code.pathData(path, form: .curves)) }
      return .text(key.data.map { code.written($0) } ?? "\"\(key.changes)\"")
    }
  }
}

extension [Path] {
  /// Whether they have more vertices than anybody reads.
  var areVast: Bool { reduce(0) { $0 + $1.vertexCount } > Limits.sharedVertices }
}

extension PathData {
  /// By which its numbers differ from those of path data with the same commands, without zeros at the
  /// end; nothing where the commands are others.
  fileprivate func changes(from other: PathData) -> String? {
    guard !contours.isEmpty, commands == other.commands else { return nil }
    var changes = zip(contours.flatMap(\.numbers), other.contours.flatMap(\.numbers)).map {
      $0 - $1
    }
    while changes.count > 1, changes.last == 0 { changes.removeLast() }
    var text = ""
    for change in changes {
      NumberData.append(NumberData.decimal(change / 1e5, digits: 5), to: &text)
    }
    return text
  }
}
