import Foundation

/// The files that mutants are made from, and the keys and values of the format that they contain.
struct Corpus {
  /// A source file of mutants.
  struct Seed {
    var name: String
    var bytes: [UInt8]

    /// `true` if the file is JSON that contains an animation.
    var isAnimation: Bool {
      name.hasSuffix(".json") && bytes.count > 40
    }
  }

  /// The maximum size of a file, in bytes.
  ///
  /// Larger files are so slow that few mutants would be tried.
  private static let maximumBytes = 300_000
  /// The maximum size, in bytes, of the files that nine of ten mutants are made from.
  private static let smallBytes = 30_000
  private static let extensions = [".json", ".lottie", ".tgs", ".lot"]

  let small: [Seed]
  let large: [Seed]
  let archives: [Seed]
  let dictionary: Dictionary

  /// Creates a corpus from the files in folders, in the same order on every machine.
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

  /// Returns a random animation to change, or `nil` if there is none.
  func animation(_ random: inout Random) -> Seed? {
    random.once(in: 10) ? random.element(of: large) ?? small.first : random.element(of: small)
  }

  /// The keys of the format, each with values from the corpus.
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

    /// Returns a random key with one of its values, or `nil` if there are no keys.
    func member(_ random: inout Random) -> JSONTree.Member? {
      guard let key = random.element(of: keys), let value = value(of: key, &random) else {
        return nil
      }
      return JSONTree.Member(key: key, value: value)
    }

    /// Returns a random value of a key, or `nil` if the key is unknown.
    func value(of key: String, _ random: inout Random) -> JSONTree? {
      values[key].flatMap { random.element(of: $0) }
    }
  }
}
