internal import PegbarBase
internal import PegbarExport
internal import PegbarGeometry
internal import PegbarScene

/// Names for path data that is used several times, and for the lists of sampled paths.
///
/// The data is in the code, or in a file with one path per line. A file also contains long paths
/// that are used once.
struct OutlineNames {
  private var names: [PathData: String] = [:]
  /// The named data that is not part of a list, in the order of the layers.
  private var named: [(name: String, data: String)] = []
  /// The paths of sampled animations.
  private var lists = OutlineLists()
  private let place: CodeData
  /// The minimum length of path data that receives a name if it is shared, and if it is in a file.
  private static let (shortestShared, shortestInFile) = (60, 200)

  /// Finds the paths that the layers of a scene use more than once, starting with the root.
  ///
  /// - Parameter setsStarts: Whether layers are also set to the first paths of their animations.
  init(_ plans: [CompositionPlan], setsStarts: Bool, place: CodeData) {
    self.place = place
    var taken = SwiftNames(taken: ["init", "self", "Type", "lines"])
    for planned in plans.flatMap(\.layers) where !Cancellation.isRequested {
      guard let outlines = Self.sampled(planned) else { continue }
      lists.add(outlines) {
        taken.name(for: "\(planned.layer.name) morph", .lower, fallback: "morph")
      }
      for end in [outlines[0], outlines[outlines.count - 1]] { names[end] = lists.name(of: end) }
    }
    let uses = plans.flatMap { Self.uses(in: $0, setsStarts: setsStarts) }
    for (outline, uses) in uses.grouped(by: \.outline)
    where (uses.count > 1 || place == .file) && !Cancellation.isRequested {
      let data = outline.text
      let shortest = uses.count > 1 ? Self.shortestShared : Self.shortestInFile
      guard names[outline] == nil, data.utf8.count >= shortest else { continue }
      let common = CommonName.of(uses.map(\.layer))
      let name = taken.name(for: common, .lower, fallback: "common")
      names[outline] = name
      named.append((name, data))
    }
  }

  /// Returns the data of a path, or its name if it is used several times.
  func data(_ path: Path, form: PathForm) -> SwiftExpression {
    let data = PathData(path, form)
    return names[data].map { .constant(.outlines, $0) } ?? .path(data)
  }

  /// Returns the paths of all or part of a sampled animation as parts of lists; `nil` if there are
  /// too many.
  func list(_ paths: [Path], form: PathForm) -> [SwiftExpression]? {
    lists.isEmpty ? nil : lists.parts(of: paths.map { PathData($0, form) }, besides: names)
  }

  /// Returns the paths of a sampled layer, or `nil` for other layers.
  private static func sampled(_ planned: CompositionPlan.Planned) -> [PathData]? {
    guard let track: Track<Path> = planned.layer.tracks.track(of: .path),
      track.keys.count >= NumberData.fewest
    else { return nil }
    if case .known = planned.form { return nil }
    let outlines = KeyTable(track).values.map { PathData($0, planned.form) }
    return outlines.count >= NumberData.fewest ? outlines : nil
  }

  /// Returns the paths of a composition in the order of its layers.
  private static func uses(
    in plan: CompositionPlan, setsStarts: Bool
  ) -> [(outline: PathData, layer: String)] {
    var uses: [(outline: PathData, layer: String)] = []
    var shapes: Set<NormalizedShape> = []
    var movements: Set<[Path]> = []
    for planned in plan.layers where !Cancellation.isRequested {
      let (layer, form) = (planned.layer, planned.form)
      guard case .shape(let shape) = layer.content else { continue }
      if case .known = form { continue }
      func use(_ outlines: some Sequence<Path>) {
        uses += outlines.map { (PathData($0, form), layer.name) }
      }
      // Equal shapes share one function, and so do equal keyframes.
      if form != .still || shapes.insert(shape).inserted { use([shape.path]) }
      let moving = moving(layer)
      if setsStarts { use(moving.prefix(1)) }
      if movements.insert(moving).inserted { use(moving) }
    }
    return uses
  }

  /// Returns the paths of a layer with few path keyframes.
  private static func moving(_ layer: NormalizedLayer) -> [Path] {
    let track: Track<Path>? = layer.tracks.track(of: .path)
    let values = track.map { KeyTable($0).values } ?? []
    return values.count < NumberData.fewest ? values : []
  }
}

extension OutlineNames {
  /// Returns the named path data, as members of the class with a name.
  func nodes(in typeName: String) -> [SwiftNode] {
    let lists = lists.pathData
    guard !named.isEmpty || !lists.isEmpty else { return [] }
    guard place == .embedded else { return [.blank] + table(reading: lists, in: typeName) }
    let lines = named.map { SwiftNode.line("static let \($0) = \"\($1)\"") }
    let members = lists.map { list in
      SwiftNode.block(
        "static let \(list.name) = [", list.data.map { .line("\"\($0)\",") }, closing: "]")
    }
    return [
      .blank,
      .line("/// Path data that is used several times, and outlines of sampled motion."),
      .type("fileprivate enum Outline", lines + members),
    ]
  }

  /// The contents of the file with the named path data; `nil` if there is none.
  var file: [UInt8]? {
    let lines = named.map(\.data) + lists.pathData.flatMap(\.data)
    guard place == .file, !lines.isEmpty else { return nil }
    return lines.flatMap { Array("\($0)\n".utf8) }
  }

  /// Returns the name of the file for a class.
  static func fileName(ofType name: String) -> String { "\(name).\(suffix)" }

  private static let suffix = "paths.txt"

  /// Returns the table of the path data in a file.
  private func table(
    reading lists: [(name: String, data: [String])], in typeName: String
  ) -> [SwiftNode] {
    var members = named.enumerated().map { SwiftNode.line("static let \($1.name) = lines[\($0)]") }
    var count = named.count
    for list in lists {
      let end = count + list.data.count
      members.append(.line("static let \(list.name) = Array(lines[\(count)..<\(end)])"))
      count = end
    }
    let file = Self.fileName(ofType: typeName)
    let reading = """
      /// The lines of the file; empty if the bundle does not contain it.
      private static let lines: [String] = {
        #if SWIFT_PACKAGE
          let bundle = Bundle.module
        #else
          let bundle = Bundle(for: \(typeName).self)
        #endif
        let url = bundle.url(forResource: "\(file)", withExtension: nil)
        let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let lines = data.split(separator: 10, omittingEmptySubsequences: false).dropLast()
        assert(lines.count == \(count), "\(file) is missing or belongs to other code")
        guard lines.count == \(count) else { return Array(repeating: "", count: \(count)) }
        return lines.map { String(decoding: $0, as: UTF8.self) }
      }()
      """
    return [
      .line("/// Path data from \(file), with one path per line."),
      .type("fileprivate enum Outline", members + [.blank, .source(reading)]),
    ]
  }
}
