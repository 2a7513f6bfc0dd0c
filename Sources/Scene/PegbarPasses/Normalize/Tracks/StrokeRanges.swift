internal import PegbarGeometry
internal import PegbarScene

extension NormalizedLayer {
  /// Prevents the end of a stroke from preceding its start if rounding makes their animations
  /// cross.
  ///
  /// Core Animation does not specify how a stroke is drawn that ends before it begins, even by the
  /// last digit. If both move together, the one without a keyframe at a time gets that of the
  /// other.
  mutating func keepStrokeRange() {
    guard let starts = tracks.firstIndex(where: { $0.property == .strokeStart }),
      let ends = tracks.firstIndex(where: { $0.property == .strokeEnd }),
      case .number(var start) = tracks[starts].keys, case .number(var end) = tracks[ends].keys,
      start.repetition == nil, end.repetition == nil
    else { return }
    for key in end.keys where start.value(at: key.time).isBarely(above: key.value) {
      start.insert(key.value, at: key.time)
    }
    for key in start.keys where key.value.isBarely(above: end.value(at: key.time)) {
      end.insert(key.value, at: key.time)
    }
    tracks[starts].keys = .number(start)
    tracks[ends].keys = .number(end)
  }
}

extension Double {
  /// Returns `true` if the number is greater only because of rounding.
  fileprivate func isBarely(above other: Double) -> Bool { self > other && self - other < 2e-6 }
}

extension Track<Double> {
  /// Inserts a keyframe at a time within a segment, and splits its curve.
  fileprivate mutating func insert(_ value: Double, at time: Double) {
    guard let next = keys.firstIndex(where: { $0.time > time }), next > 0 else { return }
    let key = keys[next - 1]
    guard key.time < time else { return }
    let share = (time - key.time) / (keys[next].time - key.time)
    var parts = (before: Curve.linear, after: Curve.linear)
    switch key.curve {
    case .linear: break
    case .bezier(let curve):
      guard let before = curve.part(from: 0, to: share), let after = curve.part(from: share, to: 1)
      else { return }
      parts = (.bezier(before.rounded), .bezier(after.rounded))
    case .hold, .spring: return
    }
    keys[next - 1].curve = parts.before
    keys.insert(Key(time: time, value: value, curve: parts.after), at: next)
  }
}

extension TimingCurve {
  /// The curve with the digits of curves in a normalized scene.
  fileprivate var rounded: TimingCurve {
    TimingCurve(x1.rounded(1e6), y1.rounded(1e6), x2.rounded(1e6), y2.rounded(1e6))
  }
}
