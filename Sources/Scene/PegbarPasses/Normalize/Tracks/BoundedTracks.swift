internal import PegbarScene

extension TrackSampler {
  /// Returns a number clamped to the range of a property, sampled if it is ever outside of it.
  ///
  /// Easing that overshoots moves a value beyond its keyframes. Clamping the keyframes alone would
  /// distort the motion to them. `scale` converts an error to points.
  func bounded(
    _ value: Animated<Double>, _ property: LayerProperty, tolerance: Double, scale: Double = 1
  ) -> Animated<Double> {
    guard let range = property.facts.range else { return value }
    guard case .keyed(let track) = value else { return value.map { $0.cutOff(range) } }
    guard track.leaves(range) else { return value }
    return .keyed(
      changed(track, at: track.keyTimes, Sampling(tolerance: tolerance), scale: scale) {
        $0.cutOff(range)
      })
  }

  /// Returns a color with components clamped to 0…1, sampled if one of them is ever outside of it.
  func bounded(_ color: Animated<Color>) -> Animated<Color> {
    guard case .keyed(let track) = color, track.leaves(0...1) else { return color }
    let sampling = Sampling(tolerance: options.colorTolerance)
    return .keyed(changed(track, at: track.keyTimes, sampling) { $0.cutOff })
  }

  /// Samples the changed values of a track; a repetition repeats the samples.
  func changed<Source, Value: SampledValue>(
    _ track: Track<Source>, at breaks: [Double], _ sampling: Sampling, scale: Double = 1,
    _ change: @escaping (Source) -> Value
  ) -> Track<Value> {
    let once = Track(track.keys)
    var result = sampled(breaks, sampling) { change(once.value(at: $0)) }.track(scale: scale)
    result.repetition = track.repetition
    return result
  }
}

extension Track where Value: ShortValue {
  /// Returns `true` if a number is ever outside of a range, at keyframes or by easing that
  /// overshoots.
  func leaves(_ range: ClosedRange<Double>) -> Bool {
    guard keys.allSatisfy({ $0.value.numbers.allSatisfy(range.contains) }) else { return true }
    return zip(keys, keys.dropFirst()).contains { key, next in
      let shares = key.curve.farthestShares
      guard !shares.isEmpty else { return false }
      return zip(key.value.numbers, next.value.numbers).contains { from, to in
        shares.contains { !range.contains(.interpolate(from, to, $0)) }
      }
    }
  }
}

extension Double {
  /// Returns the number, clamped to a range.
  fileprivate func cutOff(_ range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Color {
  /// The color with components clamped to 0…1.
  var cutOff: Color { map { $0.cutOff(0...1) } }
}
