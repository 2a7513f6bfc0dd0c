internal import PegbarGeometry
internal import PegbarScene

/// The kind of change in a transaction, as the verb of its name.
///
/// The order decides between two kinds that apply to the same number of layers.
enum TransactionVerb: String, CaseIterable, Comparable {
  /// A motion from an edge of the canvas.
  case slideIn = "slide in"
  /// A motion to an edge of the canvas.
  case slideOut = "slide out"
  /// A motion back and forth that ends where it began.
  case shake
  /// A rotation back and forth.
  case wobble
  /// A rotation out of the plane of the canvas.
  case fold
  /// A rotation into the plane of the canvas.
  case unfold
  /// An increase in size.
  case grow
  /// A decrease in size.
  case shrink
  /// An increase in size followed by a decrease, or the reverse.
  case pulse
  /// A rotation in one direction.
  case turn
  /// A motion from one position to another.
  case move
  /// An increase in opacity.
  case fadeIn = "fade in"
  /// A decrease in opacity.
  case fadeOut = "fade out"
  /// Repeated fading in and out.
  case blink
  /// The drawing of a line.
  case draw
  /// The removal of a line.
  case erase
  /// A change of an outline's shape.
  case morph
  /// A change of color.
  case recolor
  /// Any other change.
  case change

  static func < (left: TransactionVerb, right: TransactionVerb) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TransactionVerb {
  /// Creates the kind of change for a sequence of values of a property on a canvas.
  ///
  /// A position is relative to the canvas only if the layer has no parent.
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
  ) -> TransactionVerb {
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

  /// The share of the canvas that counts as its edge.
  private static let edge = 0.12

  private static func size(_ values: [Double]) -> TransactionVerb {
    guard let first = values.first, let last = values.last else { return .change }
    if values.turnsBack > 0, abs(last - first) <= 0.05 * max(first, last) { return .pulse }
    return last > first ? .grow : .shrink
  }

  private static func spatialTurn(_ values: [Double]) -> TransactionVerb {
    guard let first = values.first, let last = values.last else { return .turn }
    if values.turnsBack > 2 { return .wobble }
    if abs(last) < 1, abs(first) > 1 { return .unfold }
    return abs(first) < 1 ? .fold : .turn
  }

  private static func opacity(_ values: [Double]) -> TransactionVerb {
    guard let first = values.first, let last = values.last else { return .change }
    if values.turnsBack > 1 { return .blink }
    return last >= first ? .fadeIn : .fadeOut
  }
}

extension [Double] {
  /// The number of times the values change direction by more than a tenth of the whole range.
  ///
  /// A spring that settles therefore does not count as shaking.
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

  /// `true` if the last value is greater than the first.
  fileprivate var isRising: Bool { last ?? 0 > first ?? 0 }
}
