/// The paths of sampled animations as lists, in which repeated paths appear once.
///
/// A path that the same animation or another one already used is not stored again.
struct OutlineLists {
  /// The paths in the lists, each of which appears once.
  private var outlines: [PathData] = []
  private var numbers: [PathData: Int] = [:]
  /// The lists of path numbers, in the order of the layers.
  private var lists: [(name: String, numbers: [Int])] = []
  /// The locations of the paths in the lists, by their numbers.
  private var places: [[Place]] = []

  private typealias Place = (list: Int, index: Int)
  private typealias Run = (list: Int, range: Range<Int>)

  /// The maximum number of parts of an animation, and of locations to try for the same path.
  private static let (mostParts, mostStarts) = (8, 32)

  /// `true` if there are no lists.
  var isEmpty: Bool { lists.isEmpty }

  /// The lists as path data.
  var pathData: [(name: String, data: [String])] {
    lists.map { ($0.name, $0.numbers.map { outlines[$0].text }) }
  }

  /// Adds the paths of an animation that are not in any list.
  ///
  /// - Parameter name: Returns the name of a new list.
  mutating func add(_ motion: [PathData], name: () -> String) {
    for outline in motion where numbers[outline] == nil {
      numbers[outline] = outlines.count
      outlines.append(outline)
      places.append([])
    }
    let motion = motion.compactMap { numbers[$0] }
    // A larger minimum run length makes the parts and the lists longer. One part costs as much to
    // read as three paths.
    let additions = [1, 2, 3, 4].compactMap { added(by: motion, fewest: $0) }
    let least = ([(list: motion, parts: 1)] + additions).min {
      $0.list.count + 3 * $0.parts < $1.list.count + 3 * $1.parts
    }
    guard let list = least?.list, !list.isEmpty else { return }
    for (index, number) in list.enumerated() { places[number].append((lists.count, index)) }
    lists.append((name(), list))
  }

  /// Returns the paths that an animation adds, and the number of its parts; `nil` if there are too
  /// many parts.
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

  /// Returns the longest run, from one of the start locations, that matches the beginning of an
  /// animation.
  private func longest(of starts: [Place], with motion: ArraySlice<Int>, own: [Int] = []) -> Run {
    let runs = starts.prefix(Self.mostStarts).map { start -> Run in
      let list = start.list < lists.count ? lists[start.list].numbers : own
      let count = zip(list[start.index...], motion).prefix { $0 == $1 }.count
      return (start.list, start.index..<start.index + count)
    }
    return runs.max { $0.range.count < $1.range.count } ?? (0, 0..<0)
  }

  /// Returns the name of a path in the lists.
  func name(of outline: PathData) -> String? {
    guard let number = numbers[outline], let place = places[number].first else { return nil }
    return "\(lists[place.list].name)[\(place.index)]"
  }

  /// Returns the paths of an animation as lists and ranges of lists; `nil` if there are too many
  /// parts.
  ///
  /// An animation that is cut has its own ends, and one that waits omits duplicate paths. Paths
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
