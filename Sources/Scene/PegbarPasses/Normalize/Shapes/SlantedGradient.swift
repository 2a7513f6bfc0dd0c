internal import PegbarGeometry
internal import PegbarScene

// Core Animation computes a gradient in the unit square and stretches the result to the bounds
// (React Native, pull request 52096; FigmaKit, LinearGradientFixer). A slanted gradient keeps its
// direction only in square bounds.

extension NormalizedLayer {
  /// `true` if the layer has a linear gradient that is ever neither horizontal nor vertical, or that
  /// a parameter may turn.
  var hasSlantedGradient: Bool {
    guard case .gradient(let gradient) = content, gradient.kind == .linear else { return false }
    if isBound(.gradientStart) || isBound(.gradientEnd) { return true }
    let points =
      points(of: .gradientStart, or: gradient.start) + points(of: .gradientEnd, or: gradient.end)
    return Set(points.map(\.x)).count > 1 && Set(points.map(\.y)).count > 1
  }

  /// Returns the values of a track, or the value of the model if there is none.
  private func points(of property: LayerProperty, or model: Point) -> [Point] {
    guard case .point(let track)? = tracks.first(where: { $0.property == property })?.keys else {
      return [model]
    }
    return [model] + track.reachedValues
  }
}

extension Rect {
  /// The smallest square around the rectangle with the same center.
  var square: Rect {
    let side = max(size.width, size.height)
    return Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}
