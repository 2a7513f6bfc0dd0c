// AppKit views.
extension HostSource {
  /// The source of the imports and the view.
  var appkit: String {
    """
    import AppKit
    import QuartzCore

    /// Displays `$LAYER`\(moves ? " and plays the scene while the view is visible" : "").
    @IBDesignable
    $PUBLIC final class $VIEW: NSView {
    \(Self.indented(appkitMembers))
    }

    """
  }

  private var appkitMembers: String {
    Self.joined([
      moves ? playbackType : nil, scene, moves ? settings : nil,
      """
      /// A Boolean value that indicates whether the scene fills the view and is clipped, instead of
      /// fitting into the view.
      @IBInspectable $PUBLIC var fillsBounds: Bool = false {
        didSet {
          layer?.masksToBounds = fillsBounds
          needsLayout = true
        }
      }
      """,
      initializers(adding: "wantsLayer = true\nlayer?.addSublayer(scene)" + releases)
        .replacing("CGRect", with: "NSRect"),
      """
      $PUBLIC override var intrinsicContentSize: NSSize { scene.bounds.size }

      /// In the scene, y points down.
      $PUBLIC override var isFlipped: Bool { true }

      $PUBLIC override func layout() {
        super.layout()
        if !bounds.isEmpty { scene.fit(in: bounds, filling: fillsBounds) }
      }
      """,
      hasScale
        ? """
        $PUBLIC override func viewDidChangeBackingProperties() {
          super.viewDidChangeBackingProperties()
          scene.displayScale = window?.backingScaleFactor ?? 1
        }
        """ : nil,
      """
      /// Without a label, the view is decorative and VoiceOver ignores it.
      $PUBLIC override func setAccessibilityLabel(_ label: String?) {
        super.setAccessibilityLabel(label)
        setAccessibilityElement(label != nil)
        setAccessibilityRole(.image)
      }
      """,
      moves ? Self.joined(["// MARK: Playback", appkitVisibility, appkitSetting, released]) : nil,
      moves ? playing(ending: "self?.onEnd?()") : nil,
      hasImages ? appkitPictures : nil,
    ])
  }

  private var appkitSetting: String {
    """
    private var reducesMotion: Bool {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
    }
    """
  }

  /// The source that detects the visibility of a view.
  var appkitVisibility: String {
    """
    /// A window is invisible if other windows cover it or if it is minimized.
    $PUBLIC override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      for (center, observer) in observers { center.removeObserver(observer) }
      observers = []
      if let window {
        observe(.default, NSWindow.didChangeOcclusionStateNotification, of: window)
        observe(
          NSWorkspace.shared.notificationCenter,
          NSWorkspace.accessibilityDisplayOptionsDidChangeNotification)
      }
      update()
    }

    private func observe(
      _ center: NotificationCenter, _ name: Notification.Name, of sender: Any? = nil
    ) {
      let observer = center.addObserver(forName: name, object: sender, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated { self?.update() }
      }
      observers.append((center, observer))
    }

    private var observers: [(NotificationCenter, any NSObjectProtocol)] = []

    $PUBLIC override func viewDidHide() {
      super.viewDidHide()
      update()
    }

    $PUBLIC override func viewDidUnhide() {
      super.viewDidUnhide()
      update()
    }

    private var isVisible: Bool {
      window?.occlusionState.contains(.visible) == true && !isHiddenOrHasHiddenAncestor
    }
    """
  }

  /// The source that loads images from the bundle.
  var appkitPictures: String {
    pictures(
      """
      {
          bundle.image(forResource: $0)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
        }
      """)
  }
}
