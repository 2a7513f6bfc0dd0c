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
struct SiblingArray {
  /// The elements, and what goes through them.
  var head: SwiftExpression
  /// What comes between that and the layer.
  var opening: String
  /// The layer.
  var layer: SwiftExpression

  /// About how many bytes it has.
  var size: Int {
    head.line.utf8.count + opening.utf8.count + layer.line.utf8.count + 20
  }
}

// Layers that are alike but for a few values are made by one call, if nobody named them or if their
// names differ in a number alone.
extension SceneCode {
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

  /// A plan whose siblings are found.
  func joined(_ plan: CompositionPlan) -> CompositionPlan {
    // What is written to find them does not count.
    var code = self
    code.composition = plan.composition.id
    _ = code.shareShapes(in: plan)
    var result = plan
    var names = SwiftNames(
      besides: plan.names + parameters.names + definitions.values.map(\.typeName))
    for host in [nil] + plan.layers.indices.map({ Int?.some($0) }) {
      let members = plan.members(of: host, .sublayer)
      guard members.count >= Self.fewestSiblings else { continue }
      var run = SiblingRun()
      for index in members {
        let family = plan.layers[index].family
        if family != nil, family == run.family, code.append(index, to: &run, plan) { continue }
        code.join(run, in: &result, &names)
        run = SiblingRun(family: family)
        if family != nil { _ = code.append(index, to: &run, plan) }
      }
      code.join(run, in: &result, &names)
    }
    return result
  }

  /// Takes one more, unless it is not like the others.
  private mutating func append(
    _ index: Int, to run: inout SiblingRun, _ plan: CompositionPlan
  ) -> Bool {
    let own = Set(labels(plan, index).filter(Self.sayable.contains))
    guard let first = run.members.first else {
      run.members = [index]
      run.said = own
      run.first = SiblingTemplate(placed(plan, index, saying: own))
      return true
    }
    guard plan.layers[index].type == plan.layers[first].type else { return false }
    var next = run
    next.members.append(index)
    var added = [index][...]
    if !own.isSubset(of: run.said) {
      next.said.formUnion(own)
      next.first = SiblingTemplate(placed(plan, first, saying: next.said))
      next.differing = []
      added = next.members.dropFirst()
    }
    for member in added {
      let template = SiblingTemplate(placed(plan, member, saying: next.said))
      guard next.take(template) else { return false }
    }
    run = next
    return true
  }

  private mutating func labels(_ plan: CompositionPlan, _ index: Int) -> [String] {
    var expression = placed(plan, index)
    while case .chained(let inner, _) = expression { expression = inner }
    guard case .call(_, let arguments) = expression else { return [] }
    return arguments.dropFirst(2).map(\.label)
  }

  private mutating func join(
    _ run: SiblingRun, in plan: inout CompositionPlan, _ names: inout SwiftNames
  ) {
    let fewest = run.family?.isEmpty == true ? Self.fewestSiblings : Self.fewestNamed
    guard run.members.count >= fewest, let first = run.members.first else { return }
    let texts = run.members.map { plan.layers[$0].layer.name }
    let common = SwiftNames.identifier(from: CommonName.of(texts), .lower, fallback: "")
    let host = plan.layers[first].host.map { plan.layers[$0].name } ?? ""
    // Names that have nothing in common say more than a number.
    guard !common.isEmpty || texts.allSatisfy({ $0.count == 1 }) else { return }
    let element = common.isEmpty ? "letter" : common
    let base = common.isEmpty ? "\(host) \(element)" : common
    var candidate = names
    let siblings = Siblings(
      name: candidate.name(for: Self.plural(base), .lower, fallback: "layers"),
      element: element, members: run.members, said: run.said)
    guard let array = array(siblings, plan) else { return }
    let use = siblings.name.utf8.count + 4
    let alone = run.members.reduce(0) { size, index in
      size + making(plan, index).line.utf8.count + 30
        + 2 * (plan.layers[index].name.utf8.count - use)
    }
    guard alone > array.size + 2 * use else { return }
    names = candidate
    plan.join(siblings)
  }

  /// The plural of most English words; names that end with a digit are lists.
  private static func plural(_ word: String) -> String {
    guard let last = word.last, last.isLetter else { return word + " list" }
    let isHissed = "sxz".contains(last) || word.hasSuffix("ch") || word.hasSuffix("sh")
    return word + (isHissed ? "es" : "s")
  }

