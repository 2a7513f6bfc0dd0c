internal import PegbarScene

/// Compares a layer and its parts with another layer.
struct PartsComparison {
  let rates: FrameRates
  /// The names of the layer and of those around it.
  let layer: [String]
  private var changes: [SceneChange] = []
  private var trackCount = 0

  init(rates: FrameRates, layer: [String]) {
    (self.rates, self.layer) = (rates, layer)
  }

  /// Compares the times between the In and Out points.
  mutating func compare(_ old: TimeRange, _ new: TimeRange) {
    let shifts = (rates.shift(old.start, new.start), rates.shift(old.end, new.end))
    if abs(shifts.0) > 0.02, abs(shifts.0 - shifts.1) <= 0.02 {
      changes.append(
        SceneChange(
          kind: .retimed, layer: layer, property: "In and Out points", shift: shifts.0))
      return
    }
    for (name, times) in [("In point", (old.start, new.start)), ("Out point", (old.end, new.end))]
    where abs(rates.shift(times.0, times.1)) > 0.02 {
      changes.append(
        SceneChange(
          kind: .value, layer: layer, property: name,
          old: "frame \(FactValue.number(times.0 * rates.old))",
          new: "frame \(FactValue.number(times.1 * rates.new))"))
    }
  }

  /// Compares the layer itself and its parts.
  mutating func compare(_ old: [FactPart], _ new: [FactPart]) {
    let (before, after) = (Array(old.dropFirst()), Array(new.dropFirst()))
    func candidates(_ parts: [FactPart]) -> [Matching.Candidate] {
      parts.map { part in
        Matching.Candidate(
          name: part.name, kind: part.kind, digests: Set(part.facts.map(\.digest)))
      }
    }
    let matching = Matching(candidates(before), candidates(after))
    // A part with another name is still the same.
    let names = Dictionary(
      matching.pairs.map { (before[$0.old].name, after[$0.new].name) }
    ) { first, _ in first }
    if let before = old.first, let after = new.first { compare(before, after, names) }
    for index in matching.removed {
      changes.append(SceneChange(kind: .removed, layer: layer, property: before[index].name))
    }
    for pair in matching.pairs { compare(before[pair.old], after[pair.new], names) }
    for index in matching.added {
      changes.append(SceneChange(kind: .added, layer: layer, property: after[index].name))
    }
  }

  /// Compares two parts; `names` has the new names of all parts.
  private mutating func compare(
    _ old: FactPart, _ new: FactPart, _ names: [String: String]
  ) {
    if old.name != new.name {
      changes.append(
        SceneChange(
          kind: .renamed, layer: layer, property: old.name, old: old.name, new: new.name))
    }
    var comparison = FactComparison(rates: rates, layer: layer, part: old.name)
    comparison.compare(old.facts.map { $0.renaming(names) }, new.facts)
    trackCount += comparison.trackCount
    changes += comparison.changes
  }

  /// The changes, with those that are one edit as one: everything is later by the same time, or
  /// several lists have another order.
  var collapsed: [SceneChange] {
    var result = changes
    let retimed = result.filter { $0.kind == .retimed && $0.frame == nil }
    if retimed.count > 1, let shift = retimed.first?.shift,
      retimed.allSatisfy({ abs(($0.shift ?? 0) - shift) <= 0.05 }),
      retimed.count(where: { $0.count > 0 }) == trackCount
    {
      result.removeAll { $0.kind == .retimed && $0.frame == nil }
      result.insert(SceneChange(kind: .retimed, layer: layer, shift: shift), at: 0)
    }
    if let first = result.firstIndex(where: { $0.kind == .reordered }) {
      let rest = result[(first + 1)...].filter { $0.kind != .reordered }
      result = result[...first] + rest
    }
    return result
  }
}
