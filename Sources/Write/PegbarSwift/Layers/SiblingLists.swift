internal import PegbarBase
internal import PegbarScene

/// Layers of one host that only a number distinguishes, as elements of one array.
///
/// In contrast to siblings that one call creates, each layer has its own expression.
struct SiblingLists {
  /// The minimum number of layers in an array.
  private static let fewest = 3

  private let plan: CompositionPlan

  /// Returns a plan with arrays in addition to those of the siblings that it has.
  static func joined(_ plan: CompositionPlan, besides names: SwiftNames) -> CompositionPlan {
    let lists = SiblingLists(plan: plan)
    var (result, names) = (plan, names)
    for host in [nil] + plan.layers.indices.map({ Int?.some($0) }) {
      for role in [CompositionPlan.Role.mask, .sublayer] {
        let members = plan.members(of: host, role)
        guard members.count >= fewest else { continue }
        for (subject, members) in lists.groups(of: members) {
          for (type, members) in lists.typed(members) {
            lists.join(members, subject.within(lists.name(of: host)), type, in: &result, &names)
          }
        }
      }
    }
    return result
  }

  /// What the layers of an array have in common.
  private struct Subject: Hashable {
    /// The name without the number; for letters, the name of their text.
    var name: String
    var isLetter: Bool
    var isNamed: Bool

    /// Returns the subject with the name of the host for letters without another name.
    func within(_ host: String) -> Subject {
      isLetter && name.isEmpty ? Subject(name: host, isLetter: true, isNamed: isNamed) : self
    }
  }

  private func name(of host: Int?) -> String { host.map { plan.layers[$0].layer.name } ?? "" }

  /// Returns the layers of a host by what they have in common.
  private func groups(of members: [Int]) -> [(subject: Subject, members: [Int])] {
    members.filter { plan.layers[$0].isOutlet && plan.layers[$0].siblings == nil }
      .grouped { subject(of: plan.layers[$0]) }.map { ($0.key, $0.elements) }
  }

  private func subject(of planned: CompositionPlan.Planned) -> Subject {
    var words = planned.layer.name.split(separator: " ")
    // The number that distinguishes equal names is a word.
    if words.count > 1, words.last?.allSatisfy(\.isNumber) == true { words.removeLast() }
    let isLetter =
      planned.layer.designerName.isEmpty && words.last?.count == 1
      && words.last?.allSatisfy(\.isNumber) == false
    if isLetter { words.removeLast() }
    return Subject(
      name: NumberedName(words.joined(separator: " ")).stem, isLetter: isLetter,
      isNamed: planned.isNamed)
  }

  /// Returns layers by the class that they have in common.
  private func typed(_ members: [Int]) -> [(type: String, members: [Int])] {
    let types = members.grouped { plan.layers[$0].type }
    guard types.count > 1, members.allSatisfy({ plan.layers[$0].isUsedAsLayer }) else {
      return types.map { ($0.key, $0.elements) }
    }
    return [("CALayer", members)]
  }

  /// Returns layers that a designer numbered in the order of their numbers.
  private func counted(_ members: [Int]) -> [Int] {
    let numbers = members.map { NumberedName(plan.layers[$0].layer.name).number ?? 1 }
    let order = members.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
    return order.map { members[$0] }
  }

  private func join(
    _ members: [Int], _ subject: Subject, _ type: String, in result: inout CompositionPlan,
    _ names: inout SwiftNames
  ) {
    let isNumbered = members.contains { index in
      let planned = plan.layers[index]
      return planned.isNamed && NumberedName(planned.layer.designerName).number != nil
        && planned.layer.name.hasSuffix(planned.layer.designerName)
    }
    guard members.count >= Self.fewest else { return }
    let members = isNumbered ? counted(members) : members
    let element = SwiftNames.identifier(
      from: subject.isLetter ? "letter" : subject.name, .lower, fallback: "layer")
    let text = subject.isLetter ? "\(subject.name) letter" : element
    let first = plan.layers[members[0]]
    let host = name(of: first.host)
    let all = plan.members(of: first.host, first.role)
    let places = members.compactMap { all.firstIndex(of: $0) }
    result.join(
      Siblings(
        name: names.name(forListOf: text, in: subject.isLetter ? "" : host),
        element: SiblingCode.singular(element), members: members, said: [], listType: type,
        isAdjacent: zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }))
  }
}

extension CompositionPlan.Planned {
  /// `true` if code uses only the properties of the layer that all layers have.
  fileprivate var isUsedAsLayer: Bool {
    guard !isBound, instance == nil else { return false }
    return layer.tracks.allSatisfy { $0.property.facts.layerClass == .layer }
  }
}
