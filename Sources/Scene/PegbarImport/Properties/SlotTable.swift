internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// The slots of a document and the properties that follow them.
///
/// A class because every imported property can follow a slot.
final class SlotTable {
  private let order: [Slot]
  private let slots: [String: Slot]
  private let log: ImportLog
  /// The followers of each slot.
  private var followers: [String: Followers] = [:]

  /// The properties that follow a slot.
  private struct Followers {
    /// The JSON paths of the properties.
    var targets: [String] = []
    /// The names of the properties in After Effects, by JSON path.
    var titles: [String: String] = [:]
    /// The default of the slot in scene units.
    var value: Parameter.Value?
  }

  /// Creates a table; the first slot with an ID wins.
  init(_ slots: [Slot], _ log: ImportLog) {
    order = slots
    self.slots = slots.byID
    self.log = log
  }

  /// Returns the property, or the default of the slot that it follows.
  func resolved<Value: PropertyValue>(
    _ property: SourceProperty<Value>, _ label: String,
    _ reading: (Slot) -> SourceProperty<Value>? = { $0.property() }
  ) -> SourceProperty<Value> {
    guard let id = property.slot else { return property }
    var own = property
    own.slot = nil
    guard var value = slots[id].flatMap(reading) else {
      let problem = slots[id] == nil ? "is not defined" : "has no value for \(label)"
      log.report(
        .missingSlot, "the slot '\(id)' \(problem); the property's own value is used",
        at: property.source, outcome: .kept)
      return own
    }
    value.slot = id
    // Properties that are only examined for a finding do not count as followers.
    if !log.isMuted {
      let path = log.path(of: property.source)
      followers[id, default: Followers()].targets.append(path)
      followers[id]?.titles[path] = label
    }
    return value
  }

  /// Stores the default of a slot in scene units; the first use wins.
  func remember(_ value: Parameter.Value, of id: String?) {
    guard let id, let known = followers[id], known.value == nil else { return }
    followers[id]?.value = value
  }

  /// Records that the image of an asset follows a slot, and reports a slot without an image.
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
  /// Slots without followers are omitted because changing them has no effect. Paths, which have no
  /// form outside of the scene, and gradients without a color are omitted and reported.
  var parameters: [Parameter] {
    order.compactMap { slot in
      guard let known = followers[slot.id] else { return nil }
      guard let value = known.value, value != .colors([]) else {
        log.report(
          .fixedSlot,
          """
          the slot '\(slot.id)' contains a path or a gradient without colors; generated code cannot \
          change such a value
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
  /// The slots by ID; the first slot with an ID wins.
  var byID: [String: Slot] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
