/// Changes values in the JSON tree of an animation.
struct TreeMutation {
  /// The maximum size of a mutant, in JSON values, unless its seed is larger.
  private static let maximumSize = 60_000

  /// The maximum total size of the copies of a value, in bytes.
  ///
  /// A single value can be a long string.
  private static let doubledBytes = 8_000_000

  var random: Random
  let corpus: Corpus
  private var budget = 0

  init(random: Random, corpus: Corpus) {
    self.random = random
    self.corpus = corpus
  }

  /// Makes up to 12 random changes.
  mutating func apply(to tree: inout JSONTree) {
    budget = max(Self.maximumSize - tree.size, 0)
    for _ in 0..<random.upTo(12) {
      let path = place(in: tree)
      switch random.below(20) {
      case 0...2: tree.change(path) { $0 = Oddities.value(&random) }
      case 3...5: changeNumber(in: &tree)
      case 6: remove(path, in: &tree)
      case 7, 8: double(path, in: &tree)
      case 9: swap(path, in: &tree)
      case 10: nest(path, in: &tree)
      case 11, 12: rewire(&tree)
      case 13, 14: insertKnown(path, in: &tree)
      case 15: exchange(path, in: &tree)
      case 16, 17: animate(path, in: &tree)
      case 18: shuffle(path, in: &tree)
      case _: tree.change(path) { if case .string = $0 { $0 = Oddities.string(&random) } }
      }
    }
  }

  // MARK: Places

  /// Returns a random place in the tree.
  ///
  /// Every step down is equally likely, so few places are vertices of paths.
  private mutating func place(in tree: JSONTree) -> ArraySlice<Int> {
    var path: [Int] = []
    var node = tree
    let wanted = 1 + random.below(14)
    while path.count < wanted, node.count > 0 {
      let index = random.below(node.count)
      path.append(index)
      node = node.children[index]
    }
    return path[...]
  }

  /// Returns the places of members with one of the keys, up to a limit.
  private func places(
    of keys: Set<String>, in tree: JSONTree, limit: Int = 400
  ) -> [(path: [Int], key: String)] {
    var found: [(path: [Int], key: String)] = []
    var open: [(path: [Int], node: JSONTree)] = [([], tree)]
    while let (path, node) = open.popLast(), found.count < limit {
      if case .object(let members) = node {
        for (index, member) in members.enumerated() where keys.contains(member.key) {
          found.append((path + [index], member.key))
        }
      }
      for (index, child) in node.children.enumerated() where child.count > 0 {
        open.append((path + [index], child))
      }
    }
    return found
  }

  // MARK: Changes

  /// Changes a number slightly, by orders of magnitude, or completely.
  private mutating func changeNumber(in tree: inout JSONTree) {
    for _ in 0..<8 {
      let path = place(in: tree)
      guard case .number(let text) = tree.at(path), let value = Double(text) else { continue }
      let changed: JSONTree =
        switch random.below(8) {
        case 0: .number("\(-value)")
        case 1: .number("\(value * 1000)")
        case 2: .number("\(value / 1000)")
        case 3: .number("\(value + 1)")
        case 4: .number("\(value.nextUp)")
        case 5: .number("\(value * value)")
        case _: Oddities.number(&random)
        }
      // No reader accepts `nan` or `inf` as a number.
      if case .number(let text) = changed, text.contains("n") { continue }
      return tree.change(path) { $0 = changed }
    }
  }

  private func remove(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    guard let last = path.last else { return }
    tree.change(path.dropLast()) { node in
      switch node {
      case .array(var elements):
        elements.remove(at: last)
        node = .array(elements)
      case .object(var members):
        members.remove(at: last)
        node = .object(members)
      case .null, .bool, .number, .string, .raw: break
      }
    }
  }

  /// Duplicates a value, once or many times.
  private mutating func double(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    guard let last = path.last, let value = tree.at(path) else { return }
    let most = min(max(budget / value.size, 0), 3000, Self.doubledBytes / value.text.count)
    let times = random.once(in: 3) ? min(random.upTo(3000), most) : min(1, most)
    budget -= times * value.size
    tree.change(path.dropLast()) { node in
      switch node {
      case .array(var elements):
        elements.insert(contentsOf: repeatElement(value, count: times), at: last)
        node = .array(elements)
      case .object(var members):
        let index = random.below(members.count + 1)
        members.insert(.init(key: members[last].key, value: value), at: index)
        node = .object(members)
      case .null, .bool, .number, .string, .raw: break
      }
    }
  }

