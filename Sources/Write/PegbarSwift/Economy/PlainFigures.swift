internal import PegbarGeometry
internal import PegbarPasses
internal import PegbarScene

/// Makes plain layers of shapes that are a circle or an upright rectangle in one colour: what has a
/// background colour and a corner radius (CALayer.h) needs no path.
///
/// Figures that grow have animations of their size and of their corners instead of one of the path.
struct PlainFigures {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(let shape) = layer.content, case .fill(let color, .nonZero) = shape.style,
        !layer.clipsToBounds, shape.path.contours.count == 1,
        let figure = Figure(shape.path.contours[0], within: layer.has(.path) ? Self.digits : 0),
        let radius = figure.cornerRadius
      else { return }
      if let track: Track<Path> = layer.tracks.track(of: .path) {
        guard let growth = Growth(track, around: layer.anchor), layer.sublayers.isEmpty,
          layer.mask == nil, !layer.has(.anchor),
          // A layer has bounds at the end.
          figure.size.width > 0, figure.size.height > 0
        else { return }
        layer.tracks.removeAll { $0.property == .path }
        layer.tracks = (layer.tracks + growth.tracks).sorted { $0.property < $1.property }
      } else if !layer.bounds.isAbout(figure.box) {
        return
      }
      layer.content = .color(color)
      layer.bounds = figure.box
      layer.cornerRadius = radius
      layer.beginAtZero()
    }
  }

  /// By how much the points of an outline may be off that is blended from two rounded ones.
  private static let digits = 2e-5
}

/// How a figure grows and shrinks around its middle.
private struct Growth {
  /// The tracks of size and corners.
  let tracks: [NormalizedTrack]

  /// How many keys may be said twice, for the size and for the corners; a list of more is shorter as one
  /// of outlines.
  private static let mostKeys = 12

  /// Finds the growth that keys of an outline make: circles, or rectangles with corners, around one
  /// point at all times.
  init?(_ track: Track<Path>, around middle: Point) {
    guard track.keys.count <= Self.mostKeys else { return nil }
    var sizes: [Point] = []
    var radii: [Double] = []
    var kinds: Set<Figure.Kind> = []
    for key in track.keys {
      guard key.value.contours.count == 1, let figure = Figure(key.value.contours[0]),
        let radius = figure.cornerRadius, figure.center == middle
      else { return nil }
      sizes.append(Point(x: figure.size.width, y: figure.size.height))
      radii.append(radius)
      // What is one point may become either.
      if !figure.isPoint { kinds.insert(figure.kind.isRounded ? .rounded(0) : figure.kind) }
    }
    guard kinds.count == 1, track.keys.allSatisfy({ $0.curve.staysWithin }) else { return nil }
    func keys<Value>(_ values: [Value]) -> Track<Value> {
      let keys = zip(track.keys, values).map {
        Key(time: $0.time, value: $1, curve: $0.curve)
      }
      return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
    }
    tracks =
      [NormalizedTrack(property: .size, keys: .point(keys(sizes)))]
      + (Set(radii).count > 1
        ? [NormalizedTrack(property: .cornerRadius, keys: .number(keys(radii)))] : [])
  }
}

extension Figure.Kind {
  fileprivate var isRounded: Bool { if case .rounded = self { true } else { false } }
}

extension Curve {
  /// Whether it never leaves the range of its ends: sizes below 0 are none.
  fileprivate var staysWithin: Bool {
    switch self {
    case .linear, .hold: true
    case .bezier(let curve): !curve.overshoots
    case .spring: false
    }
  }
}

extension NormalizedLayer {
  /// Lets the bounds begin at zero, unless they are the frame: nothing but the anchor stands in them.
  fileprivate mutating func beginAtZero() {
    let isFrame =
      anchor == position && scale == .one && rotation == 0 && isFlat && !movesInPlane
      && !has(.size)
      && (cornerRadius == 0 || 2 * cornerRadius < max(bounds.size.width, bounds.size.height))
    guard !isFrame, sublayers.isEmpty, mask == nil, !has(.anchor) else { return }
    let moved = anchor - bounds.origin
    anchor = Point(x: (moved.x * 1e5).rounded() / 1e5, y: (moved.y * 1e5).rounded() / 1e5)
    bounds.origin = .zero
  }
}
