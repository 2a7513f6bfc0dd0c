import Foundation

/// The animations that mutants are made from, and what else of the format they have.
struct Corpus {
  /// A file.
  struct Seed {
    var name: String
    var bytes: [UInt8]

    /// Whether it is JSON that holds an animation.
    var isAnimation: Bool {
      name.hasSuffix(".json") && bytes.count > 40
    }
  }

  /// Larger files take so long that few mutants would be tried.
  private static let maximumBytes = 300_000
  /// Files that are taken nine times of ten.
  private static let smallBytes = 30_000
  private static let extensions = [".json", ".lottie", ".tgs", ".lot"]

  let small: [Seed]
  let large: [Seed]
  let archives: [Seed]
  let dictionary: Dictionary

  /// Reads the files of folders, in an order that does not depend on the machine.
  init(folders: [String]) {
    var seeds: [Seed] = []
    for folder in folders {
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where Self.extensions.contains(where: name.hasSuffix) {
        guard let data = FileManager.default.contents(atPath: folder + "/" + name),
          data.count <= Self.maximumBytes
        else { continue }
        seeds.append(Seed(name: name, bytes: Array(data)))
      }
    }
    let animations = seeds.filter(\.isAnimation)
    small = animations.filter { $0.bytes.count <= Self.smallBytes }
    large = animations.filter { $0.bytes.count > Self.smallBytes }
    archives = seeds.filter { !$0.name.hasSuffix(".json") }
    dictionary = Dictionary(of: small)
  }

  /// An animation to change.
  func animation(_ random: inout Random) -> Seed? {
    random.once(in: 10) ? random.element(of: large) ?? small.first : random.element(of: small)
  }

  /// The keys of the format with values that they have somewhere.
  struct Dictionary {
    private static let valuesOfKey = 24
    private static let largestValue = 40

    private(set) var keys: [String] = []
    private(set) var values: [String: [JSONTree]] = [:]

    fileprivate init(of seeds: [Seed]) {
      for seed in seeds {
        JSONTree(seed.bytes)?.forEachMember { member in
          let known = values[member.key, default: []]
          guard known.count < Self.valuesOfKey, !known.contains(member.value),
            member.value.size <= Self.largestValue
          else { return }
          values[member.key, default: []].append(member.value)
        }
      }
      keys = values.keys.sorted()
    }

    /// A key with one of its values.
    func member(_ random: inout Random) -> JSONTree.Member? {
      guard let key = random.element(of: keys), let value = value(of: key, &random) else {
        return nil
      }
      return JSONTree.Member(key: key, value: value)
    }

    /// A value that a key has somewhere.
    func value(of key: String, _ random: inout Random) -> JSONTree? {
      values[key].flatMap { random.element(of: $0) }
    }
  }
}
