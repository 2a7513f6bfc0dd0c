internal import PegbarGeometry
internal import PegbarScene

/// Lets ellipses and rectangles begin where Core Graphics and After Effects let them, and go clockwise.
///
/// Rectangles begin at the smallest coordinates, ellipses at the top, and those with round corners on
/// the right. Where an outline begins, and mostly which way round it goes, is seen in dashes and parts
/// of a line alone; what is alike is found to be so then.
struct OrderFigures {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(let shape) = layer.content, !layer.showsWhereOutlinesBegin(shape) else {
        return
      }
      let keys: Track<Path>? = layer.tracks.track(of: .path)
      let order = Order(
        of: [shape.path] + (keys?.keys.map(\.value) ?? []),
        keepsDirection: shape.showsDirections)
      layer.content = .shape(
        NormalizedShape(path: order.applied(to: shape.path), style: shape.style))
      layer.changeTracks { _, keys in
        if case .path(let track) = keys { .path(track.map(order.applied)) } else { keys }
      }
    }
  }
}

extension NormalizedLayer {
  /// Whether a part of the line or dashes show where the outline begins.
  fileprivate func showsWhereOutlinesBegin(_ shape: NormalizedShape) -> Bool {
    guard let stroke = shape.style.stroke else { return false }
    return !stroke.dashes.isEmpty || stroke.start != 0 || stroke.end != 1 || has(.strokeStart)
      || has(.strokeEnd)
  }
}

extension NormalizedShape {
  /// Whether which way contours go says what is inside.
  fileprivate var showsDirections: Bool {
    path.contours.count > 1 && style.rule == .nonZero
  }
}

/// How contours that are figures at all keys begin instead.
private struct Order {
  /// Where each contour begins now; nothing for one that stays.
  private let figures: [Figure?]
  private let keepsDirection: Bool

  init(of paths: [Path], keepsDirection: Bool) {
    self.keepsDirection = keepsDirection
    figures = (paths.first?.contours.indices ?? 0..<0).map { index in
      var found: Figure?
      for path in paths {
        guard path.contours.indices.contains(index),
          let figure = Figure(path.contours[index], within: Self.slack)
        else { return nil }
        // What is one point begins everywhere.
        if figure.isPoint { continue }
        if let found, !found.begins(like: figure) { return nil }
        found = figure
      }
      return found
    }
  }

  /// By how much points may be off.
  private static let slack = 3e-5

  /// The same outline in this order.
  func applied(to path: Path) -> Path {
    var path = path
    for (index, figure) in figures.enumerated() where path.contours.indices.contains(index) {
      guard let figure else { continue }
      let start = figure.kind == .rectangle ? 3 : 0
      path.contours[index].begin(
        at: start, insteadOf: figure.start, isReversed: figure.isReversed,
        turns: figure.isReversed && !keepsDirection)
    }
    return path
  }
}

extension Figure {
  /// Whether another one is of the same kind and goes the same way from the same place.
  fileprivate func begins(like other: Figure) -> Bool {
    start == other.start && isReversed == other.isReversed
  }
}

extension Contour {
  /// Begins at another quarter, counted clockwise, and turns round.
  fileprivate mutating func begin(
    at start: Int, insteadOf now: Int, isReversed: Bool, turns: Bool
  ) {
    guard let first = vertices.first, isClosed else { return }
    if turns { self = Contour(vertices.dropFirst() + [first], isClosed: true).reversed }
    let isClockwise = isReversed == turns
    let quarters = ((isClockwise ? start - now : now - start) % 4 + 4) % 4
    let count = quarters * vertices.count / 4
    vertices = Array(vertices[count...] + vertices[..<count])
  }
}
