// Only the API that a thin host view requires. Signatures: Apple, NSView.h, NSWindow.h, NSScreen.h,
// NSWorkspace.h, NSImage.h. As there, views, windows and screens are isolated to the main actor.
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
  /// The visibility of a window (NSWindow.h).
  ///
  /// A window that is not visible is covered, in the Dock, or in another space.
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
  open var occlusionState: OcclusionState { covered ? [] : .visible }
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  private var covered = false

  /// Covers or uncovers the window, in place of other windows.
  ///
  /// The notification follows the change (NSWindow.h).
  public func cover(_ isCovered: Bool) {
    covered = isCovered
    NotificationCenter.default.post(
      name: Self.didChangeOcclusionStateNotification, object: self)
  }
}

@MainActor open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  open var accessibilityDisplayShouldReduceMotion: Bool { Settings.reducesMotion }
  /// The center that posts the workspace's notifications (NSWorkspace.h).
  public let notificationCenter = NotificationCenter()
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// A stand-in for the user's settings.
@MainActor public enum Settings {
  public static var reducesMotion = false
}

/// The constants of NSAccessibilityConstants.h.
public enum NSAccessibility {
  public struct Role: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let image = Role(rawValue: "AXImage")
  }
}

open class NSGraphicsContext: NSObject {}

open class NSImageRep: NSObject {
  public struct HintKey: Hashable, Sendable {}
}

/// An image, not isolated to an actor (NSImage.h).
open class NSImage: NSObject {
  public typealias Name = String
  /// A stand-in for the files of bundles.
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
  /// Returns the image with a name (NSImage.h).
  public func image(forResource name: NSImage.Name) -> NSImage? { NSImage(named: name) }
}

@MainActor open class NSView: NSResponder {
  open private(set) var subviews: [NSView] = []
  open weak private(set) var superview: NSView?
  open private(set) var window: NSWindow?
  /// `false` unless a subclass overrides it, so that y points up (NSView.h).
  open var isFlipped: Bool { false }
  open var needsLayout = true
  open var needsDisplay = false
  open var layer: CALayer?

  public init(frame frameRect: NSRect) {
    storedFrame = frameRect
    super.init()
  }
  /// Creates a view of a storyboard, which on Apple's platforms provides the frame (NSView.h).
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }

  /// Returns `false` unless the view sets it (NSAccessibilityProtocols.h).
  open func isAccessibilityElement() -> Bool { accessibility.isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    accessibility.isElement = accessibilityElement
  }
  open func accessibilityLabel() -> String? { accessibility.label }
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    accessibility.label = accessibilityLabel
  }
  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    accessibility.role = accessibilityRole
  }
  private var accessibility: (isElement: Bool, label: String?, role: NSAccessibility.Role?) =
    (false, nil, nil)

  /// A Boolean value that indicates whether the view is hidden (NSView.h).
  ///
  /// The view and its subviews are notified when they are hidden or shown, also with a superview.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue, superview?.isHiddenOrHasHiddenAncestor != true else { return }
      tellHiding(isHidden)
    }
  }
  open var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  private func tellHiding(_ isHiding: Bool) {
    if isHiding { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHiding(isHiding) }
  }

  /// A Boolean value that indicates whether the view requires a layer (NSView.h).
  ///
  /// Setting it creates the backing layer, unless a layer was set before.
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
