/// The times that have a short number of frames, with at most three decimals.
///
/// Rounding a time to them changes a value by at most 1/2000 of its motion per frame.
package struct FrameGrid: Sendable {
  /// The number of frames per second.
  package let rate: Double
  /// `true` if a thousandth of a frame is a short time.
  private let isFine: Bool

  /// The rates at which a thousandth of a frame is between a microsecond and a tenth of a
  /// millisecond.
  private static let fineRates = 10.0...1000

  /// Creates the grid of a frame rate; an invalid rate is 1.
  ///
  /// A rate such as 29.9700012207031, which was stored with single precision, is 29.97.
  package init(rate: Double) {
    guard rate.isFinite, rate > 0 else {
      (self.rate, isFine) = (1, false)
      return
    }
    let short = (rate * 1000).rounded() / 1000
    self.rate = abs(short - rate) < 1e-7 * rate ? short : rate
    isFine = Self.fineRates.contains(rate)
  }

  /// Returns the time of a frame in seconds, with the formula of generated code.
  ///
  /// It is rounded down to nanoseconds, so that a change at a frame is not late.
  package func seconds(_ frame: Double) -> Double {
    let time = (frame * 1e9 / rate + 0.001).rounded(.down) / 1e9
    return time.isFinite ? time : 0
  }

  /// Returns the nearest time with a short number of frames.
  ///
  /// A time between two frames remains between them, unless it differs only by errors of rounding.
  /// At an unusual rate, the time is rounded down to nanoseconds.
  package func time(_ time: Double) -> Double {
    guard time.isFinite else { return 0 }
    let frame = frame(near: time)
    let near = seconds(frame)
    let isEqual = abs(near - time) <= Self.slack(at: time)
    guard isFine else { return isEqual ? near : Self.roundedDown(time) }
    guard frame == frame.rounded(), !isEqual else { return near }
    return seconds(frame + (near < time ? 0.001 : -0.001))
  }

  /// Returns the nearest times with a short number of frames, in ascending order.
  ///
  /// A jump slightly after a frame has not happened at the frame.
  package func times(_ times: [Double]) -> [Double] {
    var result = times.map(time)
    guard isFine else { return result }
    for (index, next) in zip(result.indices, result.indices.dropFirst())
    where result[next] <= result[index] {
      let first = result[index]
      let isLater =
        times[next] > times[index] && abs(times[index] - first) < abs(times[next] - first)
      result[next] = isLater ? seconds(frame(near: first) + 0.001) : first
    }
    return result
  }

  private func frame(near time: Double) -> Double { (time * rate * 1000).rounded() / 1000 }

  /// The errors of single precision, and of sums of times in microseconds.
  private static func slack(at time: Double) -> Double { 1.5e-6 + abs(time) * 1e-7 }

  private static func roundedDown(_ time: Double) -> Double {
    let steps = time * 1e9
    let whole = steps.rounded()
    let result = (abs(steps - whole) < 1e-3 ? whole : steps.rounded(.down)) / 1e9
    return result.isFinite ? (result == 0 ? 0 : result) : time
  }
}