  /// What makes siblings; nothing where they differ in too much.
  mutating func array(_ siblings: Siblings, _ plan: CompositionPlan) -> SiblingArray? {
    let templates = siblings.members.map {
      SiblingTemplate(placed(plan, $0, saying: siblings.said))
    }
    let names = siblings.members.map { plan.layers[$0].layer.name }
    let literals = names.map(SwiftLiteral.string)
    guard let first = templates.first, var columns = SiblingColumn.columns(of: templates),
      let own = columns.firstIndex(where: { $0.values == literals })
    else { return nil }
    let name = columns.remove(at: own)
    guard columns.count <= Self.mostValues else { return nil }
    let plain = listed(first, name, columns)
    guard let base = Self.numbered(names), let array = numbered(base, first, name, columns) else {
      return plain
    }
    support.insert(.numbered)
    return array
  }

  /// Siblings whose names are among their values.
  private func listed(
    _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let all = [name] + columns
    guard Self.isQuick(all) else { return nil }
    let layer = first.expression(all.enumerated().map { ($1.places, "$\($0)") })
    return SiblingArray(head: Self.tuples(all), opening: ".map {", layer: layer)
  }

  /// Siblings whose names go on by number.
  private mutating func numbered(
    _ base: String, _ first: SiblingTemplate, _ name: SiblingColumn, _ columns: [SiblingColumn]
  ) -> SiblingArray? {
    let count = name.values.count
    guard !columns.isEmpty else {
      return SiblingArray(
        head: Self.head(base, .text("1...\(count)")), opening: " { name, _ in",
        layer: first.expression([(name.places, "name")]))
    }
    var values = Self.tuples(columns)
    var uses = columns.count == 1 ? ["$1"] : columns.indices.map { "$1.\($0)" }
    if let lists = series(columns, in: first) {
      (values, uses) = lists
    } else if !Self.isQuick(columns) {
      return nil
    }
    let changes = zip(columns, uses).map { (places: $0.places, text: $1) }
    return SiblingArray(
      head: Self.head(base, values), opening: " {",
      layer: first.expression([(name.places, "$0")] + changes))
  }

  /// Values that count up as ranges and others as texts of numbers, where they are many, and how
  /// they are called; nothing where some cannot be written so.
  private mutating func series(
    _ columns: [SiblingColumn], in first: SiblingTemplate
  ) -> (values: SwiftExpression, uses: [String])? {
    var lists: [SwiftExpression] = []
    for column in columns {
      if let range = column.range {
        lists.append(.text(range))
        continue
      }
      guard let numbers = column.numbers, numbers.count >= NumberData.fewest,
        first.hasLengths(at: column.places)
      else { return nil }
      if let runs = column.runs {
        lists.append(runs)
      } else {
        support.insert(.sums)
        lists.append(.call("sums", [.init("", "\"\(NumberData.text(numbers))\"")]))
      }
    }
    let names = [["$1"], ["$1.0", "$1.1"], ["$1.0", "$1.1.0", "$1.1.1"]][columns.count - 1]
    let uses = zip(columns, names).map { $0.range == nil ? $1 : "\"\\(\($1))\"" }
    let values = lists.dropLast().reversed().reduce(lists[lists.count - 1]) { rest, list in
      .call("zip", [.init("", list), .init("", rest)])
    }
    return (values, uses)
  }

  private static func head(_ base: String, _ values: SwiftExpression) -> SwiftExpression {
    .call("numbered", [.init("", SwiftLiteral.string(base)), .init("", values)])
  }

  /// Whether the compiler finds the type of an array literal soon; colours take it longest.
  private static func isQuick(_ columns: [SiblingColumn]) -> Bool {
    let weight = columns.reduce(0) { weight, column in
      weight + column.values.count * (column.values[0].hasPrefix("Palette.") ? 3 : 1)
    }
    return weight <= longestLiteral
  }

  private static func tuples(_ columns: [SiblingColumn]) -> SwiftExpression {
    guard columns.count > 1 else { return .texts(columns.first?.values ?? []) }
    return .texts(
      columns[0].values.indices.map { row in
        "(\(columns.map { $0.values[row] }.joined(separator: ", ")))"
      })
  }

