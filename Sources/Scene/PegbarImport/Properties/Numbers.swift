internal import PegbarBase
internal import PegbarGeometry

extension Double {
  /// The number within what any design uses.
  var bounded: Double { min(max(self, -Limits.largestNumber), Limits.largestNumber) }
}

extension Size {
  /// A size within what any design uses; nothing is smaller than empty.
  init(boundedWidth width: Double, height: Double) {
    self.init(width: max(0, width).bounded, height: max(0, height).bounded)
  }
}

/// The time of a composition, of which files count the frames.
struct CompositionClock {
  /// The frame that is time 0.
  var origin: Double
  /// Frames per second.
  var frameRate: Double

  /// The time of a frame in seconds, within what any design uses.
  func seconds(_ frame: Double) -> Double { exactSeconds(frame).bounded }

  /// The time of a frame in seconds, whatever it is.
  func exactSeconds(_ frame: Double) -> Double { (frame - origin) / frameRate }
}
