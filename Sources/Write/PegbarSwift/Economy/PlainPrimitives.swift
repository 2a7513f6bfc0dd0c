internal import PegbarGeometry
internal import PegbarPasses
internal import PegbarScene

/// Converts shapes that are a circle or an upright rectangle in one color to plain layers.
///
/// A layer with a background color and a corner radius (CALayer.h) requires no path. Shapes that
/// change their size animate the size and the corner radius instead of the path.
struct PlainPrimitives {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(let shape) = layer.content, case .fill(let color, .nonZero) = shape.style,
        !layer.clipsToBounds, shape.path.contours.count == 1,
        let primitive = Primitive(
          shape.path.contours[0], within: layer.has(.path) ? Self.digits : 0),
        let radius = primitive.cornerRadius
      else { return }
      if let track: Track<Path> = layer.tracks.track(of: .path) {
        guard let growth = Growth(track, around: layer.anchor), layer.sublayers.isEmpty,
          layer.mask == nil, !layer.has(.anchor),
          // The final bounds of a layer must not be empty.
          primitive.size.width > 0, primitive.size.height > 0
        else { return }
        layer.tracks.removeAll { $0.property == .path }
        layer.tracks = (layer.tracks + growth.tracks).sorted { $0.property < $1.property }
      } else if !layer.bounds.isAbout(primitive.box) {
        return
      }
      layer.content = .color(color)
      layer.bounds = primitive.box
      layer.cornerRadius = radius
      layer.beginAtZero()
    }
  }

  /// The maximum error of the points of a path that is interpolated between two rounded paths.
  private static let digits = 2e-5
}

/// The size and corner animation of a shape around its center.
private struct Growth {
  /// The tracks of size and corner radius.
  let tracks: [NormalizedTrack]

  /// The maximum number of keyframes to write twice, for size and corner radius.
  ///
  /// A longer list is shorter as path data.
  private static let mostKeys = 12

  /// Creates the growth of circles or rounded rectangles around a fixed center; `nil` for other
  /// paths.
  init?(_ track: Track<Path>, around middle: Point) {
    guard track.keys.count <= Self.mostKeys else { return nil }
    var sizes: [Point] = []
    var radii: [Double] = []
    var kinds: Set<Primitive.Kind> = []
    for key in track.keys {
      guard key.value.contours.count == 1, let primitive = Primitive(key.value.contours[0]),
        let radius = primitive.cornerRadius, primitive.center == middle
      else { return nil }
      sizes.append(Point(x: primitive.size.width, y: primitive.size.height))
      radii.append(radius)
      // A shape of a single point can become either kind.
      if !primitive.isPoint {
        kinds.insert(primitive.kind.isRounded ? .rounded(0) : primitive.kind)
      }
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

extension Primitive.Kind {
  fileprivate var isRounded: Bool { if case .rounded = self { true } else { false } }
}

extension Curve {
  /// `true` if the easing never leaves the range of its end values; an overshoot could produce
  /// negative sizes.
  fileprivate var staysWithin: Bool {
    switch self {
    case .linear, .hold: true
    case .bezier(let curve): !curve.overshoots
    case .spring: false
    }
  }
}

extension NormalizedLayer {
  /// Moves the origin of the bounds to zero, unless the bounds equal the frame; only the anchor
  /// point depends on it.
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
