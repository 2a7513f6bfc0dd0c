internal import PegbarGeometry
internal import PegbarScene

extension LetterSamples {
  /// The values at all times with fitted curves between fewer keys; nothing where that is not
  /// clearly shorter than straight segments between others.
  func curved<Value: ShortValue>(
    _ values: [Value], than keys: [Key<Value>], tolerance: Double, missed: Double,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value>? {
    guard keys.count > 3, times.count == values.count, let first = times.first,
      let time = times.last, let value = values.last
    else { return nil }
    let merging = SegmentMerging(
      samples: zip(times, values).map { Sample(time: $0, value: $1) }, tolerance: tolerance,
      digits: tolerance * AdaptiveSampler<Value>.digitShare, breakTime: first, distance: distance)
    guard let segments = CurvedSegments(merging: merging, budget: budget).segments() else {
      return nil
    }
    var result = AdaptiveSampler<Value>.Result()
    merging.append(segments, to: &result)
    result.keys.append(Key(time: time, value: value))
    guard size(of: result.keys).isClearlyLess(than: size(of: keys)) else { return nil }
    return Track(
      result.keys,
      fidelity: .baked(error: max(result.error, missed), time: result.errorTime))
  }

  /// What keys take; places become several tracks (see `LetterTransform`).
  private func size<Value: ShortValue>(of keys: [Key<Value>]) -> KeySize {
    guard let places = keys as? [Key<LetterTransform>] else { return KeySize(keys) }
    func part<Part: ShortValue>(_ part: (LetterTransform) -> Part) -> Int {
      let keys = places.map {
        Key<Part>(time: $0.time, value: part($0.value), curve: $0.curve)
      }
      return keys.allSatisfy { $0.value == keys[0].value } ? 0 : KeySize(keys).bytes
    }
    return KeySize(
      bytes: part(\.position) + part(\.scale.x) + part(\.scale.y) + part(\.rotation))
  }
}
