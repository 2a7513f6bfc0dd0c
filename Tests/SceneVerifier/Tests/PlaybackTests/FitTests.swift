import Foundation
import QuartzCore
import Testing

extension PlaybackTests {
  @Test(
    "the scene fits into any area, or fills it",
    arguments: [
      (CGRect(x: 10, y: 20, width: 400, height: 600), false, 2.0),
      (CGRect(x: 10, y: 20, width: 400, height: 600), true, 3.0),
      (CGRect(x: 0, y: 0, width: 100, height: 50), false, 0.25),
      (CGRect(x: 0, y: 0, width: 100, height: 50), true, 0.5),
    ])
  func fit(_ area: CGRect, _ filling: Bool, _ scale: Double) {
    Self.onClock {
      let host = CALayer()
      let scene = ChaptersLayer()
      host.addSublayer(scene)
      scene.fit(in: area, filling: filling)
      scene.playback.play()
      Shim.advance(to: 1001)
      #expect(Self.isNear(Double(scene.frame.midX), Double(area.midX)))
      #expect(Self.isNear(Double(scene.frame.midY), Double(area.midY)))
      #expect(Self.isNear(Double(scene.frame.width), 200 * scale))
      let center = host.convert(CGPoint(x: 100, y: 100), from: scene)
      #expect(Self.isNear(Double(center.x), Double(area.midX)))
    }
  }
}
