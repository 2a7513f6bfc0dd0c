import Foundation

/// Removes everything that a problem does not require: parts of the tree in JSON files, bytes in
/// others.
struct Minimizer {
  /// The time limit for one file, in seconds.
  private static let seconds = 240.0

  private let problem: Problem
  private let limits: Limits
  private let folder: String
  private let start = Date().timeIntervalSince1970

  init(problem: Problem, limits: Limits, folder: String) {
    self.problem = problem
    self.folder = folder
    // Lower limits reveal the same cause and allow many more attempts.
    self.limits = Limits(
      seconds: problem.end == .overTime ? limits.seconds / 3 : limits.seconds,
      bytes: problem.end == .overMemory ? limits.bytes / 2 : limits.bytes)
  }

  /// Returns the smallest file found that has the problem, or the original file if the problem does
  /// not recur.
  mutating func minimized(_ bytes: [UInt8]) throws -> [UInt8] {
    guard try shows(bytes) else { return bytes }
    guard let tree = JSONTree(bytes) else { return try without(parts: bytes) { $0 } }
    return try smaller(tree).text
  }

  private var isOver: Bool { Date().timeIntervalSince1970 - start > Self.seconds }

  /// Returns `true` if a file has the problem.
  private func shows(_ bytes: [UInt8]) throws -> Bool {
    let file = folder + "/candidate"
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    let arguments = [
      "check", file, problem.step?.rawValue ?? "", "\(limits.seconds)", "\(limits.bytes)",
    ]
    var step: Trial.Step?
    let end = try Child.run(arguments, errors: folder + "/candidate.txt") { message in
      if case .step(let begun) = message { step = begun }
    }
    return end.word == problem.end.word && (problem.step == nil || step == problem.step)
  }

  /// Returns the parts that the problem requires, after trying to remove runs of decreasing length.
  private func without<Part>(
    parts: [Part], _ bytes: ([Part]) -> [UInt8]
  ) throws -> [Part] {
    var parts = parts
    var length = parts.count
    while length > 0, !isOver {
      var position = 0
      while position < parts.count, !isOver {
        var fewer = parts
        fewer.removeSubrange(position..<min(position + length, parts.count))
        if try shows(bytes(fewer)) { parts = fewer } else { position += length }
      }
      length /= 2
    }
    return parts
  }

  /// Returns a smaller tree, repeating the descent as long as it shrinks.
  private func smaller(_ tree: JSONTree) throws -> JSONTree {
    var tree = tree
    var size = Int.max
    while tree.size < size, !isOver {
      size = tree.size
      try shrink([], in: &tree)
    }
    return tree
  }

  /// Shrinks the value at a path: removes parts or tries a simple number, then shrinks each
  /// remaining part.
  private func shrink(_ path: [Int], in tree: inout JSONTree) throws {
    guard let node = tree.at(path), !isOver else { return }
    switch node {
    case .array(let elements):
      let kept = try without(parts: elements) { replaced(path, by: .array($0), in: tree).text }
      tree = replaced(path, by: .array(kept), in: tree)
    case .object(let members):
      let kept = try without(parts: members) { replaced(path, by: .object($0), in: tree).text }
      tree = replaced(path, by: .object(kept), in: tree)
    case .string(let text) where text.count > 3:
      let kept = try without(parts: Array(text)) {
        replaced(path, by: .string(String($0)), in: tree).text
      }
      tree = replaced(path, by: .string(String(kept)), in: tree)
    case .number(let text) where text.count > 2:
      for shorter in ["0", "1", "100"] {
        let candidate = replaced(path, by: .number(shorter), in: tree)
        if try shows(candidate.text) {
          tree = candidate
          break
        }
      }
    case .null, .bool, .string, .number, .raw: break
    }
    guard let count = tree.at(path)?.count else { return }
    for index in 0..<count { try shrink(path + [index], in: &tree) }
  }

  private func replaced(_ path: [Int], by value: JSONTree, in tree: JSONTree) -> JSONTree {
    var tree = tree
    tree.change(path[...]) { $0 = value }
    return tree
  }
}
