internal import PegbarBase
internal import PegbarDiagnostics
package import PegbarJSON
internal import PegbarLottie

/// A member that a player requires, but that is missing or null.
package struct MissingMember: Sendable {
  /// The type of the object.
  let object: LottieObject
  /// The key, or `RequiredMember.wrapper`.
  let key: String
  /// `true` if the member is null.
  let isNull: Bool
  /// The JSON path of the object, or of the value without a wrapper.
  let path: JSONPath
  /// The names that lead to the object.
  let breadcrumb: [String]
  /// The requirements of the players.
  let requirements: [RequiredMember.Requirement]

  /// Returns the members that are missing in the text of an animation, which has been read within
  /// the limits.
  static func all(inText text: [UInt8]) -> [MissingMember] {
    var limits = Limits()
    limits.fileSize = .max
    limits.jsonMemory = .max
    let search = MemberSearch()
    var pieces = PieceReading(of: LottieDocument.arraysOfPieces)
    pieces.companion = search
    try? JSONDocument.read(text, log: FindingLog(), limits: limits, pieces: pieces) { _ in
      search.finish()
    }
    return search.found
  }
}

/// A key of at most 16 bytes, which is compared by its bytes alone.
private struct ShortKey: Hashable {
  private let low: UInt64
  private let high: UInt64
  private let count: Int

  init(_ key: JSONKey) { (low, high, count) = (key.low, key.high, key.count) }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    func number(_ part: ArraySlice<UInt8>) -> UInt64 {
      part.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    low = number(bytes.prefix(8))
    high = number(bytes.dropFirst(8).prefix(8))
    count = bytes.count
  }
}

/// A search for missing members, object by object, while an animation is read.
///
/// It uses a list of pending values instead of recursion, so its stack size does not depend on the
/// depth.
package final class MemberSearch: JSONCompanion {
  /// A value, and the type of object that it must be.
  private struct Step {
    let value: JSONValue
    let object: LottieObject
    /// `true` for the last keyframe of a property.
    var isLast = false
  }

  /// A member of an object that a player requires.
  private struct Member {
    let key: ShortKey
    let name: String
    /// `true` if a player also requires it to be present, and not only not to be null.
    let mustExist: Bool
  }

  /// The missing members, in the order of the text.
  package private(set) var found: [MissingMember] = []
  private var steps: [Step] = []
  /// `true` during a step, which can require that another piece of the text is parsed.
  private var isBusy = false
  /// The required members by type, at most 64 each.
  private var required: [LottieObject: [Member]] = [:]
  /// The requirements by key, of the types with missing members.
  private var requirements: [LottieObject: [String: [RequiredMember.Requirement]]] = [:]

  /// The maximum number of missing members of an animation; further ones are not reported.
  private static let limit = 2000

  /// Creates a search.
  package init() {}

  /// Begins again with the root value of an animation.
  package func begin(at root: JSONValue) {
    found = []
    steps = [Step(value: root, object: .animation)]
  }

  /// Continues as long as the next value is in memory.
  package func proceed() { proceed(parsedOnly: true) }

  /// Continues up to the end.
  package func finish() {
    proceed(parsedOnly: false)
    steps = []
  }

  private func proceed(parsedOnly: Bool) {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    while let step = steps.last, !parsedOnly || step.value.isParsed, found.count < Self.limit,
      !Cancellation.isRequestedInShortStep
    {
      steps.removeLast()
      let start = steps.count
      check(step)
      // The first of the added steps must be last, to be checked next.
      steps[start...].reverse()
    }
  }

  private func check(_ step: Step) {
    guard let object = step.value.object else {
      if step.object.rows.contains(.property), !step.value.isNull {
        note(RequiredMember.wrapper, isNull: false, step.object, step.value, nil)
      }
      return
    }
    guard let type = type(of: object, in: step) else { return }
    let members = members(of: type)
    var present: UInt64 = 0
    for (key, value) in object {
      if key == "nm", let name = value.string { object.name(name) }
      let short = ShortKey(key)
      if let index = members.firstIndex(where: { $0.key == short }) {
        present |= 1 << UInt64(index)
        if value.isNull { note(members[index].name, isNull: true, type, step.value, object) }
      }
      if !value.isNull { push(value, type.child(key, value)) }
    }
    for (index, member) in members.enumerated()
    where member.mustExist && present & (1 << UInt64(index)) == 0 {
      // Only a keyframe that moves to another one has an easing curve.
      if ["i", "o"].contains(member.name), type.rows == [.keyframe],
        step.isLast || object["h"]?.number == 1
      {
        continue
      }
      note(member.name, isNull: false, type, step.value, object)
    }
  }

  /// Returns the type that the members of an object determine, or `nil` for unknown shape items.
  private func type(of object: JSONObject, in step: Step) -> LottieObject? {
    switch step.object {
    case .layer: .layer(object)
    case .position: .position(object)
    case .shape: .shape(object)
    default: step.object
    }
  }

  private func members(of type: LottieObject) -> [Member] {
    if let known = required[type] { return known }
    let rows = type.rows.flatMap(RequiredMember.keys)
    let present = Set(rows.filter(\.mustExist).map(\.key))
    let all = rows.map(\.key)
    let keys = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
      .filter { $0 != RequiredMember.wrapper && $0.utf8.count <= 16 }
      .filter { type != .endedKeyframe || $0 != "s" }
    let result = keys.prefix(64).map {
      Member(key: ShortKey($0), name: $0, mustExist: present.contains($0))
    }
    required[type] = result
    return result
  }

  private func note(
    _ key: String, isNull: Bool, _ type: LottieObject, _ value: JSONValue, _ object: JSONObject?
  ) {
    let names = object.map { $0.reader.trail.breadcrumb(of: $0.source) } ?? value.breadcrumb
    let known =
      requirements[type]
      ?? Dictionary(
        type.rows.flatMap(RequiredMember.members).map { ($0.key, $0.requirements) },
        uniquingKeysWith: +)
    requirements[type] = known
    found.append(
      MissingMember(
        object: type, key: key, isNull: isNull, path: value.path, breadcrumb: names,
        requirements: known[key] ?? []))
  }

  private func push(_ value: JSONValue, _ child: LottieObject.Child?) {
    switch child {
    case nil: break
    case .one(let type): steps.append(Step(value: value, object: type))
    case .each(let type):
      guard let array = value.array else { return }
      let first = steps.count
      let isKeyframes = type == .keyframe || type == .pathKeyframe
      var isEnded = false
      for element in array {
        steps.append(Step(value: element, object: isEnded ? .endedKeyframe : type))
        if isKeyframes { isEnded = element.object?["e"] != nil }
      }
      if isKeyframes, steps.count > first { steps[steps.count - 1].isLast = true }
    case .assets:
      guard let array = value.array else { return }
      for element in array {
        guard let asset = element.object.flatMap(LottieObject.asset) else { continue }
        steps.append(Step(value: element, object: asset))
      }
    }
  }
}
