internal import PegbarBase
internal import PegbarScene

/// Layers of one host that are stored in one array property.
struct Siblings {
  /// The name of the property.
  var name: String
  /// The name of an element in a loop.
  var element: String
  /// The indices of the layers in the plan.
  var members: [Int]
  /// The labels of arguments to write for all siblings, because some siblings require them.
  var said: Set<String>
  /// The class of the layers if each has its own expression, or `nil` if one call creates all.
  var listType: String?
  /// `true` if the layers follow each other in their host, in the order of the array.
  var isAdjacent = true
}

/// An array literal with a closure that creates a layer from each element.
private struct SiblingArray {
  /// The elements and the function that iterates over them.
  var head: SwiftExpression
  /// The text between the head and the layer.
  var opening: String
  /// The expression that creates the layer.
  var layer: SwiftExpression

  /// The approximate number of bytes of the code.
  var size: Int { head.size + opening.utf8.count + layer.size + 20 }
}

/// Generates one call for layers that differ only in a few values.
///
/// The layers must be unnamed, or their names must differ only in a number.
struct SiblingCode {
  private let layers: LayerCode
  private var plan: CompositionPlan { layers.plan }
  /// The minimum number of layers for an array.
  private static let fewestSiblings = 3
  /// The maximum numbers of values that may differ, and of those in one line for each layer.
  private static let (mostValues, mostInLine) = (4, 3)
  /// The maximum number of values in an array literal whose type the compiler must infer.
  private static let longestLiteral = 48
  /// The maximum number of calls and values in an array literal of layers, whose types the compiler
  /// infers together: the time is approximately 0.3 µs times the square of the number.
  private static let mostNodes = 400
  /// The labels of arguments that have a default value.
  private static let sayable: Set<String> = ["", "anchor", "at", "scale", "turn", "opacity"]

  init(_ layers: LayerCode) { self.layers = layers }

  /// Returns a plan with its siblings.
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
    return SiblingLists.joined(result, besides: names)
  }

  /// Adds a layer to a run, or returns `false` if it is not like the others.
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
    guard run.members.count >= Self.fewestSiblings, let first = run.members.first else { return }
    let layerNames = run.members.map { plan.layers[$0].layer.name }
    let common = SwiftNames.identifier(from: CommonName.of(layerNames), .lower, fallback: "")
    let host = plan.layers[first].host.map { plan.layers[$0].reference.text } ?? ""
    // Names without a common part are more informative than numbers.
    guard !common.isEmpty || layerNames.allSatisfy({ $0.count == 1 }) else { return }
    let element = common.isEmpty ? "letter" : common
    let base = common.isEmpty ? "\(host) \(element)" : common
    var candidate = names
    let siblings = Siblings(
      name: candidate.name(forListOf: base, in: common.isEmpty ? "" : host),
      element: Self.singular(element), members: run.members, said: run.said)
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

  /// Returns the plural of most English words; a name that ends in a digit becomes a list.
  static func plural(_ word: String) -> String {
    guard let last = word.last, last.isLetter else { return word + " list" }
    if isPlural(word) { return word }
    if last == "y", let before = word.dropLast().last, !"aeiou".contains(before.lowercased()) {
      return word.dropLast() + "ies"
    }
    let endsInSibilant = "sxz".contains(last) || word.hasSuffix("ch") || word.hasSuffix("sh")
    return word + (endsInSibilant ? "es" : "s")
  }

  /// Returns the singular of most English words.
  static func singular(_ word: String) -> String {
    guard isPlural(word) else { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    let isSibilant = ["xes", "zes", "ches", "shes", "sses"].contains(where: word.hasSuffix)
    return String(word.dropLast(isSibilant ? 2 : 1))
  }

  /// Returns `true` if most English words with this end are plurals: “notes”, but not “glass”.
  private static func isPlural(_ word: String) -> Bool {
    word.hasSuffix("s") && word.count > 3 && !["ss", "us", "is"].contains(String(word.suffix(2)))
  }

  /// Returns the array property of siblings.
  func property(_ siblings: Siblings, keyword: String) -> SwiftNode {
    let own = siblings.members.first.map { plan.layers[$0].type }
    let type = siblings.listType ?? own ?? "CALayer"
    let before = "\(keyword)lazy var \(siblings.name): [\(type)] = "
    guard siblings.listType == nil, let array = array(siblings) else {
      let making = siblings.members.map { layers.making($0) }
      guard making.reduce(0, { $0 + $1.nodes }) > Self.mostNodes else {
        return .statement(.list(making), before: before)
      }
      return .opened(
        .function(.support(.collect)), before: before, after: " { add in",
        making.map { .statement($0, before: "add(", after: ")") })
    }
    return .opened(
      array.head, before: before, after: array.opening, [.statement(array.layer)],
      isCompact: true)
  }
}

