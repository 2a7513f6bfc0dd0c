internal import PegbarScene

/// The color stops of a gradient that can be removed without a visible change.
///
/// In exports, a stop halfway between two others often has their average color, in each keyframe.
struct RedundantStops {
  /// The maximum difference of a component, half a step of an 8-bit color.
  private static let tolerance = 0.5 / 255 + 1e-6
  /// The maximum difference of the share that a stop has of the distance between two others.
  private static let shareTolerance = 1e-4
  /// The maximum number of colors, because each stop is compared with all others.
  private static let most = 1_000

  /// The colors of the stops that an animation reaches; as many in each list.
  let colors: [[Color]]
  /// The locations of the stops that an animation reaches, ascending; as many as colors in each
  /// list.
  let places: [[Double]]

  /// The indices of the stops to keep: the first, the last, and all that differ from a blend of
  /// those around them at any time.
  ///
  /// Colors and locations change independently of each other.
  var kept: [Int] {
    let count = places.first?.count ?? 0
    guard count >= 3, count * max(colors.count, places.count) <= Self.most,
      colors.allSatisfy({ $0.count == count }), places.allSatisfy({ $0.count == count })
    else { return Array(0..<count) }
    var kept = [0]
    for end in 2..<count where !areBlends(from: kept[kept.count - 1], to: end) {
      kept.append(end - 1)
    }
    return kept + [count - 1]
  }

  /// Returns `true` if all colors between two stops are always blends of both.
  ///
  /// Opacity must be constant, because players blend colors of different opacities differently.
  private func areBlends(from start: Int, to end: Int) -> Bool {
    guard places.allSatisfy({ $0[start] < $0[end] }),
      colors.allSatisfy({ list in
        list[start...end].allSatisfy { $0.alpha == list[start].alpha }
      })
    else { return false }
    return (start + 1..<end).allSatisfy { stop in
      let shares = places.map { ($0[stop] - $0[start]) / ($0[end] - $0[start]) }
      guard let share = shares.first,
        shares.allSatisfy({ abs($0 - share) <= Self.shareTolerance })
      else { return false }
      return colors.allSatisfy { list in
        let blend = Color.interpolate(list[start], list[end], share)
        return Distance.of(list[stop], blend) <= Self.tolerance
      }
    }
  }
}

extension NormalizedLayer {
  /// Removes the stops of a gradient that are redundant at all times.
  mutating func dropRedundantStops() {
    guard case .gradient(var gradient) = content, !isBound(.colors) else { return }
    var (colors, places) = ([gradient.colors], [gradient.locations])
    for track in tracks {
      switch (track.property, track.keys) {
      case (.colors, .colors(let keys)): colors = keys.reachedValues.map(\.values)
      case (.locations, .numbers(let keys)): places = keys.reachedValues.map(\.values)
      default: break
      }
    }
    let kept = RedundantStops(colors: colors, places: places).kept
    guard kept.count < gradient.locations.count else { return }
    gradient.colors = kept.map { gradient.colors[$0] }
    gradient.locations = kept.map { gradient.locations[$0] }
    content = .gradient(gradient)
    tracks.changeEach { track in
      switch (track.property, track.keys) {
      case (.colors, .colors(let keys)):
        track.keys = .colors(keys.map { list in Colors(kept.map { list.values[$0] }) })
      case (.locations, .numbers(let keys)):
        track.keys = .numbers(keys.map { list in Numbers(kept.map { list.values[$0] }) })
      default: break
      }
    }
  }
}
