import Foundation
import QuartzCore

// Extensions that many apps have. A subclass of CALayer cannot declare their names again.
extension CALayer {
  /// Pauses the animations of the layer tree (Technical Q&A QA1673).
  func pause() {
    timeOffset = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
  }

  /// Resumes the animations of the layer tree (Technical Q&A QA1673).
  func resume() {
    let pausedTime = timeOffset
    (speed, timeOffset, beginTime) = (1, 0, 0)
    beginTime = convertTime(CACurrentMediaTime(), from: nil) - pausedTime
  }

  var isPaused: Bool { speed == 0 }

  var left: CGFloat {
    get { frame.minX }
    set { frame.origin.x = newValue }
  }

  var top: CGFloat {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }

  var width: CGFloat { bounds.width }
  var height: CGFloat { bounds.height }
  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  var size: CGSize { bounds.size }
  var origin: CGPoint { frame.origin }

  func play() { resume() }
  func stop() { removeAllAnimations() }
  var progress: CGFloat { 0 }
}
