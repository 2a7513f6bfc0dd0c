internal import PegbarGeometry
internal import PegbarScene

/// What happens in a beat, in the word a person would use.
///
/// The order decides where two happen to as many layers.
enum BeatVerb: String, CaseIterable, Comparable {
  /// Comes from an edge of the canvas.
  case slideIn = "slide in"
  /// Goes to an edge of the canvas.
  case slideOut = "slide out"
  /// Moves to and fro and ends where it was.
  case shake
  /// Turns to and fro.
  case wobble
  /// Turns out of the plane of the canvas.
  case fold
  /// Turns into the plane of the canvas.
  case unfold
  /// Gets larger.
  case grow
  /// Gets smaller.
  case shrink
  /// Gets larger and smaller again, or the other way round.
  case pulse
  /// Turns one way.
  case turn
  /// Moves from one place to another.
  case move
  /// Appears.
  case fadeIn = "fade in"
  /// Vanishes.
  case fadeOut = "fade out"
  /// Appears and vanishes several times.
  case blink
  /// A line is drawn.
  case draw
  /// A line is taken away.
  case erase
  /// An outline changes its form.
  case morph
  /// A colour changes.
  case recolor
  /// Anything else.
  case change

  static func < (left: BeatVerb, right: BeatVerb) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension BeatVerb {
  /// What the values of a property do, one after the other, on a canvas.
  ///
  /// A place counts on the canvas only where the layer has no parent.
  init(_ property: Property, _ values: [any TrackValue], on canvas: Size?) {
    let numbers = values.compactMap { $0 as? Double }
    let points = values.compactMap { $0 as? Point }
    switch property.facts.change {
    case .place: self = Self.place(property, numbers, points, canvas)
    case .motion: self = .move
    case .size:
      self = Self.size(points.isEmpty ? numbers.map(abs) : points.map { abs($0.x * $0.y) })
    case .turn: self = numbers.turnsBack > 0 ? .wobble : .turn
    case .spatialTurn: self = Self.spatialTurn(numbers)
    case .opacity: self = Self.opacity(numbers)
    case .lineEnd: self = numbers.isRising ? .draw : .erase
    case .lineStart: self = numbers.isRising ? .erase : .draw
    case .form: self = .morph
    case .color: self = .recolor
    case .other: self = .change
    }
  }

  private static func place(
    _ property: Property, _ numbers: [Double], _ points: [Point], _ canvas: Size?
  ) -> BeatVerb {
    let moves = property == .position ? [points.map(\.x), points.map(\.y)] : [numbers]
    if moves.contains(where: { $0.turnsBack > 1 }) { return .shake }
    guard let canvas else { return .move }
    func depth(_ index: Int) -> Double {
      zip(moves, property == .positionY ? [canvas.height] : [canvas.width, canvas.height])
        .map { values, length in
          min(values[index], length - values[index]) / max(length, 1)
        }.min() ?? 0
    }
    guard let last = moves.first?.indices.last else { return .move }
    let (start, end) = (depth(0), depth(last))
    if start < edge, end > start { return .slideIn }
    return end < edge && start > end ? .slideOut : .move
  }

  /// Which share of the canvas counts as its edge.
  private static let edge = 0.12

  private static func size(_ values: [Double]) -> BeatVerb {
    guard let first = values.first, let last = values.last else { return .change }
    if values.turnsBack > 0, abs(last - first) <= 0.05 * max(first, last) { return .pulse }
    return last > first ? .grow : .shrink
  }

  private static func spatialTurn(_ values: [Double]) -> BeatVerb {
    guard let first = values.first, let last = values.last else { return .turn }
    if values.turnsBack > 2 { return .wobble }
    if abs(last) < 1, abs(first) > 1 { return .unfold }
    return abs(first) < 1 ? .fold : .turn
  }

  private static func opacity(_ values: [Double]) -> BeatVerb {
    guard let first = values.first, let last = values.last else { return .change }
    if values.turnsBack > 1 { return .blink }
    return last >= first ? .fadeIn : .fadeOut
  }
}

extension [Double] {
  /// How often a rising value falls, or a falling one rises, by more than a tenth of the whole range:
  /// a spring that settles does not shake.
  fileprivate var turnsBack: Int {
    guard let low = self.min(), let high = self.max(), var extreme = first else { return 0 }
    let least = (high - low) / 10
    var direction = 0.0
    var turns = 0
    for value in self where abs(value - extreme) > least || (value - extreme) * direction > 0 {
      let next: Double = value > extreme ? 1 : -1
      if direction != 0, next != direction { turns += 1 }
      direction = next
      extreme = value
    }
    return turns
  }

  /// Whether the last value is above the first.
  fileprivate var isRising: Bool { last ?? 0 > first ?? 0 }
}
