// UIKit views.
extension HostSource {
  /// The source of the imports and the view.
  var uikit: String {
    """
    import QuartzCore
    import UIKit

    /// Displays `$LAYER`\(moves ? " and plays the scene while the view is visible" : "").
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

      /// The scene fills the view with `.scaleAspectFill`, and fits the view with other modes.
      $PUBLIC override var contentMode: UIView.ContentMode {
        didSet { setNeedsLayout() }
      }

      $PUBLIC override func layoutSubviews() {
        super.layoutSubviews()
        if !bounds.isEmpty { scene.fit(in: bounds, filling: contentMode == .scaleAspectFill) }\(scale)
      }

      /// Without a label, the view is decorative and VoiceOver ignores it.
      $PUBLIC override var accessibilityLabel: String? {
        didSet {
          isAccessibilityElement = accessibilityLabel != nil
          accessibilityTraits = .image
        }
      }
      """,
      moves ? Self.joined(["// MARK: Playback", uikitVisibility, uikitSetting]) : nil,
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

  /// The source that detects the visibility of a view.
  var uikitVisibility: String {
    """
    /// iOS removes animations if a view leaves its window or the app moves to the background.
    $PUBLIC override func didMoveToWindow() {
      super.didMoveToWindow()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      if window != nil {
        observe(UIApplication.didEnterBackgroundNotification, isInBackground: true)
        observe(UIApplication.willEnterForegroundNotification, isInBackground: false)
      }
      // Outside a window, the view misses notifications, so this resets the state and updates.
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

  /// The source that loads images from the bundle.
  var uikitPictures: String {
    pictures("{ UIImage(named: $0, in: bundle, compatibleWith: nil)?.cgImage }")
  }
}

// The code that UIKit and AppKit views have in common.
extension HostSource {
  var scene: String {
    """
    /// The scene, with its layers and parameters.
    $PUBLIC let scene: $LAYER
    """
  }

  /// The expression that creates a scene.
  var makesScene: String { hasImages ? "makeScene()" : "$LAYER()" }

  /// Returns the source of the initializers: with a scene, without arguments, with a frame, and
  /// from a coder.
  func initializers(adding: String) -> String {
    let type = hasImages ? "Self." : ""
    let pictures = hasImages ? " with the images in the bundle" : ""
    return """
      /// Creates a view that displays a scene at its own size.
      $PUBLIC init(scene: $LAYER) {
        self.scene = scene
        super.init(frame: scene.bounds)
      \(Self.indented(adding))
      }

      /// Creates a view that displays a new scene at its own size\(pictures).
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

  /// Returns the source that creates the scene with its images, which the closure finds by name.
  func pictures(_ picture: String) -> String {
    """
    /// Returns a scene with the images in the app or framework that contains this file.
    private static func makeScene() -> $LAYER {
      let bundle = Bundle(for: $LAYER.self)
      return $LAYER \(picture)
    }
    """
  }
}
