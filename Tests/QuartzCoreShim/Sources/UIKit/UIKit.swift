// Only the API that a thin host view requires. Signatures: Apple, UIView.h, UIScreen.h,
// UITraitCollection.h, UIAccessibility.h, UIImage.h. As there, views, windows and screens are
// isolated to the main actor.
@_exported import Foundation
@_exported import QuartzCore

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var scale: CGFloat = 2
}

@MainActor open class UITraitCollection: NSObject {
  open var displayScale: CGFloat = 2
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Settings.reducesMotion }
  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

/// A stand-in for the user's settings.
@MainActor public enum Settings {
  public static var reducesMotion = false
}

/// The constants of UIAccessibilityConstants.h.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
}

/// An image, not isolated to an actor (UIImage.h).
open class UIImage: NSObject {
  /// A stand-in for the files of bundles.
  nonisolated(unsafe) public static var named: [String: CGImage] = [:]
  public let cgImage: CGImage?

  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = Self.named[name] else { return nil }
    cgImage = image
  }
}

@MainActor open class UIView: UIResponder {
  /// The content modes of UIView.h.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  open var contentMode = ContentMode.scaleToFill
  /// The class of the view's layer (UIView.h).
  ///
  /// The view is the delegate of the layer, which therefore does not animate implicitly.
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer
  open private(set) var subviews: [UIView] = []
  open weak private(set) var superview: UIView?
  open private(set) var window: UIWindow?
  open var traitCollection = UITraitCollection()
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view is hidden (UIView.h).
  ///
  /// Changes notify no view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// `false` unless the view sets it (UIAccessibility.h).
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  private var needsLayout = true

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.isViewBacked = true
    self.frame = frame
  }
  /// Creates a view of a storyboard, which on Apple's platforms provides the frame (UIView.h).
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.isViewBacked = true
  }
  public convenience override init() { self.init(frame: .zero) }

  private static func makeLayer() -> CALayer {
    layerClass == CAShapeLayer.self ? CAShapeLayer() : CALayer()
  }

  open var frame: CGRect {
    get { layer.frame }
    set {
      layer.frame = newValue
      setNeedsLayout()
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      setNeedsLayout()
    }
  }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
    layer.addSublayer(view.layer)
    view.move(to: window)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    move(to: nil)
  }
  fileprivate func move(to window: UIWindow?) {
    self.window = window
    didMoveToWindow()
    for view in subviews { view.move(to: window) }
  }
  open func didMoveToWindow() {}
  open func didMoveToSuperview() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }
  open func layoutSubviews() {}
}

@MainActor open class UIWindow: UIView {
  open var screen = UIScreen.main
  open override var window: UIWindow? { self }
  open var windowScene: UIWindowScene?
}

/// One of the windows of an app, with a life cycle of its own (UIScene.h).
@MainActor open class UIScene: UIResponder {
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@MainActor open class UIWindowScene: UIScene {
  public override init() { super.init() }
}

@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .zero)
  public override init() { super.init() }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}

open class UIApplication: NSObject {
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
}
