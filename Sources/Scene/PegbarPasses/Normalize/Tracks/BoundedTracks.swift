internal import PegbarScene

extension TrackSampler {
  /// A number that is cut off outside of the range of a property; sampled where it ever lies there.
  ///
  /// Easing that overshoots carries a value beyond its keys. Keys alone cannot be cut off: the way
  /// to them would be bent. `scale` turns an error into points.
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

  /// A colour whose components are cut off outside of 0…1; sampled where one ever lies there.
  func bounded(_ color: Animated<Color>) -> Animated<Color> {
    guard case .keyed(let track) = color, track.leaves(0...1) else { return color }
    let sampling = Sampling(tolerance: options.colorTolerance)
    return .keyed(changed(track, at: track.keyTimes, sampling) { $0.cutOff })
  }

  /// Samples what becomes of the values of a track; a repetition repeats the samples.
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
  /// Whether one of the numbers is ever outside of a range, at keys or by easing that overshoots.
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
  /// The number, or the end of a range that it lies beyond.
  fileprivate func cutOff(_ range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Color {
  /// The colour with components within 0…1.
  var cutOff: Color { map { $0.cutOff(0...1) } }
}
