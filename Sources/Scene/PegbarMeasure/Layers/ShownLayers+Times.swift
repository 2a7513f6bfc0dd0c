package import PegbarScene

extension ShownLayers {
  /// Returns the times at which to compare a scene.
  ///
  /// These are both ends, some intermediate times that are not round numbers, and times on both
  /// sides of the start and end of each transaction, wherever it is displayed.
  ///
  /// No time is closer to a jump than `margin`, in seconds. Closer times would be ambiguous,
  /// because rounding would decide the side. If this leaves no times, the margin is reduced.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - limit: The maximum number of times. Transactions are thinned out evenly.
  package func times(of scene: NormalizedScene, limit: Int, margin: Double = 2e-5) -> [Double] {
    let duration = scene.duration
    guard duration > 0, duration.isFinite else { return [0] }
    let jumps = entries.flatMap { entry in
      entry.layer.tracks.compactMap { track in
        track.keys.track.jumps ? (track: track.keys.track, clock: entry.clock) : nil
      }
    }
    func isFree(_ time: Double) -> Bool {
      !jumps.contains {
        $0.track.isNearKey($0.clock.local(time), margin: margin * $0.clock.rate)
      }
    }
    /// Returns the first free time from a time onward, in steps that are not multiples of each
    /// other.
    func free(_ time: Double, _ direction: Double) -> Double? {
      (0..<12).lazy.map { (step: Int) -> Double in
        time + direction * 1.7e-4 * Double(step * (step + 1) / 2)
      }
      .first { $0 >= 0 && $0 <= duration && isFree($0) }
    }
    let spread = (0..<13).map { (index: Int) -> Double in
      // Steps based on the golden ratio do not coincide with frames.
      let shift = (Double(index + 1) * 0.618_034).truncatingRemainder(dividingBy: 1)
      return duration * (Double(index) + shift) / 13
    }
    var times = [free(0, 1), free(duration, -1), free(duration / 2, 1)]
    times += spread.map { free($0, 1) }
    let boundaries = boundaries(within: duration)
    let available = max(limit - times.count, 8) / 2
    let step = max(1, (boundaries.count + available - 1) / available)
    for index in stride(from: 0, to: boundaries.count, by: step) {
      times.append(free(boundaries[index] - 1e-4, -1))
      times.append(free(boundaries[index] + 1e-4, 1))
    }
    let found = Set(times.compactMap { $0 }).sorted()
    // In a scene with constant jumps, every time is near one.
    guard found.isEmpty, margin > 1e-8 else { return found }
    return self.times(of: scene, limit: limit, margin: margin / 10)
  }

  /// Returns the start and end times of transactions, in seconds of the scene.
  private func boundaries(within duration: Double) -> [Double] {
    let times = compositions.flatMap { composition, clock in
      composition.transactions.flatMap {
        [clock.global($0.window.start), clock.global($0.window.end)]
      }
    }
    return Set(times.filter { $0 >= 0 && $0 <= duration }).sorted()
  }
}

extension AnyTrack {
  /// `true` if the value has a jump.
  fileprivate var jumps: Bool {
    repetition != nil
      || zip(keys, keys.dropFirst()).contains { $0.curve == .hold || $1.time <= $0.time }
  }

  /// Returns `true` if a keyframe is near a time of the composition.
  fileprivate func isNearKey(_ time: Double, margin: Double) -> Bool {
    let time = pass(at: time).time
    let index = keyIndex(at: time) ?? -1
    return [index, index + 1].contains {
      keys.indices.contains($0) && abs(keys[$0].time - time) < margin
    }
  }
}
