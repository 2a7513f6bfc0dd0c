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
    let factor = Self.factor(step, of: index)
    let share = factor * Double(step) / 20
    let moves = [
      Vector(x: 3 * factor, y: 0), Vector(x: 0, y: 5 * factor), Vector(x: 7 * factor, y: 11),
    ]
    return changed(
      Variation(
        number: { $0 == 0 ? factor : $0 * (1 - share) }, move: moves[(step - 1) % 3],
        share: share, letters: step + 3 * (index % 20)))
  }

  /// A number from 1 to 2 that differs from slot to slot and from step to step.
  ///
  /// The three of each slot are a sequence that fills a cube evenly (Roberts, “The unreasonable
  /// effectiveness of quasirandom sequences”, for three dimensions).
  private static func factor(_ step: Int, of index: Int) -> Double {
    let shares = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703]
    return 1 + (Double(index) * shares[(step - 1) % 3]).truncatingRemainder(dividingBy: 1)
  }

  /// The slot with a default that is nothing special: no number is 0, and no colour is one that
  /// something else has, too.
  ///
  /// - Parameter index: Which slot it is; slots with one default get different ones.
  /// - Returns: Nothing where the default moves by itself, or is no number, point or colour.
  package func unremarkable(_ index: Int) -> Slot? {
    // The golden ratio spreads them.
    let share = (Double(index) * 0.618034).truncatingRemainder(dividingBy: 1)
    return changed(
      Variation(
        number: { $0 == 0 ? 2.3 + share : $0 * (0.83 - share / 10) },
        move: Vector(x: 1.3 + share, y: 2.7 - share), share: 0.3 * share, letters: nil))
  }

  private func changed(_ variation: Variation) -> Slot? {
    var slot = self
    slot.values = values.compactMap { $0.changed(variation) }
    return slot.values.isEmpty ? nil : slot
  }
}

/// How a default becomes another one of its kind.
private struct Variation {
  /// What a number becomes.
  let number: (Double) -> Double
  /// How far a point moves.
  let move: Vector
  /// How much the parts of a colour change.
  let share: Double
  /// How many letters a text gets; nil where texts have no other.
  let letters: Int?

  /// Another part of a colour, not too near to either end.
  func other(_ part: Double) -> Double {
    part < 0.5 ? part + 0.07 + share : part - 0.07 - share
  }
}

extension AnyProperty {
  fileprivate func changed(_ variation: Variation) -> AnyProperty? {
    switch self {
    case .scalar(let property):
      return property.changed(variation.number).map { .scalar($0) }
    case .vector(let property):
      return property.changed {
        Vector(x: $0.x + variation.move.x, y: $0.y + variation.move.y, z: $0.z)
      }.map { .vector($0) }
    case .color(let property):
      return property.changed {
        Color(
          red: variation.other($0.red), green: variation.other($0.green),
          blue: variation.other($0.blue), alpha: $0.alpha)
      }.map { .color($0) }
    case .gradient(let property, let count):
      return property.changed { numbers in
        numbers.enumerated().map { index, number in
          index / 4 < count && index % 4 > 0 ? variation.other(number) : number
        }
      }.map { .gradient($0, stopCount: count) }
    case .text(let property):
      guard let letters = variation.letters else { return nil }
      return property.changed {
        var document = $0
        document.text += String(repeating: "x", count: letters)
        return document
      }.map { .text($0) }
    case .path:
      return nil
    }
  }
}

extension Property {
  /// The property with another value; nothing where it has keys or an expression.
  fileprivate func changed(_ change: (Value) -> Value) -> Property? {
    // Texts have a key also where they stay.
    guard expression == nil, keyframes.count < 2 else { return nil }
    return mapped(change)
  }
}
