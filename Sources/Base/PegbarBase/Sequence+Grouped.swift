extension Sequence {
  /// The elements by a key; keys and elements stay in the order in which they are met.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var indices: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }

  /// The elements by a key; of several with one key, the first counts.
  package func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(map { (key($0), $0) }) { first, _ in first }
  }
}
