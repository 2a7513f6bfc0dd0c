/// The outlines of sampled motions as lists: what a motion shows again, or what another one has shown,
/// stands in them once.
struct OutlineLists {
  /// What stands in the lists, each outline once.
  private var outlines: [PathData] = []
  private var numbers: [PathData: Int] = [:]
  /// The numbers of outlines, in the order of the layers.
  private var lists: [(name: String, numbers: [Int])] = []
  /// Where the outlines stand, by their numbers.
  private var places: [[Place]] = []

  private typealias Place = (list: Int, index: Int)
  private typealias Run = (list: Int, range: Range<Int>)

  /// How many parts a motion has at most, and how many places are tried that have the same outline.
  private static let (mostParts, mostStarts) = (8, 32)

  /// Whether there are none.
  var isEmpty: Bool { lists.isEmpty }

  /// The lists as path data.
  var texts: [(name: String, data: [String])] {
    lists.map { ($0.name, $0.numbers.map { outlines[$0].text }) }
  }

  /// Lists the outlines of a motion that no list has.
  ///
  /// - Parameter name: What a new list is called.
  mutating func add(_ motion: [PathData], name: () -> String) {
    for outline in motion where numbers[outline] == nil {
      numbers[outline] = outlines.count
      outlines.append(outline)
      places.append([])
    }
    let motion = motion.compactMap { numbers[$0] }
    // The more outlines have to follow each other where they are taken from a list, the longer are the
    // parts and the lists. Each part is as much to read as three outlines.
    let additions = [1, 2, 3, 4].compactMap { added(by: motion, fewest: $0) }
    let least = ([(list: motion, parts: 1)] + additions).min {
      $0.list.count + 3 * $0.parts < $1.list.count + 3 * $1.parts
    }
    guard let list = least?.list, !list.isEmpty else { return }
    for (index, number) in list.enumerated() { places[number].append((lists.count, index)) }
    lists.append((name(), list))
  }

  /// What a motion adds to the lists, and from how many parts it is put together; nothing where those
  /// are too many.
  private func added(by motion: [Int], fewest: Int) -> (list: [Int], parts: Int)? {
    var own: [Int] = []
    var ownPlaces: [Int: [Place]] = [:]
    var end: Place = (-1, 0)
    var (parts, index) = (0, 0)
    while index < motion.count {
      let known = places[motion[index]].prefix(Self.mostStarts)
      let starts = ownPlaces[motion[index], default: []] + known
      var run = longest(of: starts, with: motion[index...], own: own)
      if run.range.count < fewest {
        ownPlaces[motion[index], default: []].append((lists.count, own.count))
        run = (lists.count, own.count..<own.count + 1)
        own.append(motion[index])
      }
      if end != (run.list, run.range.lowerBound) { parts += 1 }
      guard parts <= Self.mostParts else { return nil }
      end = (run.list, run.range.upperBound)
      index += run.range.count
    }
    return (own, parts)
  }

  /// The longest part of a list that begins at one of some places and with which a motion begins.
  private func longest(of starts: [Place], with motion: ArraySlice<Int>, own: [Int] = []) -> Run {
    let runs = starts.prefix(Self.mostStarts).map { start -> Run in
      let list = start.list < lists.count ? lists[start.list].numbers : own
      let count = zip(list[start.index...], motion).prefix { $0 == $1 }.count
      return (start.list, start.index..<start.index + count)
    }
    return runs.max { $0.range.count < $1.range.count } ?? (0, 0..<0)
  }

  /// The name of an outline of the lists.
  func name(of outline: PathData) -> String? {
    guard let number = numbers[outline], let place = places[number].first else { return nil }
    return "\(lists[place.list].name)[\(place.index)]"
  }

  /// The outlines of a motion by the names of the lists that have them, or parts of these; nothing
  /// where they come from too many places.
  ///
  /// A motion that is cut has ends of its own, and one that waits lacks what is there twice. Outlines
  /// that are in no list may have names.
  func parts(of motion: [PathData], besides names: [PathData: String]) -> [SwiftExpression]? {
    let known = motion.map { numbers[$0] ?? -1 }
    var (parts, singles): ([SwiftExpression], [SwiftExpression]) = ([], [])
    var index = 0
    while index < motion.count {
      let run = known[index] < 0 ? nil : longest(of: places[known[index]], with: known[index...])
      if let run, run.range.count > 1 {
        if !singles.isEmpty { parts.append(.list(singles)) }
        singles = []
        parts.append(.constant(.outlines, text(of: run)))
        index += run.range.count
      } else {
        let name = names[motion[index]] ?? name(of: motion[index])
        singles.append(name.map { .constant(.outlines, $0) } ?? .path(motion[index]))
        index += 1
      }
      guard parts.count <= Self.mostParts, singles.count < NumberData.fewest else { return nil }
    }
    guard !parts.isEmpty else { return nil }
    return parts + (singles.isEmpty ? [] : [.list(singles)])
  }

  private func text(of run: Run) -> String {
    let isWhole = run.range.count == lists[run.list].numbers.count
    return lists[run.list].name
      + (isWhole ? "[...]" : "[\(run.range.lowerBound)..<\(run.range.upperBound)]")
  }
}
