internal import PegbarBase
internal import PegbarScene

/// Layers that stand next to each other, are alike, and are one property that is an array.
struct Siblings {
  /// The property.
  var name: String
  /// What one of them is called in a loop.
  var element: String
  /// Their places in the plan.
  var members: [Int]
  /// The labels of what is said of all of them since it has to be said of some.
  var said: Set<String>
}

/// An array literal with a closure that makes a layer of each element.
private struct SiblingArray {
  /// The elements, and what goes through them.
  var head: SwiftExpression
  /// What comes between that and the layer.
  var opening: String
  /// The layer.
  var layer: SwiftExpression

  /// About how many bytes it has.
  var size: Int { head.size + opening.utf8.count + layer.size + 20 }
}

/// Layers that are alike but for a few values are made by one call, if nobody named them or if their
/// names differ in a number alone.
struct SiblingCode {
  private let layers: LayerCode
  private var plan: CompositionPlan { layers.plan }
  /// How many layers make an array worth while.
  private static let fewestSiblings = 3
  /// The same for layers that a designer named: a few are better called by their names.
  private static let fewestNamed = 4
  /// How many values may differ.
  private static let mostValues = 3
  /// How many values an array literal may have; its type has to be found by its use.
  private static let longestLiteral = 48
  /// The labels of what has a value where nothing is said.
  private static let sayable: Set<String> = ["", "anchor", "at", "scale", "turn", "opacity"]

  init(_ layers: LayerCode) { self.layers = layers }

  /// A plan whose siblings are found.
  static func joined(_ plan: CompositionPlan, in facts: SceneFacts) -> CompositionPlan {
    let code = SiblingCode(LayerCode(facts, plan, shapes: SharedShapes(plan, in: facts)))
    var result = plan
    var names = SwiftNames(
      besides: plan.names + facts.parameters.names + facts.definitions.values.map(\.typeName))
    for host in [nil] + plan.layers.indices.map({ Int?.some($0) })
    where !Cancellation.isRequested {
      let members = plan.members(of: host, .sublayer)
      guard members.count >= fewestSiblings else { continue }
      var run = SiblingRun()
      for index in members {
        let family = plan.layers[index].family
        if family != nil, family == run.family, code.append(index, to: &run) { continue }
        code.join(run, in: &result, &names)
        run = SiblingRun(family: family)
        if family != nil { _ = code.append(index, to: &run) }
      }
      code.join(run, in: &result, &names)
    }
    return result
  }

  /// Takes one more, unless it is not like the others.
  private func append(_ index: Int, to run: inout SiblingRun) -> Bool {
    let own = Set(layers.placing(index).map(\.label).filter(Self.sayable.contains))
    guard let first = run.members.first else {
      run.members = [index]
      run.said = own
      run.first = template(index, saying: own)
      return true
    }
    guard plan.layers[index].type == plan.layers[first].type else { return false }
    var next = run
    next.members.append(index)
    var added = [index][...]
    if !own.isSubset(of: run.said) {
      next.said.formUnion(own)
      next.first = template(first, saying: next.said)
      next.differing = []
      added = next.members.dropFirst()
    }
    for member in added {
      guard next.take(template(member, saying: next.said)) else { return false }
    }
    run = next
    return true
  }

  private func template(_ index: Int, saying said: Set<String>) -> SiblingTemplate {
    SiblingTemplate(layers.placed(index, saying: said))
  }

  private func join(
    _ run: SiblingRun, in plan: inout CompositionPlan, _ names: inout SwiftNames
  ) {
    let fewest = run.family?.isEmpty == true ? Self.fewestSiblings : Self.fewestNamed
    guard run.members.count >= fewest, let first = run.members.first else { return }
    let texts = run.members.map { plan.layers[$0].layer.name }
    let common = SwiftNames.identifier(from: CommonName.of(texts), .lower, fallback: "")
    let host = plan.layers[first].host.map { plan.layers[$0].reference.text } ?? ""
    // Names that have nothing in common say more than a number.
    guard !common.isEmpty || texts.allSatisfy({ $0.count == 1 }) else { return }
    let element = common.isEmpty ? "letter" : common
    let base = common.isEmpty ? "\(host) \(element)" : common
    var candidate = names
    let siblings = Siblings(
      name: candidate.name(for: Self.plural(base), .lower, fallback: "layers"),
      element: element, members: run.members, said: run.said)
    guard let array = array(siblings) else { return }
    let use = siblings.name.utf8.count + 4
    let alone = run.members.reduce(0) { size, index in
      size + layers.making(index).size + 30
        + 2 * (plan.layers[index].reference.name.utf8.count - use)
    }
    guard alone > array.size + 2 * use else { return }
    names = candidate
    plan.join(siblings)
  }

  /// The plural of most English words; names that end with a digit are lists.
  private static func plural(_ word: String) -> String {
    guard let last = word.last, last.isLetter else { return word + " list" }
    let endsInSibilant = "sxz".contains(last) || word.hasSuffix("ch") || word.hasSuffix("sh")
    return word + (endsInSibilant ? "es" : "s")
  }

  /// The property of siblings.
  func property(_ siblings: Siblings, keyword: String) -> SwiftNode {
    let type = siblings.members.first.map { plan.layers[$0].type } ?? "CALayer"
    let before = "\(keyword)lazy var \(siblings.name): [\(type)] = "
    guard let array = array(siblings) else {
      return .statement(.list(siblings.members.map { layers.making($0) }), before: before)
    }
    return .opened(
      array.head, before: before, after: array.opening, [.statement(array.layer)],
      isCompact: true)
  }
}

