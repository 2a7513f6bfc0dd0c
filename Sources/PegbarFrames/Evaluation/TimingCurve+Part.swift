package import PegbarScene

extension TimingCurve {
  /// The part of the curve between two shares (0…1) of its time, as a curve of its own.
  ///
  /// Nothing where the part is too short, or comes back to where it began: such a part is no curve
  /// from 0 to 1, or one that overshoots out of all proportion. Nothing, too, where its control
  /// points would lie outside of the time, which happens in the middle of steep curves.
  package func part(from start: Double, to end: Double) -> TimingCurve? {
    guard end > start else { return nil }
    if start <= 0, end >= 1 { return self }
    let from = start <= 0 ? 0 : parameter(at: start)
    let to = end >= 1 ? 1 : parameter(at: end)
    let times = Self.part(min(max(x1, 0), 1), min(max(x2, 0), 1), from, to)
    let values = Self.part(y1, y2, from, to)
    let time = -1e-9...1 + 1e-9
    guard let times, let values, time.contains(times.first), time.contains(times.second),
      max(abs(values.first), abs(values.second)) <= 4
    else { return nil }
    return TimingCurve(
      min(max(times.first, 0), 1), values.first, min(max(times.second, 0), 1), values.second)
  }

  /// The inner control values of a part of one coordinate, scaled so that it goes from 0 to 1.
  private static func part(
    _ first: Double, _ second: Double, _ from: Double, _ to: Double
  ) -> (first: Double, second: Double)? {
    // The polar form of the cubic with the control values 0, first, second, 1.
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Double {
      let one = (u + v + w) * first - 2 * (u * v + v * w + w * u) * first
      let two = (u * v + v * w + w * u) * second
      return one + two + u * v * w * (3 * first - 3 * second + 1)
    }
    let begin = blossom(from, from, from)
    let span = blossom(to, to, to) - begin
    guard abs(span) > 1e-9 else { return nil }
    return (
      (blossom(from, from, to) - begin) / span, (blossom(from, to, to) - begin) / span
    )
  }
}
