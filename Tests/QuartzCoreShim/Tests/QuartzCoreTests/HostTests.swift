import AppKit
import QuartzCore
import SwiftUI
import Testing
import UIKit

extension ShimTests {
  @MainActor @Suite struct HostTests {
    init() { freshShim() }

    // UIView.h: a view's layer is as large as the view, and does not animate by itself.
    @Test("a view's layer does not animate") func viewBacked() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.layer.bounds.size == CGSize(width: 30, height: 40))
      Shim.flush()
      view.layer.opacity = 0.5
      #expect(view.layer.animationKeys() == nil)
    }

    // UIView.h, layoutSubviews: called when layout is due.
    @Test("a view lays out once") func layout() {
      final class Counting: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
      }
      let view = Counting(frame: .zero)
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.count == 1)
    }

    // NSView.h, wantsLayer: the layer comes from makeBackingLayer.
    @Test("a view that wants a layer makes it") func backing() {
      final class Shaped: NSView {
        override func makeBackingLayer() -> CALayer { CAShapeLayer() }
        override var isFlipped: Bool { true }
      }
      let view = Shaped(frame: NSRect(x: 0, y: 0, width: 3, height: 4))
      #expect(view.layer == nil)
      view.wantsLayer = true
      #expect(view.layer is CAShapeLayer)
      #expect(view.layer?.bounds.size == CGSize(width: 3, height: 4))
    }

    // SwiftUI's interface: representables make and update views.
    @Test("representables compile") func representables() {
      struct Scene: UIViewRepresentable {
        @Binding var isPlaying: Bool
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
          uiView.layer.speed = isPlaying ? 1 : 0
        }
      }
      struct Desktop: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ nsView: NSView, context: Context) {}
      }
      struct Page: View {
        var body: some View { Scene(isPlaying: .constant(true)) }
      }
      let page = Page().body as? Scene
      #expect(page?.isPlaying == true)
    }
  }
}
