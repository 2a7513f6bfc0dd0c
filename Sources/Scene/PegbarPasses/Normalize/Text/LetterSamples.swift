internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// The samples of one letter over time.
struct LetterSamples {
  let times: [Double]
  let letters: [PlacedLetter]
  /// The placements of the letter, or `nil` if it is ever sheared or mirrored.
  let places: [LetterTransform]?
  /// The maximum deviation between the times.
  let missed: LetterSampling.Deviation
  /// The eased segments of the animators' tracks.
  let easing: [EasedSegment]
  /// The budget left for fitting.
  let budget: WorkBudget

  init(
    _ samples: [Sample<PlacedLetter>], missed: LetterSampling.Deviation, easing: [EasedSegment],
    budget: WorkBudget
  ) {
    self.easing = easing
    self.budget = budget
    self.missed = missed
    times = samples.map(\.time)
    letters = samples.map(\.value)
    places = [LetterTransform](takingApart: letters.map(\.matrix))
  }

  /// Returns the number of points of the outline at all times, if its points move separately.
  func movedPoints(_ layout: TextLayout) -> Int {
    guard places == nil, let first = letters.first else { return 0 }
    return layout.outline(of: first).vertexCount * times.count
  }

  /// `true` if the letter is visible at any time.
  var isEverVisible: Bool {
    letters.contains { letter in
      letter.paint.opacity > 0 && (letter.paint.fill != nil || letter.paint.stroke != nil)
    }
  }

  /// Returns a paint at all times, clear where it is missing, or an empty array if it never exists.
  func colors(_ part: (LetterPaint) -> Color?) -> [Color] {
    guard let first = letters.lazy.map(\.paint).compactMap(part).first else { return [] }
    var clear = first
    clear.alpha = 0
    return letters.map { part($0.paint) ?? clear }
  }

  /// Returns the track of a color or of an opacity.
  func paintTrack<Value: SampledValue>(_ values: [Value], _ options: Normalizer) -> Track<Value> {
    track(values, tolerance: options.colorTolerance, missed: missed.color, Value.distance)
  }

  /// Returns the keyframes that play the values exactly, or `nil` if there are none or more than
  /// the limit.
  func exactTrack<Value: ShortValue>(
    _ values: [Value], missed: Double, atMost limit: Int = .max,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value>? {
    guard missed == 0 else { return nil }
    let samples = zip(times, values).map { Sample(time: $0, value: $1) }
    return ExactPieces(samples, easing: easing, distance).keys(atMost: limit).map { Track($0) }
  }

  /// Returns a track of values with exact keyframes, or else with few keyframes between linear
  /// segments, or curves if these are shorter.
  ///
  /// The error is the largest distance of a value from its segment (Ramer, Douglas and Peucker), or
  /// the known deviation between the times if that is larger.
  func track<Value: ShortValue>(
    _ values: [Value], tolerance: Double, missed: Double,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value> {
    let range = values.reduce(0) { range, value in
      let apart = distance(values[0], value)
      return apart.isFinite ? max(range, apart) : range
    }
    let tolerance = max(tolerance, range * SinglePrecision.share)
    var kept = Set([0, values.count - 1])
    var error = 0.0
    var pending = [(0, values.count - 1)]
    while let (low, high) = pending.popLast(), !Cancellation.isRequested {
      guard high > low + 1 else { continue }
      var worst = (index: low, distance: 0.0)
      for index in (low + 1)..<high {
        let share = (times[index] - times[low]) / (times[high] - times[low])
        let straight = Value.interpolate(values[low], values[high], share)
        let apart = distance(values[index], straight)
        if !(apart <= worst.distance) { worst = (index, apart) }
      }
      guard worst.distance > tolerance else {
        error = max(error, worst.distance)
        continue
      }
      kept.insert(worst.index)
      pending += [(low, worst.index), (worst.index, high)]
    }
    let keys = kept.sorted().map { Key(time: times[$0], value: values[$0]) }
    let isStill = keys.allSatisfy { $0.value == keys[0].value }
    if !isStill,
      let exact = exactTrack(
        values, missed: missed, atMost: keys.count * 3 / 2 + 2, distance)
    {
      return exact
    }
    if !isStill,
      let curved = curved(values, than: keys, tolerance: tolerance, missed: missed, distance)
    {
      return curved
    }
    return Track(isStill ? [keys[0]] : keys, fidelity: .baked(error: max(error, missed)))
  }

  /// Returns the values with fitted curves between fewer keyframes, or `nil` if that is not clearly
  /// shorter than linear segments.
  private func curved<Value: ShortValue>(
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
    guard weight(of: result.keys).isClearlyLess(than: weight(of: keys)) else { return nil }
    return Track(
      result.keys,
      fidelity: .baked(error: max(result.error, missed), time: result.errorTime))
  }

  /// Returns the weight of keyframes; placements become several tracks (see `LetterTransform`).
  private func weight<Value: ShortValue>(of keys: [Key<Value>]) -> KeyWeight {
    guard let places = keys as? [Key<LetterTransform>] else { return KeyWeight(keys) }
    func part<Part: ShortValue>(_ part: (LetterTransform) -> Part) -> Int {
      let keys = places.map {
        Key<Part>(time: $0.time, value: part($0.value), curve: $0.curve)
      }
      return keys.allSatisfy { $0.value == keys[0].value } ? 0 : KeyWeight(keys).total
    }
    return KeyWeight(part(\.position) + part(\.scale.x) + part(\.scale.y) + part(\.rotation))
  }
}