// The array of siblings, or nothing where they differ in too much.
extension SiblingCode {
  private func array(_ siblings: Siblings) -> SiblingArray? {
    let templates = siblings.members.map { template($0, saying: siblings.said) }
    let names = siblings.members.map { plan.layers[$0].layer.name }
    let literals = names.map { SwiftExpression.string($0) }
    guard let first = templates.first, var columns = SiblingColumn.columns(of: templates),
      let own = columns.firstIndex(where: { $0.values == literals })
    else { return nil }
    let name = columns.remove(at: own)
    guard columns.count <= Self.mostValues else { return nil }
    guard let base = Self.numbered(names),
      let array = Self.numbered(base, first, name, columns)
    else { return Self.listed(first, name, columns) }
    return array
  }

  /// Siblings whose names are among their values.
  private static func listed(
    _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let all = [name] + columns
    guard isQuick(all), var head = tuples(all, in: first) else { return nil }
    // Something is called on it.
    if case .wrapped = head { head = .wrapped("(", head, ")") }
    let layer = first.expression(all.enumerated().map { ($1.places, .word("$\($0)")) })
    return SiblingArray(head: head, opening: ".map {", layer: layer)
  }

  /// Siblings whose names go on by number.
  private static func numbered(
    _ base: String, _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let count = name.values.count
    guard !columns.isEmpty else {
      return SiblingArray(
        head: head(base, .word("1...\(count)")), opening: " { name, _ in",
        layer: first.expression([(name.places, .word("name"))]))
    }
    let list = isQuick(columns) ? tuples(columns, in: first) : nil
    let names = columns.count == 1 ? ["$1"] : columns.indices.map { "$1.\($0)" }
    guard let (values, uses) = series(columns, in: first) ?? list.map({ ($0, names) }) else {
      return nil
    }
    let changes = zip(columns, uses).map { ($0.places, SwiftExpression.word($1)) }
    return SiblingArray(
      head: head(base, values), opening: " {",
      layer: first.expression([(name.places, .word("$0"))] + changes))
  }

  /// Values that count up as ranges and others as texts of numbers, where they are many, and how
  /// they are called; nothing where some cannot be written so.
  private static func series(
    _ columns: [SiblingColumn], in first: SiblingTemplate
  ) -> (values: SwiftExpression, uses: [String])? {
    var lists: [SwiftExpression] = []
    for column in columns {
      if let range = column.range {
        lists.append(.word("\(range.lowerBound)...\(range.upperBound)"))
        continue
      }
      guard let numbers = column.numbers, numbers.count >= NumberData.fewest,
        first.hasLengths(at: column.places)
      else { return nil }
      let data = SwiftExpression.Argument("", .data(NumberData.text(numbers)))
      lists.append(column.runs ?? .support(.sums, [data]))
    }
    let names = [["$1"], ["$1.0", "$1.1"], ["$1.0", "$1.1.0", "$1.1.1"]][columns.count - 1]
    let uses = zip(columns, names).map { $0.range == nil ? $1 : "\"\\(\($1))\"" }
    let values = lists.dropLast().reversed().reduce(lists[lists.count - 1]) { rest, list in
      .call(.own("zip"), [.init("", list), .init("", rest)])
    }
    return (values, uses)
  }

  private static func head(_ base: String, _ values: SwiftExpression) -> SwiftExpression {
    .support(.numbered, [.init("", .string(base)), .init("", values)])
  }

  /// Whether the compiler finds the type of an array literal soon.
  private static func isQuick(_ columns: [SiblingColumn]) -> Bool {
    columns.reduce(0) { $0 + $1.weight } <= longestLiteral
  }

  /// The values of each sibling; nothing where one is a `Float` and another type, too.
  private static func tuples(
    _ columns: [SiblingColumn], in first: SiblingTemplate
  ) -> SwiftExpression? {
    let values = columns.map(\.typedValues)
    let types = columns.map { first.types(at: $0.places) }
    let hasFloats = types.contains { $0.contains("Float") }
    guard !hasFloats || types.allSatisfy({ $0.count == 1 && !$0.contains(nil) }) else { return nil }
    guard columns.count > 1 else { return .list(values.first ?? []) }
    let list = SwiftExpression.list(
      values[0].indices.map { row in .tuple(values.map { $0[row] }) })
    // The compiler takes a number in a tuple for an `Int` or a `Double`.
    let names = types.map { $0.compactMap { $0 }.joined() }.joined(separator: ", ")
    return hasFloats ? .wrapped("", list, " as [(\(names))]") : list
  }

  /// What names have before their numbers, where the first has none and the others go on from 2.
  private static func numbered(_ names: [String]) -> String? {
    guard let base = names.first,
      names.enumerated().dropFirst().allSatisfy({ $1 == "\(base) \($0 + 1)" })
    else { return nil }
    return base
  }
}

/// Layers that are alike so far.
private struct SiblingRun {
  var family: String?
  var members: [Int] = []
  var said: Set<String> = []
  var first = SiblingTemplate(.list([]))
  /// The places of values in which the others differ from the first.
  var differing: Set<Int> = []

  /// Takes what is said of one more; false where it differs in too much.
  mutating func take(_ next: SiblingTemplate) -> Bool {
    guard let places = first.differences(from: next) else { return false }
    differing.formUnion(places)
    return differing.count <= 6
  }
}
