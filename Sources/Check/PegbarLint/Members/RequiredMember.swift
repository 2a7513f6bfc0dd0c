/// A member that players require in an object of an animation.
struct RequiredMember: Sendable {
  /// The consequence if the member is missing or null.
  enum Consequence: Sendable, Comparable {
    /// A default is used.
    case none
    /// The object, or the layer that contains it, is not shown.
    case dropped
    /// The file is not loaded, or nothing is shown.
    case refused
  }

  /// The requirement of a player.
  struct Requirement: Sendable {
    /// The name of the player, for example `lottie-ios`.
    let player: String
    /// The consequence if the member is missing.
    let missing: Consequence
    /// The consequence if the member is null.
    let null: Consequence
    /// The first version with this requirement, or `nil` for all versions.
    let since: PlayerVersion?
    /// The first version without this requirement, or `nil` if the newest version has it.
    let before: PlayerVersion?

    /// Returns `true` if a version has the requirement, or the newest version for `nil`.
    func applies(to version: PlayerVersion?) -> Bool {
      guard let version else { return before == nil }
      return version >= since ?? version && before.map { version < $0 } ?? true
    }
  }

  /// The key of the member, or `wrapper` for the object that a value must be in.
  let key: String
  /// The requirements of the players.
  fileprivate(set) var requirements: [Requirement]

  /// The key that stands for the object `{"a": 0, "k": …}` around a value.
  static let wrapper = "(wrapped)"

  /// Returns the keys of the required members of a type of object, in order, and whether a player
  /// requires the member to be present.
  static func keys(of object: LottieObject) -> [(key: String, mustExist: Bool)] {
    let space = UInt8(ascii: " ")
    var result: [(key: String, mustExist: Bool)] = []
    for line in lines(of: object) {
      guard line.first == UInt8(ascii: ">") else {
        result.append((String(decoding: line, as: UTF8.self), false))
        continue
      }
      // The letters follow the player.
      let letters = line.dropFirst(2).drop { $0 != space }.dropFirst()
      guard let last = result.indices.last, letters.first != UInt8(ascii: "-") else { continue }
      result[last].mustExist = true
    }
    return result
  }

  /// Returns the required members of a type of object.
  static func members(of object: LottieObject) -> [RequiredMember] {
    var result: [RequiredMember] = []
    for line in lines(of: object) {
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      if words.count == 1 {
        result.append(RequiredMember(key: words[0], requirements: []))
      } else if words.count == 5, let last = result.indices.last {
        result[last].requirements.append(Requirement(words))
      }
    }
    return result
  }

  /// Returns the lines of the table about a type of object, as bytes.
  private static func lines(of object: LottieObject) -> [ArraySlice<UInt8>] {
    Array(table[object, default: ""].utf8).split(separator: UInt8(ascii: "\n"))
  }
}

extension RequiredMember.Requirement {
  /// Creates a requirement from the words of a line in the table: `> lottie-ios rr 4.1.0 -`.
  fileprivate init(_ words: [String]) {
    func consequence(_ letter: Character?) -> RequiredMember.Consequence {
      switch letter {
      case "r": .refused
      case "d": .dropped
      default: .none
      }
    }
    player = words[1]
    missing = consequence(words[2].first)
    null = consequence(words[2].last)
    since = PlayerVersion(words[3])
    before = PlayerVersion(words[4])
  }
}

extension Player {
  /// The name of the player in the table of required members, or `nil` if the table does not have
  /// it.
  var decoder: String? {
    switch self {
    case .lottieIOSCoreAnimation, .lottieIOSMainThread: "lottie-ios"
    case .lottieAndroid: "lottie-android"
    case .lottieWebSVG, .lottieWebCanvas, .lottieWebHTML: "lottie-web"
    case .rlottie: "rlottie"
    case .thorVG: "thorvg"
    case .skottie: "skottie"
    case .telegram, .lottieSpecification, .lottieWindows: nil
    }
  }
}
