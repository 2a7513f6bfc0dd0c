/// The common words of several names.
package enum CommonName {
  /// Words that distinguish one of several things without describing it.
  private static let sides: Set<String> = [
    "left", "right", "top", "bottom", "upper", "lower", "front", "back", "near", "far", "inner",
    "outer", "middle", "center", "centre", "first", "second", "third", "last", "next", "big",
    "small", "large", "little", "old", "new",
  ]

  /// Returns the words that all names begin or end with, without numbers; empty if there are none.
  ///
  /// “left arm” and “right arm” have “arm” in common; “right arm” and “right leg” have nothing.
  package static func of(_ names: [String]) -> String {
    let all = names.map(words)
    let head = common(all)
    if !head.allSatisfy({ sides.contains($0.lowercased()) }) || Set(names).count == 1 {
      return head.joined(separator: " ")
    }
    let tail = common(all.map { $0.reversed() })
    guard !tail.allSatisfy({ sides.contains($0.lowercased()) }) else { return "" }
    return tail.reversed().joined(separator: " ")
  }

  /// Returns the words that all names begin and end with, without numbers; empty if there are none.
  package static func shared(by names: [String]) -> String {
    let all = names.map(words)
    let start = common(all)
    let end = common(all.map { $0.dropFirst(start.count).reversed() })
    return (start + end.reversed()).joined(separator: " ")
  }

  /// Returns the words that all lists begin with.
  private static func common(_ lists: [[String]]) -> [String] {
    lists.dropFirst().reduce(lists.first ?? []) { left, right in
      zip(left, right).prefix { $0.lowercased() == $1.lowercased() }.map(\.0)
    }
  }

  /// Returns the words of a name or of an identifier.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character.isLetter else { continue }
      let begins = last.map { !$0.isLetter || $0.isLowercase && character.isUppercase } ?? true
      if begins {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}
