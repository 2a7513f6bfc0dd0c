internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Path data that is used several times has a name, and so have lists of it that nobody reads.
struct OutlineNames {
  private var names: [PathData: String] = [:]
  /// The data that stands alone by its names, in the order of the layers.
  private var named: [(name: String, data: String)] = []
  /// The outlines of sampled motions.
  private var lists = OutlineLists()
  /// How long path data is that has a name where it is used several times.
  private static let shortestShared = 60

  /// Finds the paths that the layers of a scene use more than once; the root comes first.
  ///
  /// - Parameter setsStarts: Whether layers are given the first outlines of their motions, too.
  init(_ plans: [CompositionPlan], setsStarts: Bool) {
    var taken = SwiftNames(taken: ["init", "self", "Type"])
    for layer in plans.flatMap(\.layers).map(\.layer) where !Cancellation.isRequested {
      guard let outlines = Self.sampled(layer) else { continue }
      lists.add(outlines) {
        taken.name(for: "\(layer.name) morph", .lower, fallback: "morph")
      }
      for end in [outlines[0], outlines[outlines.count - 1]] { names[end] = lists.name(of: end) }
    }
    let uses = plans.flatMap { Self.uses(in: $0, setsStarts: setsStarts) }
    for (outline, uses) in uses.grouped(by: \.outline)
    where uses.count > 1 && !Cancellation.isRequested {
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
    return names[data].map { .constant(.outlines, $0) } ?? .path(data)
  }

  /// The outlines of a sampled motion, or of a part of one, as parts of lists; nothing where there are
  /// too many.
  func list(_ paths: [Path], form: PathForm) -> [SwiftExpression]? {
    lists.isEmpty ? nil : lists.parts(of: paths.map { PathData($0, form) }, besides: names)
  }

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
    for layer in plan.layers.map(\.layer) where !Cancellation.isRequested {
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
    let lists = lists.texts
    guard !named.isEmpty || !lists.isEmpty else { return [] }
    let lines = named.map { SwiftNode.line("static let \($0) = \"\($1)\"") }
    let members = lists.map { list in
      SwiftNode.block(
        "static let \(list.name) = [", list.data.map { .line("\"\($0)\",") }, closing: "]")
    }
    return [
      .blank,
      .line("/// Path data that is used several times, and the outlines of sampled motions."),
      .type("fileprivate enum Outline", lines + members),
    ]
  }
}
