// Only what a thin host view needs. Signatures: Apple, NSView.h, NSWindow.h, NSScreen.h,
// NSWorkspace.h, NSImage.h; everything is of the main actor, as there.
@_exported import Foundation
@_exported import QuartzCore

public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias NSPoint = CGPoint

@MainActor open class NSResponder: NSObject {}

@MainActor open class NSScreen: NSObject {
  public static var main: NSScreen? { NSScreen() }
  open var backingScaleFactor: CGFloat { 2 }
}

@MainActor open class NSWindow: NSResponder {
  open var backingScaleFactor: CGFloat { 2 }
  open var screen: NSScreen? { NSScreen.main }
  open var contentView: NSView? { didSet { contentView?.move(to: self) } }
}

@MainActor open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
}

open class NSGraphicsContext: NSObject {}

open class NSImageRep: NSObject {
  public struct HintKey: Hashable, Sendable {}
}

/// NSImage.h: of no actor, as there.
open class NSImage: NSObject {
  public typealias Name = String
  /// What stands in for the files of bundles.
  nonisolated(unsafe) public static var named: [String: CGImage] = [:]
  private let image: CGImage

  public init?(named name: NSImage.Name) {
    guard let image = Self.named[name] else { return nil }
    self.image = image
  }
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { image }
}

extension Bundle {
  /// NSImage.h.
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}

@MainActor open class NSView: NSResponder {
  open private(set) var subviews: [NSView] = []
  open weak private(set) var superview: NSView?
  open private(set) var window: NSWindow?
  /// NSView.h: y grows upwards unless a subclass says otherwise.
  open var isFlipped: Bool { false }
  open var needsLayout = true
  open var needsDisplay = false
  open var layer: CALayer?

  public init(frame frameRect: NSRect) {
    storedFrame = frameRect
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  public convenience override init() { self.init(frame: .zero) }

  /// NSView.h: setting it makes the backing layer, unless a layer was set before.
  open var wantsLayer = false {
    didSet {
      guard wantsLayer, layer == nil else { return }
      let backing = makeBackingLayer()
      backing.isViewBacked = true
      backing.bounds = bounds
      layer = backing
    }
  }
  open func makeBackingLayer() -> CALayer { CALayer() }

  private var storedFrame: NSRect
  open var frame: NSRect {
    get { storedFrame }
    set {
      storedFrame = newValue
      layer?.bounds = bounds
      needsLayout = true
    }
  }
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: storedFrame.size) }
    set { frame.size = newValue.size }
  }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  open func invalidateIntrinsicContentSize() {}

  open func addSubview(_ view: NSView) {
    view.superview = self
    subviews.append(view)
    view.move(to: window)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    move(to: nil)
  }
  fileprivate func move(to window: NSWindow?) {
    self.window = window
    viewDidMoveToWindow()
    for view in subviews { view.move(to: window) }
  }
  open func viewDidMoveToWindow() {}
  open func viewDidChangeBackingProperties() {}

  open func layoutSubtreeIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layout()
  }
  open func layout() {}
}
