internal import PegbarGeometry
package import PegbarScene

/// The appearance of one layer of a normalized scene at one time, in Core Animation terms.
package struct LayerValues: Hashable, Sendable {
  /// A group of related values.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// The transform from the layer's space to the scene's: 16 numbers by rows.
    case world = "m"
    /// The origin and the size of the bounds.
    case bounds = "b"
    /// The opacity of the layer.
    case opacity = "o"
    /// The visibility: 1 if the layer is hidden.
    case hidden = "h"
    /// The background of a layer with a single color.
    case background = "a"
    /// The corner radius of a layer with a single color.
    case corners = "k"
    /// The outline: for each contour, 1 if it is closed, the number of its curves, the start, and
    /// three points for each curve.
    case path = "p"
    /// The fill color.
    case fill = "f"
    /// The stroke color.
    case stroke = "s"
    /// The line width.
    case width = "w"
    /// The start and end of the stroke, as fractions.
    case range = "r"
    /// The dash phase, followed by the dashes and gaps.
    case dashes = "d"
    /// The line cap (0 butt, 1 round, 2 square) and the line join (0 miter, 1 round, 2 bevel).
    case ends = "e"
    /// The miter limit, if some corners exceed it or could exceed it.
    case miter = "j"
    /// The fill rule: 1 for even-odd.
    case rule = "u"
    /// The colors of the gradient, in sequence.
    case colors = "c"
    /// The locations of the gradient colors.
    case locations = "l"
    /// The two points of the gradient as fractions of the bounds, as in `CAGradientLayer`.
    case points = "g"
    /// The size and color of the text.
    case text = "t"
    /// The shadow: color, opacity, offset and radius.
    case shadow = "x"
  }

  /// The numbers of each part of the layer; colors are red, green, blue and alpha.
  package var parts: [(part: Part, numbers: [Double])] {
    Part.allCases.compactMap { part in numbers[part].map { (part, $0) } }
  }

  private(set) var numbers: [Part: [Double]] = [:]

  /// Creates the values of a layer at a time of its composition, without its world transform.
  package init(of layer: NormalizedLayer, at time: Double) {
    let tracks = TrackReader(tracks: layer.tracks, time: time)
    var bounds = layer.bounds
    bounds.size = tracks.size(of: layer)
    numbers[.bounds] = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
    numbers[.opacity] = [tracks.value(.opacity, layer.opacity)]
    numbers[.hidden] = [tracks.value(.isHidden, layer.isHidden) ? 1 : 0]
    if let shadow = layer.shadow {
      numbers[.shadow] =
        tracks.value(.shadowColor, shadow.color).numbers
        + [
          tracks.value(.shadowOpacity, shadow.opacity),
          tracks.value(.shadowOffsetX, shadow.offset.x),
          tracks.value(.shadowOffsetY, shadow.offset.y),
          tracks.value(.shadowRadius, shadow.radius),
        ]
    }
    switch layer.content {
    case .none, .image, .instance: break
    case .color(let color):
      numbers[.background] = tracks.value(.fillColor, color).numbers
      numbers[.corners] = [tracks.value(.cornerRadius, layer.cornerRadius)]
    case .text(let line): numbers[.text] = [line.size] + line.color.numbers
    case .shape(let shape): add(shape, of: layer, tracks)
    case .gradient(let gradient): add(gradient, tracks, in: bounds)
    }
  }

  private mutating func add(
    _ shape: NormalizedShape, of layer: NormalizedLayer, _ tracks: TrackReader
  ) {
    numbers[.path] = tracks.value(.path, shape.path).listing
    if let color = shape.style.fillColor {
      numbers[.fill] = tracks.value(.fillColor, color).numbers
      numbers[.rule] = [shape.style.rule == .evenOdd ? 1 : 0]
    }
    if let color = shape.style.strokeColor, let stroke = shape.style.stroke {
      numbers[.stroke] = tracks.value(.strokeColor, color).numbers
      numbers[.width] = [tracks.value(.lineWidth, stroke.width)]
      numbers[.range] = [
        tracks.value(.strokeStart, stroke.start), tracks.value(.strokeEnd, stroke.end),
      ]
      numbers[.ends] = [stroke.cap.number, stroke.join.number]
      let isPlain = stroke.miterLimit == NormalizedLayer.plainMiterLimit
      if stroke.join == .miter, isPlain || layer.needsMiterLimit(stroke, of: shape.path) {
        numbers[.miter] = [tracks.value(.miterLimit, stroke.miterLimit)]
      }
      if !stroke.dashes.isEmpty {
        numbers[.dashes] = [tracks.value(.dashPhase, stroke.dashPhase)] + stroke.dashes
      }
    }
  }

  private mutating func add(
    _ gradient: NormalizedGradient, _ tracks: TrackReader, in bounds: Rect
  ) {
    numbers[.colors] = tracks.value(.colors, Colors(gradient.colors)).numbers
    numbers[.locations] = tracks.value(.locations, Numbers(gradient.locations)).values
    let start = tracks.value(.gradientStart, gradient.start)
    let end = tracks.value(.gradientEnd, gradient.end)
    numbers[.points] = [start, end].flatMap {
      [
        ($0.x - bounds.minX) / bounds.size.width, ($0.y - bounds.minY) / bounds.size.height,
      ]
    }
  }

  mutating func set(world: Matrix4) {
    numbers[.world] = world.rows.flatMap { row in (0..<4).map { row[$0] } }
  }
}

/// Reads the values of tracks at one time.
struct TrackReader {
  let tracks: [NormalizedTrack]
  let time: Double

  /// Returns the size of a layer's bounds.
  func size(of layer: NormalizedLayer) -> Size {
    let size = layer.bounds.size
    let shown = value(.size, Point(x: size.width, y: size.height))
    return Size(width: shown.x, height: shown.y)
  }

  /// Returns the value of a property, or the model value if no track has values of its type.
  func value<Value: TrackValue>(_ property: LayerProperty, _ model: Value) -> Value {
    guard let track: Track<Value> = tracks.track(of: property), !track.keys.isEmpty else {
      return model
    }
    return track.value(at: time)
  }
}

extension Path {
  /// The numbers of `LayerValues.Part.path`.
  fileprivate var listing: [Double] {
    var numbers: [Double] = []
    for contour in contours {
      guard let first = contour.vertices.first else { continue }
      numbers += [
        contour.isClosed ? 1 : 0, Double(contour.curveCount), first.point.x, first.point.y,
      ]
      for curve in contour.curves {
        for point in [curve.control1, curve.control2, curve.end] { numbers += [point.x, point.y] }
      }
    }
    return numbers
  }
}

extension Stroke.Cap {
  /// The number of the cap in a listing.
  fileprivate var number: Double {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension Stroke.Join {
  /// The number of the join in a listing.
  fileprivate var number: Double {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
