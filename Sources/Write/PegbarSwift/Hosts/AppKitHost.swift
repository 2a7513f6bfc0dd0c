// Views of AppKit.
extension HostSource {
  /// The imports and the view.
  var appkit: String {
    """
    import AppKit
    import QuartzCore

    /// Shows `$LAYER`\(moves ? ", and plays it while it can be seen" : "").
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
      /// Whether the scene fills the view, and is cut at its edges, instead of fitting into it.
      @IBInspectable $PUBLIC var fillsBounds: Bool = false {
        didSet {
          layer?.masksToBounds = fillsBounds
          needsLayout = true
        }
      }
      """,
      initializers(adding: "wantsLayer = true\nlayer?.addSublayer(scene)")
        .replacing("CGRect", with: "NSRect"),
      """
      $PUBLIC override var intrinsicContentSize: NSSize { scene.bounds.size }

      /// The scene's y points down.
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
      /// Without a label the view is decorative, and VoiceOver passes over it.
      $PUBLIC override func setAccessibilityLabel(_ label: String?) {
        super.setAccessibilityLabel(label)
        setAccessibilityElement(label != nil)
        setAccessibilityRole(.image)
      }
      """,
      moves ? Self.joined(["// MARK: Playing", appkitVisibility, appkitSetting]) : nil,
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

  /// How a view knows whether it can be seen.
  var appkitVisibility: String {
    """
    /// A window that other windows cover, or that is in the Dock, cannot be seen.
    $PUBLIC override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      if let observer { NotificationCenter.default.removeObserver(observer) }
      observer = window.map { window in
        NotificationCenter.default.addObserver(
          forName: NSWindow.didChangeOcclusionStateNotification, object: window, queue: nil
        ) { [weak self] _ in
          MainActor.assumeIsolated { self?.update() }
        }
      }
      update()
    }

    private var observer: (any NSObjectProtocol)?

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

  /// What finds pictures in the bundle.
  var appkitPictures: String {
    pictures(
      """
      {
          bundle.image(forResource: $0)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
        }
      """)
  }
}
