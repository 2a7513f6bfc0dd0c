// Views of UIKit.
extension HostSource {
  /// The imports and the view.
  var uikit: String {
    """
    import QuartzCore
    import UIKit

    /// Shows `$LAYER`\(moves ? ", and plays it while it can be seen" : "").
    @IBDesignable
    $PUBLIC final class $VIEW: UIView {
    \(Self.indented(uikitMembers))
    }

    """
  }

  private var uikitMembers: String {
    let scale = hasScale ? "\n  scene.displayScale = traitCollection.displayScale" : ""
    return Self.joined([
      moves ? playbackType : nil, scene, moves ? settings : nil,
      initializers(adding: "layer.addSublayer(scene)"),
      """
      $PUBLIC override var intrinsicContentSize: CGSize { scene.bounds.size }

      /// The scene fills the view with `.scaleAspectFill`, and fits into it with all others.
      $PUBLIC override var contentMode: UIView.ContentMode {
        didSet { setNeedsLayout() }
      }

      $PUBLIC override func layoutSubviews() {
        super.layoutSubviews()
        if !bounds.isEmpty { scene.fit(in: bounds, filling: contentMode == .scaleAspectFill) }\(scale)
      }

      /// Without a label the view is decorative, and VoiceOver passes over it.
      $PUBLIC override var accessibilityLabel: String? {
        didSet {
          isAccessibilityElement = accessibilityLabel != nil
          accessibilityTraits = .image
        }
      }
      """,
      moves ? Self.joined(["// MARK: Playing", uikitVisibility, uikitSetting]) : nil,
      moves ? playing(ending: "self?.onEnd?()") : nil,
      hasImages ? uikitPictures : nil,
    ])
  }

  private var uikitSetting: String {
    """
    $PUBLIC override var isHidden: Bool {
      didSet { update() }
    }

    private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    """
  }

  /// How a view knows whether it can be seen.
  var uikitVisibility: String {
    """
    /// Animations are gone when a view leaves its window, or the app the screen.
    $PUBLIC override func didMoveToWindow() {
      super.didMoveToWindow()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      if window != nil {
        observe(UIApplication.didEnterBackgroundNotification, isInBackground: true)
        observe(UIApplication.willEnterForegroundNotification, isInBackground: false)
      }
      // Outside of a window nothing was observed: the app may have come back. This updates, too.
      isInBackground = false
    }

    private func observe(_ name: Notification.Name, isInBackground: Bool) {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.isInBackground = isInBackground }
      }
      observers.append(observer)
    }

    private var observers: [any NSObjectProtocol] = []

    private var isInBackground = false {
      didSet { update() }
    }

    private var isVisible: Bool { window != nil && !isHidden && !isInBackground }
    """
  }

  /// What finds pictures in the bundle.
  var uikitPictures: String {
    pictures("{ UIImage(named: $0, in: bundle, compatibleWith: nil)?.cgImage }")
  }
}

// What views of UIKit and AppKit have alike.
extension HostSource {
  var scene: String {
    """
    /// The layers and their parameters.
    $PUBLIC let scene: $LAYER
    """
  }

  /// What makes a scene.
  var makesScene: String { hasImages ? "makeScene()" : "$LAYER()" }

  /// How views are made: with a scene, alone, with a frame, and from a storyboard.
  func initializers(adding: String) -> String {
    let type = hasImages ? "Self." : ""
    let pictures = hasImages ? ", with the pictures of the bundle" : ""
    return """
      /// Shows a scene at its own size.
      $PUBLIC init(scene: $LAYER) {
        self.scene = scene
        super.init(frame: scene.bounds)
      \(Self.indented(adding))
      }

      /// Shows a new scene at its own size\(pictures).
      $PUBLIC convenience init() { self.init(scene: \(type)\(makesScene)) }

      $PUBLIC override convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
      }

      $PUBLIC required init?(coder: NSCoder) {
        scene = \(type)\(makesScene)
        super.init(coder: coder)
      \(Self.indented(adding))
      }
      """
  }

  /// What makes the scene with its pictures; the closure finds one by its name.
  func pictures(_ picture: String) -> String {
    """
    /// The scene with the pictures of the app or framework that this file is part of.
    private static func makeScene() -> $LAYER {
      let bundle = Bundle(for: $LAYER.self)
      return $LAYER \(picture)
    }
    """
  }
}
