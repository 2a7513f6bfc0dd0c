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
      initializers(adding: "layer.addSublayer(scene)" + releases),
      """
      $PUBLIC override var intrinsicContentSize: CGSize { scene.bounds.size }

      /// The scene fills the view with `.scaleAspectFill`, and fits the view with other modes.
      $PUBLIC override var contentMode: UIView.ContentMode {
        didSet { setNeedsLayout() }
      }

      $PUBLIC override func layoutSubviews() {
        super.layoutSubviews()
        if !bounds.isEmpty { fitScene(filling: contentMode == .scaleAspectFill) }\(scale)
      }
      """,
      Self.uikitFitting,
      """
      /// Without a label, the view is decorative and VoiceOver ignores it.
      $PUBLIC override var accessibilityLabel: String? {
        didSet {
          isAccessibilityElement = accessibilityLabel != nil
          accessibilityTraits = .image
        }
      }
      """,
      moves
        ? Self.joined(["// MARK: Playback", uikitVisibility(of: "$VIEW"), uikitSetting, released])
        : nil,
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

  /// The source that fits the scene into a view.
  ///
  /// The scene is not the layer of a view, so UIKit does not animate it. The key is that of the
  /// animation that UIKit adds to the layer of a view.
  static let uikitFitting = """
    /// Fits the scene into the view, and moves it with an animation that resizes the view.
    private func fitScene(filling: Bool) {
      let before = ["position", "transform"].map { ($0, scene.value(forKeyPath: $0)) }
      scene.fit(in: bounds, filling: filling)
      guard let resizing = layer.animation(forKey: "bounds.size"), scene.speed != 0 else { return }
      for (keyPath, value) in before {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        // The scene has its own clock.
        animation.duration = resizing.duration * Double(abs(scene.speed))
        animation.timingFunction = resizing.timingFunction
        scene.add(animation, forKey: "fit " + keyPath)
      }
    }
    """

  /// Returns the source that detects the visibility of a view.
  func uikitVisibility(of view: String) -> String {
    """
    /// iOS removes animations if a view leaves its window or the app moves to the background.
    $PUBLIC override func didMoveToWindow() {
      super.didMoveToWindow()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      if let window {
        observe(UIApplication.didEnterBackgroundNotification) { $0.appIsInBackground = true }
        observe(UIApplication.willEnterForegroundNotification) { $0.appIsInBackground = false }
        // On iPad, a scene can be in the background while the app is not.
        if let scene = window.windowScene {
          observe(UIScene.didEnterBackgroundNotification, of: scene) { $0.isInBackground = true }
          observe(UIScene.willEnterForegroundNotification, of: scene) { $0.isInBackground = false }
        }
        observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { $0.update() }
      }
      // Outside a window, the view misses notifications, so this resets the state and updates.
      (appIsInBackground, isInBackground) = (false, false)
    }

    private func observe(
      _ name: Notification.Name, of sender: Any? = nil,
      _ change: @escaping @MainActor (\(view)) -> Void
    ) {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: sender, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { if let self { change(self) } }
      }
      observers.append(observer)
    }

    private var observers: [any NSObjectProtocol] = []

    private var appIsInBackground = false {
      didSet { update() }
    }

    /// `true` if the scene of the window is in the background.
    private var isInBackground = false {
      didSet { update() }
    }

    private var isVisible: Bool {
      window != nil && !isHidden && !appIsInBackground && !isInBackground
    }
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

  /// The statement that registers the scene with the object that ends its playback.
  var releases: String { moves ? "\nlifetime.scene = scene" : "" }

  /// The source of the property that ends playback when the view is released.
  ///
  /// The deinitializer of a view cannot access its scene, because it runs on any thread.
  var released: String {
    """
    /// Reports an early end of playback when the view is released.
    private let lifetime = Lifetime()

    $NONISOLATED private final class Lifetime {
      weak var scene: $LAYER?

      deinit { scene?.playback.interrupt() }
    }
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