  /// What names have before their numbers, where the first has none and the others go on from 2.
  private static func numbered(_ names: [String]) -> String? {
    guard let base = names.first,
      names.enumerated().dropFirst().allSatisfy({ $1 == "\(base) \($0 + 1)" })
    else { return nil }
    return base
  }
}

extension SceneCode {
  /// Writes the property of siblings.
  mutating func property(_ siblings: Siblings, _ plan: CompositionPlan, keyword: String) {
    let type = siblings.members.first.map { plan.layers[$0].type } ?? "CALayer"
    let prefix = "\(keyword) lazy var \(siblings.name): [\(type)] = "
    guard let array = array(siblings, plan) else {
      let layers = siblings.members.map { making(plan, $0) }
      return text.expression(.list(layers), prefix: prefix)
    }
    let layer = array.layer.flat(room: text.room)
    if let layer, let head = array.head.flat(room: text.room) {
      let line = "\(prefix)\(head)\(array.opening) \(layer) }"
      if line.utf8.count <= text.room { return text.line(line) }
    }
    text.expression(array.head, prefix: prefix, suffix: array.opening)
    let body = apart { $0.text.expression(array.layer) }
    text.append(body)
    text.line("}")
  }

  /// Layers in a list, siblings by their array.
  mutating func list(_ members: [Int], in plan: CompositionPlan) -> SwiftExpression {
    var parts: [SwiftExpression] = []
    var own: [SwiftExpression] = []
    for index in members {
      guard let number = plan.layers[index].siblings else {
        own.append(using(plan, index))
        continue
      }
      guard plan.siblings[number].members.first == index else { continue }
      if !own.isEmpty { parts.append(.list(own)) }
      own = []
      parts.append(.text(plan.siblings[number].name))
    }
    if !own.isEmpty || parts.isEmpty { parts.append(.list(own)) }
    return parts.count == 1 ? parts[0] : .sum(parts)
  }

  /// Layers by the names of their properties; those of one array as a part of it.
  func list(_ layers: [String]) -> SwiftExpression {
    let plain = SwiftExpression.texts(layers)
    guard let array = Self.array(of: layers.first ?? ""), let own = siblings(of: layers.first ?? "")
    else { return plain }
    let numbers = layers.compactMap { layer in
      Self.number(of: layer, in: array).flatMap { own.members.indices.contains($0) ? $0 : nil }
    }
    guard numbers.count == layers.count, let first = numbers.first, let last = numbers.last else {
      return plain
    }
    let part =
      numbers.count == own.members.count
      ? array : "\(array)[\(min(first, last))...\(max(first, last))]"
    if numbers == Array(first..<(first + numbers.count)) { return .text(part) }
    if numbers.reversed() == Array(last..<(last + numbers.count)) {
      return .text("\(part).reversed()")
    }
    return plain
  }

  /// The siblings of which a layer is one; of a layer in another one only where no others are
  /// called like them.
  func siblings(of layer: String) -> Siblings? {
    guard let array = Self.array(of: layer) else { return nil }
    let path = array.split(separator: ".")
    guard path.count > 1 else { return plans[composition]?.siblings.first { $0.name == array } }
    let all = plans.values.flatMap(\.siblings).filter { $0.name == path.last ?? "" }
    return all.count == 1 ? all[0] : nil
  }

  /// Which element of an array a property is; nothing where it is none.
  private static func number(of layer: String, in array: String) -> Int? {
    guard layer.hasPrefix("\(array)["), layer.hasSuffix("]") else { return nil }
    return Int(layer.dropFirst(array.count + 1).dropLast())
  }

  /// The array of which a property is an element.
  static func array(of layer: String) -> String? {
    guard layer.hasSuffix("]"), let end = layer.firstIndex(of: "[") else { return nil }
    return String(layer[..<end])
  }
}

/// Layers that are alike so far.
private struct SiblingRun {
  var family: String?
  var members: [Int] = []
  var said: Set<String> = []
  var first = SiblingTemplate(.list([]))
  /// The words in which the others differ from the first.
  var differing: Set<SiblingTemplate.WordIndex> = []

  /// Takes what is said of one more; false where it differs in too much.
  mutating func take(_ next: SiblingTemplate) -> Bool {
    guard let places = first.differences(from: next) else { return false }
    differing.formUnion(places)
    return differing.count <= 6
  }
}
