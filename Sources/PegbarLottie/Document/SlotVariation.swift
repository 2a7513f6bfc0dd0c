extension Slot {
  /// The slot with another default of the same kind, so that what follows it can be told apart.
  ///
  /// Points move along x, along y, and along both, in this order. The amounts of different slots are
  /// no multiples of each other, so that slots can be changed at once and told apart.
  ///
  /// - Parameters:
  ///   - step: Which of several other defaults, 1…3.
  ///   - index: Which slot it is.
  /// - Returns: Nothing where the default moves by itself, or is of a kind that has no others.
  package func varied(_ step: Int, of index: Int) -> Slot? {
    let variation = Variation(step: step, index: index)
    var slot = self
    slot.values = values.compactMap { $0.varied(variation) }
    return slot.values.isEmpty ? nil : slot
  }

  /// The slot with a default that is nothing special: no number is 0, and no colour is one that
  /// something else has, too.
  ///
  /// - Parameter index: Which slot it is; slots with one default get different ones.
  /// - Returns: Nothing where the default moves by itself, or is no number, point or colour.
  package func unremarkable(_ index: Int) -> Slot? {
    // The golden ratio spreads them.
    let share = (Double(index) * 0.618034).truncatingRemainder(dividingBy: 1)
    var slot = self
    slot.values = values.compactMap { $0.unremarkable(share) }
    return slot.values.isEmpty ? nil : slot
  }
}

/// How much a default changes.
private struct Variation {
  /// Which of several other defaults, 1…3.
  let step: Int
  /// Which slot it is.
  let index: Int

  /// A number from 1 to 2 that differs from slot to slot and from step to step.
  ///
  /// The three together are a sequence that fills a cube evenly (Roberts, “The unreasonable
  /// effectiveness of quasirandom sequences”, for three dimensions).
  var factor: Double {
    let shares = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703]
    return 1 + (Double(index) * shares[(step - 1) % 3]).truncatingRemainder(dividingBy: 1)
  }

  /// How far a point moves.
  var offset: (x: Double, y: Double) {
    [(3 * factor, 0), (0, 5 * factor), (7 * factor, 11)][(step - 1) % 3]
  }
}

extension Slot.Value {
  fileprivate func varied(_ variation: Variation) -> Slot.Value? {
    let share = variation.factor * Double(variation.step) / 20
    switch self {
    case .scalar(let property):
      return property.changed { $0 == 0 ? variation.factor : $0 * (1 - share) }
        .map { .scalar($0) }
    case .vector(let property):
      return property.changed {
        var vector = $0
        vector.x += variation.offset.x
        vector.y += variation.offset.y
        return vector
      }.map { .vector($0) }
    case .color, .gradient:
      return colored(share)
    case .text(let property):
      return property.changed {
        var document = $0
        document.text += String(repeating: "x", count: variation.step + 3 * (variation.index % 20))
        return document
      }.map { .text($0) }
    case .path, .asset:
      return nil
    }
  }

  fileprivate func unremarkable(_ share: Double) -> Slot.Value? {
    switch self {
    case .scalar(let property):
      return property.changed { $0 == 0 ? 2.3 + share : $0 * (0.83 - share / 10) }
        .map { .scalar($0) }
    case .vector(let property):
      return property.changed {
        var vector = $0
        vector.x += 1.3 + share
        vector.y += 2.7 - share
        return vector
      }.map { .vector($0) }
    case .color, .gradient:
      return colored(0.3 * share)
    case .text, .path, .asset:
      return nil
    }
  }

  /// A colour or the colours of a gradient with all parts changed; nothing for other kinds.
  private func colored(_ share: Double) -> Slot.Value? {
    switch self {
    case .color(let property):
      return property.changed {
        var color = $0
        color.red = Self.other(color.red, share)
        color.green = Self.other(color.green, share)
        color.blue = Self.other(color.blue, share)
        return color
      }.map { .color($0) }
    case .gradient(let property, let count):
      return property.changed { numbers in
        numbers.enumerated().map { index, number in
          index / 4 < count && index % 4 > 0 ? Self.other(number, share) : number
        }
      }.map { .gradient($0, stopCount: count) }
    case .scalar, .vector, .text, .path, .asset:
      return nil
    }
  }

  /// Another part of a colour, not too near to either end.
  private static func other(_ part: Double, _ share: Double) -> Double {
    part < 0.5 ? part + 0.07 + share : part - 0.07 - share
  }
}

extension Property {
  /// The property with another value; nothing where it has keys or an expression.
  fileprivate func changed(_ change: (Value) -> Value) -> Property? {
    guard expression == nil else { return nil }
    var property = self
    switch animation {
    case .fixed(let value):
      property.animation = .fixed(change(value))
    case .keyed(var keys):
      // Texts have a key also where they stay.
      guard keys.count == 1 else { return nil }
      keys[0].value = change(keys[0].value)
      property.animation = .keyed(keys)
    }
    return property
  }
}
