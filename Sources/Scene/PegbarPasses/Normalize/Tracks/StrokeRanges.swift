internal import PegbarGeometry
internal import PegbarScene

extension NormalizedLayer {
  /// Keeps the end of a stroke from lying before its start, where rounded keys of one cross the way of
  /// the other.
  ///
  /// Core Animation does not say what shows of a stroke that ends before it begins, be it by the last
  /// digit. Where both move together, the one that has no key at a time gets the other's there.
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
  /// Whether it is greater by no more than rounding makes of what is the same.
  fileprivate func isBarely(above other: Double) -> Bool { self > other && self - other < 2e-6 }
}

extension Track<Double> {
  /// Gives the segment that is under way at a time a key there, and its curve in two parts.
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
  /// The curve with the digits that curves of a normalized scene have.
  fileprivate var rounded: TimingCurve {
    TimingCurve(x1.rounded(1e6), y1.rounded(1e6), x2.rounded(1e6), y2.rounded(1e6))
  }
}
