internal import PegbarDiagnostics

extension LottieDocument {
  /// The reason why a rule of a theme cannot be applied.
  package enum ThemeProblem: Sendable, Hashable {
    /// The animation has no slot with the ID of the rule.
    case unknownSlot
    /// The format does not define the type of the rule.
    case unknownType
    /// The slot has values of other types.
    case otherType([ThemeRule.Kind])
    /// The value of the rule is missing or invalid.
    case noValue
  }

  /// The IDs of the slots that a theme can replace, sorted.
  package var themeSlots: [String] { Set(slotUses.keys).union(slots.map(\.id)).sorted() }

  /// The indices of the slots by ID; the first of several with one ID.
  package var slotIndices: [String: Int] {
    Dictionary(zip(slots.map(\.id), slots.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the reason why a rule of a theme cannot be applied, or `nil` if it can.
  ///
  /// - Parameter indices: The indices of the slots by ID (see `slotIndices`).
  package func problem(of rule: ThemeRule, in indices: [String: Int]) -> ThemeProblem? {
    let slot = indices[rule.id].map { slots[$0] }
    let use = slotUses[rule.id]
    guard slot != nil || use != nil else { return .unknownSlot }
    guard let kind = rule.kind else { return .unknownType }
    // The properties that refer to a slot determine its type.
    let kinds =
      use.map { $0.properties.flatMap(\.themeKinds) + ($0.hasAsset ? [.image] : []) }
      ?? (slot?.values.flatMap(\.themeKinds) ?? []) + (slot?.asset == nil ? [] : [.image])
    guard kinds.contains(kind) else { return .otherType(kinds) }
    // The number of colors is part of the value of a gradient.
    let hasExpression = rule.expression != nil && kind != .image && kind != .gradient
    return rule.value == nil && !hasExpression ? .noValue : nil
  }

  /// Replaces the values of slots with those of a theme, without rules that have a problem.
  ///
  /// The last of several rules with the same slot is used.
  ///
  /// - Parameter animation: The ID of this animation in its archive.
  package mutating func apply(_ theme: DotLottieTheme, to animation: String?) {
    var indices = slotIndices
    for rule in theme.rules
    where rule.applies(to: animation) && problem(of: rule, in: indices) == nil {
      let index = indices[rule.id]
      let slot = index.map { slots[$0] } ?? Slot(id: rule.id, source: .root)
      let changed = changed(slot, by: rule)
      if let index {
        slots[index] = changed
      } else {
        indices[rule.id] = slots.count
        slots.append(changed)
      }
    }
  }

  private func changed(_ slot: Slot, by rule: ThemeRule) -> Slot {
    var slot = slot
    if case .image(let image) = rule.value {
      var image = image
      if case .image(let own)? = (slot.asset ?? asset(following: slot.id))?.kind {
        image.width = image.width ?? own.width
        image.height = image.height ?? own.height
      }
      var asset = slot.asset ?? Asset(source: slot.source)
      asset.kind = .image(image)
      slot.asset = asset
      return slot
    }
    // A rule that has only an expression keeps the value of the slot, or else that of a property.
    let known = slot.values + (slotUses[rule.id]?.properties ?? [])
    let values = Self.value(of: rule, known: known, source: slot.source)
    slot.values = values.map { [$0] } ?? slot.values
    return slot
  }

  private func asset(following slot: String) -> Asset? { assets.first { $0.slot == slot } }

  /// Returns the new value of a slot.
  ///
  /// - Parameter known: The value of the slot and of the properties that follow it.
  private static func value(
    of rule: ThemeRule, known: [AnyProperty], source: SourceID
  ) -> AnyProperty? {
    func property<Value>(_ animation: Property<Value>.Animation) -> Property<Value> {
      Property(animation: animation, expression: rule.expression, source: source)
    }
    switch rule.value {
    case .color(let animation): return .color(property(animation))
    case .scalar(let animation): return .scalar(property(animation))
    case .vector(let animation): return .vector(property(animation))
    case .gradient(let animation, let count):
      return .gradient(property(animation), stopCount: count)
    case .text(let animation):
      let own = known.lazy.compactMap { $0.property() as Property<TextDocument>? }.first
      let text = own?.firstValue ?? .empty
      return .text(property(animation.mapped { $0.applied(to: text) }))
    case .image: return nil
    case nil:
      return known.first { rule.kind.map($0.themeKinds.contains) ?? false }
        .map { $0.with(expression: rule.expression, source: source) }
    }
  }
}

extension Property.Animation {
  /// Returns the animation with transformed values of another type.
  fileprivate func mapped<Other>(_ change: (Value) -> Other) -> Property<Other>.Animation {
    switch self {
    case .fixed(let value): .fixed(change(value))
    case .keyed(let keys):
      .keyed(
        keys.map {
          Keyframe(
            time: $0.time, value: change($0.value), easing: $0.easing, isHold: $0.isHold,
            spatialOut: $0.spatialOut, spatialIn: $0.spatialIn)
        })
    }
  }
}

extension AnyProperty {
  /// The types of rules that can replace the property.
  fileprivate var themeKinds: [ThemeRule.Kind] {
    switch self {
    case .scalar: [.scalar]
    case .vector: [.position, .vector]
    case .color: [.color]
    case .gradient: [.gradient]
    case .text: [.text]
    case .path: []
    }
  }

  /// Returns the property with another expression and source.
  fileprivate func with(expression: String?, source: SourceID) -> AnyProperty {
    func changed<Value>(_ property: Property<Value>) -> Property<Value> {
      Property(animation: property.animation, expression: expression, source: source)
    }
    return switch self {
    case .scalar(let property): .scalar(changed(property))
    case .vector(let property): .vector(changed(property))
    case .color(let property): .color(changed(property))
    case .gradient(let property, let count): .gradient(changed(property), stopCount: count)
    case .path(let property): .path(changed(property))
    case .text(let property): .text(changed(property))
    }
  }
}