// The array of siblings, or `nil` if they differ in too many values.
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

  /// Returns an array of siblings whose names are part of their values.
  private static func listed(
    _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let all = [name] + columns
    guard columns.count <= mostInLine, isQuick(all), var head = tuples(all, in: first) else {
      return nil
    }
    // Required because a function is called on the literal.
    if case .wrapped = head { head = .wrapped("(", head, ")") }
    let layer = first.expression(all.enumerated().map { ($1.places, .word("$\($0)")) })
    return SiblingArray(head: head, opening: ".map {", layer: layer)
  }

  /// Returns an array of siblings whose names are numbered.
  private static func numbered(
    _ base: String, _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let count = name.values.count
    guard !columns.isEmpty else {
      return SiblingArray(
        head: head(base, .word("1...\(count)")), opening: " { name, _ in",
        layer: first.expression([(name.places, .word("name"))]))
    }
    let list = columns.count <= mostInLine && isQuick(columns) ? tuples(columns, in: first) : nil
    let names = columns.count == 1 ? ["$1"] : columns.indices.map { "$1.\($0)" }
    guard let (values, uses) = series(columns, in: first) ?? list.map({ ($0, names) }) else {
      return nil
    }
    let changes = zip(columns, uses).map { ($0.places, SwiftExpression.word($1)) }
    return SiblingArray(
      head: head(base, values), opening: " {",
      layer: first.expression([(name.places, .word("$0"))] + changes))
  }

  /// Returns the values of many siblings as ranges and number strings, and the expressions that use
  /// them.
  ///
  /// Returns `nil` if some values have no such form.
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
    // Pairs of values and pairs.
    let last = columns.count - 1
    let names = columns.indices.map { index in
      "$1" + String(repeating: ".1", count: index) + (index < last ? ".0" : "")
    }
    let uses = zip(columns, names).map { $0.range == nil ? $1 : "\"\\(\($1))\"" }
    let values = lists.dropLast().reversed().reduce(lists[lists.count - 1]) { rest, list in
      .call(.own("zip"), [.init("", list), .init("", rest)])
    }
    return (values, uses)
  }

  private static func head(_ base: String, _ values: SwiftExpression) -> SwiftExpression {
    .support(.numbered, [.init("", .string(base)), .init("", values)])
  }

  /// Returns `true` if the compiler infers the type of an array literal quickly.
  private static func isQuick(_ columns: [SiblingColumn]) -> Bool {
    columns.reduce(0) { $0 + $1.weight } <= longestLiteral
  }

  /// Returns the values of each sibling, or `nil` if values mix `Float` with other types.
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
    // The compiler infers `Int` or `Double` for a number in a tuple.
    let names = types.map { $0.compactMap { $0 }.joined() }.joined(separator: ", ")
    return hasFloats ? .wrapped("", list, " as [(\(names))]") : list
  }

  /// Returns the base of names of which the first has no number and the others count from 2.
  private static func numbered(_ names: [String]) -> String? {
    guard let base = names.first,
      names.enumerated().dropFirst().allSatisfy({ $1 == "\(base) \($0 + 1)" })
    else { return nil }
    return base
  }
}

/// A run of layers that are alike so far.
private struct SiblingRun {
  var family: String?
  var members: [Int] = []
  var said: Set<String> = []
  var first = SiblingTemplate(.list([]))
  /// The indices of values in which the other layers differ from the first.
  var differing: Set<Int> = []

  /// Adds the arguments of another layer, or returns `false` if they differ in too many values.
  mutating func take(_ next: SiblingTemplate) -> Bool {
    guard let places = first.differences(from: next) else { return false }
    differing.formUnion(places)
    return differing.count <= 6
  }
}

extension SwiftNames {
  /// Returns an unused name for an array of layers with a name: its plural, with the name of their
  /// host if it is taken, or the name of a list.
  mutating func name(forListOf text: String, in host: String) -> String {
    let plural = SiblingCode.plural(text)
    let list = plural == text ? text + " list" : plural
    let candidates = host.isEmpty ? [plural, list] : [plural, "\(host) \(plural)", list]
    let unused = candidates.first {
      !contains(Self.identifier(from: $0, .lower, fallback: "layers"))
    }
    return name(for: unused ?? list, .lower, fallback: "layers")
  }
}
