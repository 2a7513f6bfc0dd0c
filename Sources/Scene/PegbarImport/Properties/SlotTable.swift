internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// The slots of a document, and what follows each.
///
/// A class, because every property that is imported may follow one.
final class SlotTable {
  private let order: [Slot]
  private let slots: [String: Slot]
  private let log: ImportLog
  /// What follows each slot.
  private var followers: [String: Followers] = [:]

  /// The properties that follow a slot.
  private struct Followers {
    /// Their JSON paths.
    var targets: [String] = []
    /// What After Effects calls them, by their paths.
    var titles: [String: String] = [:]
    /// The default of the slot in the units of the scene.
    var value: Parameter.Value?
  }

  /// Of several slots with one id the first counts.
  init(_ slots: [Slot], _ log: ImportLog) {
    order = slots
    self.slots = slots.byID
    self.log = log
  }

  /// The property, or the default of the slot that it follows.
  func resolved<Value: PropertyValue>(
    _ property: SourceProperty<Value>, _ label: String,
    _ reading: (Slot) -> SourceProperty<Value>? = { $0.property() }
  ) -> SourceProperty<Value> {
    guard let id = property.slot else { return property }
    var own = property
    own.slot = nil
    guard var value = slots[id].flatMap(reading) else {
      let problem = slots[id] == nil ? "is not defined" : "holds no value for \(label)"
      log.report(
        .missingSlot, "the slot '\(id)' \(problem); the property's own value is used",
        at: property.source, outcome: .kept)
      return own
    }
    value.slot = id
    // What is looked at for a finding alone follows nothing.
    if !log.isMuted {
      let path = log.path(of: property.source)
      followers[id, default: Followers()].targets.append(path)
      followers[id]?.titles[path] = label
    }
    return value
  }

  /// Remembers the default of a slot in the units of the scene; of several uses the first counts.
  func remember(_ value: Parameter.Value, of id: String?) {
    guard let id, let known = followers[id], known.value == nil else { return }
    followers[id]?.value = value
  }

  /// Notes that an asset's picture is that of a slot; one that is no picture is reported.
  func follow(slotOf asset: Asset) {
    guard let id = asset.slot else { return }
    guard slots[id]?.asset != nil else {
      return log.report(
        .missingSlot, "the slot '\(id)' is not defined; the asset's own file is used",
        at: asset.source, outcome: .kept)
    }
    followers[id, default: Followers()].targets.append(log.path(of: asset.source))
    remember(.image(asset.id), of: id)
  }

  /// The slots of the document as parameters.
  ///
  /// Those that nothing follows are left out, since changing them would change nothing. Paths, which
  /// have no form outside of the scene, and gradients without a colour are left out and reported.
  var parameters: [Parameter] {
    order.compactMap { slot in
      guard let known = followers[slot.id] else { return nil }
      guard let value = known.value, value != .colors([]) else {
        log.report(
          .fixedSlot,
          """
          the slot '\(slot.id)' holds a path, or a gradient without a colour; its value cannot be \
          changed in code
          """,
          at: slot.source, outcome: .kept)
        return nil
      }
      var parameter = Parameter(name: slot.id, value: value, targets: known.targets)
      parameter.titles = Unlisted(known.titles)
      return parameter
    }
  }
}

extension [Slot] {
  /// The first slot of each id.
  var byID: [String: Slot] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