  /// Exchanges two values of the animation, neither of which contains the other.
  private mutating func swap(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    let other = place(in: tree)
    guard !path.starts(with: other), !other.starts(with: path), let first = tree.at(path),
      let second = tree.at(other)
    else { return }
    tree.change(path) { $0 = second }
    tree.change(other) { $0 = first }
  }

  /// Nests a value inside itself or inside many levels of containers.
  private mutating func nest(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    guard let value = tree.at(path) else { return }
    let levels = random.upTo(300)
    if random.once(in: 3) {
      guard let place = random.element(of: places(of: ["it", "shapes"], in: tree)) else { return }
      return tree.change(place.path[...]) { node in
        for _ in 0..<levels {
          node = .array([
            .object([.init(key: "ty", value: .string("gr")), .init(key: "it", value: node)])
          ])
        }
      }
    }
    if random.once(in: 2) {
      let (open, close) = random.once(in: 2) ? ("[", "]") : (#"{"k":"#, "}")
      let inner = String(decoding: value.text, as: UTF8.self)
      let text =
        String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
      return tree.change(path) { $0 = .raw(text) }
    }
    let deeper = path + place(in: value)
    guard value.size * 2 < budget else { return }
    budget -= value.size
    tree.change(deeper) { $0 = value }
  }

  /// Replaces a reference or property with a related value from the same animation.
  private mutating func rewire(_ tree: inout JSONTree) {
    let kinds: [Set<String>] = [
      ["refId", "id"], ["parent", "ind", "tp"], ["refId"], ["parent"], ["tt", "td"], ["ty"],
      ["mode"],
      ["ind"], ["st", "ip", "op", "sr"], ["t"], ["tm"], ["ct", "bm", "ao", "ddd"],
    ]
    let places = places(of: random.element(of: kinds) ?? [], in: tree)
    guard let target = random.element(of: places), let source = random.element(of: places),
      let value = tree.at(source.path)
    else { return }
    tree.change(target.path[...]) { $0 = value }
  }

  /// Adds a member from the corpus to an object, or replaces the value of a member with one from
  /// the corpus.
  private mutating func insertKnown(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    for length in (0...path.count).reversed() {
      guard case .object(var members) = tree.at(path.prefix(length)) else { continue }
      if random.once(in: 2), let index = members.indices.randomElement(using: &random),
        let value = corpus.dictionary.value(of: members[index].key, &random)
      {
        members[index].value = value
      } else if let member = corpus.dictionary.member(&random) {
        members.append(member)
      }
      return tree.change(path.prefix(length)) { $0 = .object(members) }
    }
  }

  /// Replaces a value with one from another animation, with the same key if possible.
  private mutating func exchange(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    guard let seed = random.element(of: corpus.small), let other = JSONTree(seed.bytes) else {
      return
    }
    var value: JSONTree?
    if let last = path.last, case .object(let members) = tree.at(path.dropLast()),
      members.indices.contains(last)
    {
      let places = places(of: [members[last].key], in: other)
      value = random.element(of: places).flatMap { other.at($0.path) }
    }
    if value == nil { value = other.at(place(in: other)) }
    guard let value, value.size < budget else { return }
    budget -= value.size
    tree.change(path) { $0 = value }
  }

  /// Replaces a property with one that has random keyframes, or adds an expression to it.
  private mutating func animate(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    guard let place = random.element(of: places(of: ["k"], in: tree)) else { return }
    let holder = place.path.dropLast()
    guard let value = tree.at(place.path) else { return }
    if random.once(in: 5) {
      return tree.change(holder) { $0["x"] = Oddities.string(&random) }
    }
    tree.change(holder) { $0 = Oddities.animated(parts: value.count, &random) }
  }

  private mutating func shuffle(_ path: ArraySlice<Int>, in tree: inout JSONTree) {
    tree.change(path.dropLast()) { node in
      switch node {
      case .array(var elements):
        if random.once(in: 2) { elements.reverse() } else { elements.shuffle(using: &random) }
        node = .array(elements)
      case .object(let members): node = .object(members.reversed())
      case .null, .bool, .number, .string, .raw: break
      }
    }
  }
}
