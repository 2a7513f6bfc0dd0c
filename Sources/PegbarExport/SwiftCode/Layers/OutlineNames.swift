internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Path data that is used several times has a name, and so have lists of it that nobody reads.
struct OutlineNames {
  private var names: [PathData: String] = [:]
  /// The data that stands alone by its names, in the order of the layers.
  private var named: [(name: String, data: String)] = []
  /// The outlines of sampled motions by the names of their layers.
  private var lists: [String: [OutlineList]] = [:]
  /// The same in the order of the layers.
  private var listed: [OutlineList] = []
  /// How long path data is that has a name where it is used several times.
  private static let shortestShared = 60

  /// Finds the paths that the layers of a scene use more than once; the root comes first.
  ///
  /// - Parameter setsStarts: Whether layers are given the first outlines of their motions, too.
  init(_ plans: [CompositionPlan], setsStarts: Bool) {
    var taken = SwiftNames(taken: ["init", "self", "Type"])
    var numbers: [[PathData]: Int] = [:]
    for layer in plans.flatMap(\.layers).map(\.layer) {
      guard let outlines = Self.sampled(layer) else { continue }
      if let number = numbers[outlines] {
        lists[layer.name, default: []].append(listed[number])
        continue
      }
      let list = OutlineList(
        name: taken.name(for: "\(layer.name) morph", .lower, fallback: "morph"),
        outlines: outlines)
      numbers[outlines] = listed.count
      lists[layer.name, default: []].append(list)
      listed.append(list)
      for index in [0, outlines.count - 1] where names[outlines[index]] == nil {
        names[outlines[index]] = "\(list.name)[\(index)]"
      }
    }
    let uses = plans.flatMap { Self.uses(in: $0, setsStarts: setsStarts) }
    for (outline, uses) in uses.grouped(by: \.outline) where uses.count > 1 {
      let data = outline.text
      guard names[outline] == nil, data.utf8.count >= Self.shortestShared else { continue }
      let common = CommonName.of(uses.map(\.layer))
      let name = taken.name(for: common, .lower, fallback: "common")
      names[outline] = name
      named.append((name, data))
    }
  }

  /// The data of a path, or its name if it is used several times.
  func data(_ path: Path, form: PathForm) -> SwiftExpression {
    let data = PathData(path, form)
    guard !names.isEmpty, let name = names[data] else { return .path(data) }
    return .constant(.outlines, name)
  }

  /// The outlines of a motion by the names of the lists that have them, or parts of these; nothing
  /// where they come from too many places.
  ///
  /// A motion that is cut has ends of its own, and one that waits lacks what is there twice.
  func list(_ paths: [Path], of layer: String, form: PathForm) -> [SwiftExpression]? {
    guard let lists = lists[layer], paths.count >= NumberData.fewest else { return nil }
    let outlines = paths.map { PathData($0, form) }
    var parts: [SwiftExpression] = []
    var own: [SwiftExpression] = []
    func endOwn() {
      if !own.isEmpty { parts.append(.list(own)) }
      own = []
    }
    var index = 0
    while index < outlines.count {
      if let run = lists.lazy.compactMap({ $0.run(of: outlines[index...]) }).first {
        endOwn()
        parts.append(.constant(.outlines, run.text))
        index += run.count
      } else {
        own.append(.path(outlines[index]))
        index += 1
      }
      guard parts.count < Self.mostParts, own.count < NumberData.fewest else { return nil }
    }
    endOwn()
    return parts
  }

  /// How many parts a list is put together from at most.
  private static let mostParts = 8

  /// The outlines of a layer that has been sampled; nothing for others.
  private static func sampled(_ layer: NormalizedLayer) -> [PathData]? {
    guard let track: Track<Path> = layer.tracks.track(of: .path),
      track.keys.count >= NumberData.fewest
    else { return nil }
    let form = PathForm(of: layer)
    if case .known = form { return nil }
    let outlines = KeyTable(track).values.map { PathData($0, form) }
    return outlines.count >= NumberData.fewest ? outlines : nil
  }

  /// The paths of a composition in the order of its layers.
  private static func uses(
    in plan: CompositionPlan, setsStarts: Bool
  ) -> [(outline: PathData, layer: String)] {
    var uses: [(outline: PathData, layer: String)] = []
    var shapes: Set<NormalizedShape> = []
    var movements: Set<[Path]> = []
    for layer in plan.layers.map(\.layer) {
      guard case .shape(let shape) = layer.content else { continue }
      let form = PathForm(of: layer)
      if case .known = form { continue }
      func use(_ outlines: some Sequence<Path>) {
        uses += outlines.map { (PathData($0, form), layer.name) }
      }
      // One function makes shapes that are equal, and so it does with keys that are.
      if form != .still || shapes.insert(shape).inserted { use([shape.path]) }
      let moving = moving(layer)
      if setsStarts { use(moving.prefix(1)) }
      if movements.insert(moving).inserted { use(moving) }
    }
    return uses
  }

  /// The outlines of a layer that becomes few others.
  private static func moving(_ layer: NormalizedLayer) -> [Path] {
    let track: Track<Path>? = layer.tracks.track(of: .path)
    let values = track.map { KeyTable($0).values } ?? []
    return values.count < NumberData.fewest ? values : []
  }

  /// The path data that has names, as members of the class.
  var nodes: [SwiftNode] {
    guard !named.isEmpty || !listed.isEmpty else { return [] }
    let lines = named.map { SwiftNode.line("static let \($0) = \"\($1)\"") }
    let lists = listed.map { list in
      SwiftNode.block(
        "static let \(list.name) = [", list.outlines.map { .line("\"\($0.text)\",") }, closing: "]")
    }
    return [
      .blank,
      .line("/// Path data that is used several times, and the outlines of sampled motions."),
      .type("fileprivate enum Outline", lines + lists),
    ]
  }
}

/// The outlines of a sampled motion.
private struct OutlineList {
  var name: String
  var outlines: [PathData]
  /// How many outlines of a list have to follow each other to be a part of it.
  private static let fewest = 4
  /// How many places are tried that begin with the same outline.
  private static let mostStarts = 16

  /// The longest part of the list with which outlines begin, as Swift, and how many it has.
  func run(of others: ArraySlice<PathData>) -> (text: String, count: Int)? {
    guard let first = others.first else { return nil }
    let starts = outlines.indices.lazy.filter { outlines[$0] == first }.prefix(Self.mostStarts)
    let runs = starts.map { start in
      start..<(start + zip(outlines[start...], others).prefix { $0 == $1 }.count)
    }
    guard let run = runs.max(by: { $0.count < $1.count }), run.count >= Self.fewest else {
      return nil
    }
    let part = run.count == outlines.count ? "[...]" : "[\(run.lowerBound)..<\(run.upperBound)]"
    return (name + part, run.count)
  }
}
