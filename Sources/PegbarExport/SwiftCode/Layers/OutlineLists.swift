/// The outlines of sampled motions as lists: what a motion shows again, or what another one has shown,
/// stands in them once.
struct OutlineLists {
  /// Lists by their names, in the order of the layers.
  private(set) var lists: [(name: String, outlines: [PathData])] = []
  /// The same by the numbers of the outlines.
  private var numbers: [[Int]] = []
  /// The outlines that stand in the lists, by their numbers.
  private var known: [PathData: Int] = [:]
  /// Where outlines stand, by their numbers.
  private var places: [[Place]] = []

  private typealias Place = (list: Int, index: Int)
  private typealias Run = (list: Int, range: Range<Int>)

  /// How many parts a motion is put together from at most.
  private static let mostParts = 8
  /// How many places are tried that have the same outline.
  private static let mostStarts = 32

  /// Lists the outlines of a motion that no list has.
  ///
  /// - Parameter name: What a new list is called.
  mutating func add(_ outlines: [PathData], name: () -> String) {
    let motion = outlines.map { outline in
      known[outline] ?? {
        known[outline] = places.count
        places.append([])
        return places.count - 1
      }()
    }
    // The more outlines have to follow each other where they are taken from a list, the longer are the
    // parts and the lists.
    let additions = [1, 2, 3, 4].compactMap { added(by: motion, fewest: $0) }
    let list = ([(motion, 1)] + additions).min { Self.cost($0) < Self.cost($1) }?.list ?? motion
    guard !list.isEmpty else { return }
    for (index, number) in list.enumerated() { places[number].append((lists.count, index)) }
    numbers.append(list)
    var texts: [Int: PathData] = [:]
    for (number, outline) in zip(motion, outlines) { texts[number] = outline }
    lists.append((name(), list.compactMap { texts[$0] }))
  }

  /// How much there is to read: three outlines for each part.
  private static func cost(_ addition: (list: [Int], parts: Int)) -> Int {
    addition.list.count + 3 * addition.parts
  }

  /// What a motion adds to the lists, and from how many parts it is put together; nothing where those
  /// are too many.
  private func added(by motion: [Int], fewest: Int) -> (list: [Int], parts: Int)? {
    var own: [Int] = []
    var ownPlaces: [Int: [Place]] = [:]
    var part: Place?
    var (parts, index) = (0, 0)
    while index < motion.count {
      let rest = motion[index...]
      let starts = (ownPlaces[motion[index]] ?? []) + places[motion[index]]
      var run = longest(of: starts, with: rest, own: own)
      if run.range.count < fewest {
        ownPlaces[motion[index], default: []].append((numbers.count, own.count))
        run = (numbers.count, own.count..<own.count + 1)
        own.append(motion[index])
      }
      if part.map({ $0 == (run.list, run.range.lowerBound) }) != true { parts += 1 }
      guard parts <= Self.mostParts else { return nil }
      part = (run.list, run.range.upperBound)
      index += run.range.count
    }
    return (own, parts)
  }

  /// The longest part of a list that begins at one of some places and with which a motion begins.
  private func longest(of starts: [Place], with motion: ArraySlice<Int>, own: [Int] = []) -> Run {
    let runs = starts.prefix(Self.mostStarts).map { start -> Run in
      let list = start.list < numbers.count ? numbers[start.list] : own
      let count = zip(list[start.index...], motion).prefix { $0 == $1 }.count
      return (start.list, start.index..<start.index + count)
    }
    return runs.max { $0.range.count < $1.range.count } ?? (0, 0..<0)
  }

  /// The name of an outline of the lists.
  func name(of outline: PathData) -> String? {
    guard let number = known[outline], let place = places[number].first else { return nil }
    return "\(lists[place.list].name)[\(place.index)]"
  }

  /// The outlines of a motion by the names of the lists that have them, or parts of these; nothing
  /// where they come from too many places.
  ///
  /// A motion that is cut has ends of its own, and one that waits lacks what is there twice.
  func parts(of outlines: [PathData]) -> [SwiftExpression]? {
    let motion = outlines.map { known[$0] ?? -1 }
    var (parts, own): ([SwiftExpression], [SwiftExpression]) = ([], [])
    func endOwn() {
      if !own.isEmpty { parts.append(.list(own)) }
      own = []
    }
    var index = 0
    while index < outlines.count {
      let starts = motion[index] < 0 ? [] : places[motion[index]]
      let run = longest(of: starts, with: motion[index...])
      if run.range.count > 1 {
        endOwn()
        parts.append(.constant(.outlines, text(of: run)))
      } else {
        own.append(
          name(of: outlines[index]).map { .constant(.outlines, $0) } ?? .path(outlines[index]))
      }
      index += max(run.range.count, 1)
      guard parts.count <= Self.mostParts, own.count < NumberData.fewest else { return nil }
    }
    endOwn()
    return parts
  }

  private func text(of run: Run) -> String {
    let isWhole = run.range.count == numbers[run.list].count
    let part = isWhole ? "..." : "\(run.range.lowerBound)..<\(run.range.upperBound)"
    return "\(lists[run.list].name)[\(part)]"
  }
}
