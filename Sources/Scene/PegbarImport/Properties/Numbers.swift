internal import PegbarBase
internal import PegbarGeometry

extension Double {
  /// The number, clamped to the supported range.
  var bounded: Double { min(max(self, -Limits.largestNumber), Limits.largestNumber) }
}

extension Size {
  /// Creates a size that is clamped to the supported range and not negative.
  init(boundedWidth width: Double, height: Double) {
    self.init(width: max(0, width).bounded, height: max(0, height).bounded)
  }
}

/// The time of a composition, which files count in frames.
struct CompositionClock {
  /// The frame at time 0.
  var origin: Double
  /// The frame rate in frames per second.
  var frameRate: Double

  /// Returns the time of a frame in seconds, clamped to the supported range.
  func seconds(_ frame: Double) -> Double { exactSeconds(frame).bounded }

  /// Returns the time of a frame in seconds, without clamping.
  func exactSeconds(_ frame: Double) -> Double { (frame - origin) / frameRate }
}
