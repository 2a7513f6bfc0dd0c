import PegbarDiagnostics
import PegbarJSON

/// A tree of comparable values.
indirect enum Tree: Equatable {
  case object([String: Tree])
  case array([Tree])
  case text(String)
  case number(Double)
  case other(String)

  init(_ value: JSONValue) {
    if let object = value.object {
      var members: [String: Tree] = [:]
      for (key, value) in object { members[key.text] = Tree(value) }
      self = .object(members)
    } else if let array = value.array {
      self = .array(array.map { Tree($0) })
    } else if let text = value.string {
      self = .text(text)
    } else if let number = value.number {
      self = .number(number)
    } else {
      self = .other("\(value.typeName) \(value.bool ?? false)")
    }
  }

  /// Returns the value at a random location, and its path.
  func random(using generator: inout SeededGenerator) -> (JSONPath, Tree) {
    var path = JSONPath()
    var tree = self
    while Int.random(in: 0..<12, using: &generator) > 0 {
      switch tree {
      case .object(let members):
        // Sorted, because the order of a dictionary differs between runs.
        guard let key = members.keys.sorted().randomElement(using: &generator),
          let value = members[key]
        else { return (path, tree) }
        path = path.appending(.key(key))
        tree = value
      case .array(let elements):
        guard let index = elements.indices.randomElement(using: &generator) else {
          return (path, tree)
        }
        path = path.appending(.index(index))
        tree = elements[index]
      case .text, .number, .other: return (path, tree)
      }
    }
    return (path, tree)
  }
}
