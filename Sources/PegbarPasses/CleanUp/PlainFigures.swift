internal import PegbarGeometry
internal import PegbarScene

/// Makes plain layers of shapes that are a circle or an upright rectangle in one colour: what has a
/// background colour and a corner radius (CALayer.h) needs no path.
///
/// It runs once numbers are rounded and layers named, as a layer's name tells what it shows.
struct PlainFigures {
  func apply(to scene: inout NormalizedScene) {
    scene.changeEachLayer { layer in
      guard case .shape(let shape) = layer.content, case .fill(let color, .nonZero) = shape.style,
        !layer.has(.path), !layer.clipsToBounds, shape.path.contours.count == 1,
        let figure = Figure(shape.path.contours[0]), let radius = figure.cornerRadius,
        layer.bounds.isAbout(figure.box)
      else { return }
      layer.content = .color(color)
      layer.bounds = figure.box
      layer.cornerRadius = radius
      layer.beginAtZero()
    }
  }
}

extension NormalizedLayer {
  /// Lets the bounds begin at zero, unless they are the frame: nothing but the anchor stands in them.
  fileprivate mutating func beginAtZero() {
    let isFrame =
      anchor == position && scale == .one && rotation == 0 && isFlat && !movesInPlane
      && (cornerRadius == 0 || 2 * cornerRadius < max(bounds.size.width, bounds.size.height))
    guard !isFrame, sublayers.isEmpty, mask == nil, !has(.anchor) else { return }
    let moved = anchor - bounds.origin
    anchor = Point(x: (moved.x * 1e5).rounded() / 1e5, y: (moved.y * 1e5).rounded() / 1e5)
    bounds.origin = .zero
  }
}
