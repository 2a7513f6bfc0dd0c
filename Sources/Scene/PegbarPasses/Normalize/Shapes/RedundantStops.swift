internal import PegbarScene

/// The color stops of a gradient that can be removed without a visible change.
///
/// In exports, a stop halfway between two others often has their average color.
enum RedundantStops {
  /// The maximum difference of a component, half a step of an 8-bit color.
  private static let tolerance = 0.5 / 255 + 1e-6
  /// The maximum number of stops, because each is compared with all others.
  private static let most = 1_000

  /// Returns the indices of the stops to keep: the first, the last, and all that differ from a
  /// blend of those around them.
  ///
  /// - Parameter places: The locations of the stops, ascending, as many as colors.
  static func kept(_ colors: [Color], at places: [Double]) -> [Int] {
    guard (3...most).contains(places.count), colors.count == places.count else {
      return Array(places.indices)
    }
    var kept = [0]
    for end in places.indices.dropFirst(2)
    where !isBlend(colors, from: kept[kept.count - 1], to: end, at: places) {
      kept.append(end - 1)
    }
    return kept + [places.count - 1]
  }

  /// Returns `true` if all colors between two stops are blends of both.
  ///
  /// Opacity must be constant, because players blend colors of different opacities differently.
  private static func isBlend(
    _ colors: [Color], from start: Int, to end: Int, at places: [Double]
  ) -> Bool {
    let (first, last) = (colors[start], colors[end])
    let distance = places[end] - places[start]
    guard distance > 0, first.alpha == last.alpha else { return false }
    return (start + 1..<end).allSatisfy { stop in
      let share = (places[stop] - places[start]) / distance
      let blend = Color.interpolate(first, last, share)
      return colors[stop].alpha == first.alpha && Distance.of(colors[stop], blend) <= tolerance
    }
  }
}

extension NormalizedLayer {
  /// Removes redundant stops of a gradient whose colors do not change.
  mutating func dropRedundantStops() {
    guard case .gradient(var gradient) = content, !has(.colors), !has(.locations),
      !isBound(.colors)
    else { return }
    let kept = RedundantStops.kept(gradient.colors, at: gradient.locations)
    gradient.colors = kept.map { gradient.colors[$0] }
    gradient.locations = kept.map { gradient.locations[$0] }
    content = .gradient(gradient)
  }
}
