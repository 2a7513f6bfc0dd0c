import AppKit
import QuartzCore
import SwiftUI
import Testing
import UIKit

extension ShimTests {
  @MainActor @Suite struct HostTests {
    init() { freshShim() }

    // UIView.h: a view's layer has the size of the view and does not animate implicitly.
    @Test("the layer of a view does not animate") func viewBacked() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.layer.bounds.size == CGSize(width: 30, height: 40))
      Shim.flush()
      view.layer.opacity = 0.5
      #expect(view.layer.animationKeys() == nil)
    }

    // UIView.h, layoutSubviews: called if layout is needed.
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

    // NSView.h, wantsLayer: makeBackingLayer creates the layer.
    @Test("a view that wants a layer creates it") func backing() {
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

    // NSView.h, viewDidHide: also called if a superview is hidden, but not if the view was already
    // hidden.
    @Test("notifies a view that is hidden directly or with its superview") func hiding() {
      final class Counting: NSView {
        var (hidden, shown) = (0, 0)
        override func viewDidHide() { hidden += 1 }
        override func viewDidUnhide() { shown += 1 }
      }
      let (group, view) = (NSView(), Counting())
      group.addSubview(view)
      view.isHidden = true
      group.isHidden = true
      group.isHidden = false
      #expect((view.hidden, view.shown) == (1, 0))
      view.isHidden = false
      group.isHidden = true
      #expect((view.hidden, view.shown) == (2, 1))
      #expect(view.isHiddenOrHasHiddenAncestor && !view.isHidden)
    }

    // NSWindow.h, occlusionState: without NSWindowOcclusionStateVisible, no part of the window is
    // visible. The notification follows the change.
    @Test("a window reports that other windows cover it") func occlusion() {
      let window = NSWindow()
      var states: [Bool] = []
      let observer = NotificationCenter.default.addObserver(
        forName: NSWindow.didChangeOcclusionStateNotification, object: window, queue: nil
      ) { _ in
        MainActor.assumeIsolated { states.append(window.occlusionState.contains(.visible)) }
      }
      window.cover(true)
      window.cover(false)
      NotificationCenter.default.removeObserver(observer)
      #expect(states == [false, true])
    }

    // UIAccessibility.h and NSAccessibilityProtocols.h: views are not elements by default.
    @Test("views are not accessibility elements") func accessibility() {
      #expect(!UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)
      #expect(!NSView().isAccessibilityElement() && NSView().accessibilityLabel() == nil)
    }

    // SwiftUI's interface, UIHostingController and NSHostingView: a new root view updates the
    // platform's view, which is made once.
    @Test("a changed root view updates the view") func hosting() {
      struct Clear: UIViewRepresentable {
        var opacity: Float
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.layer.opacity = opacity }
      }
      struct Page: View {
        var opacity: Float
        var body: some View { Clear(opacity: opacity).scaledToFit() }
      }
      let controller = UIHostingController(rootView: Page(opacity: 0.5))
      let view = controller.view
      controller.rootView.opacity = 0.25
      #expect(controller.view === view && view?.layer.opacity == 0.25)
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
