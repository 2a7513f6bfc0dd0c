package import PegbarScene

/// What kind of view a generated layer class stands in.
public enum Host: String, Sendable, CaseIterable {
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` on both.
  case swiftui
}

/// A thin view around the generated layer class, as a second file.
///
/// It scales the scene to its bounds, tells it the scale of the screen, attaches animations again that
/// the system has removed, reads whether motion is to be reduced, and leaves everything else to the
/// layer.
package enum HostCode {
  /// The name of the view: that of the layer class, with `View` at its end.
  package static func typeName(for scene: NormalizedScene, options: SwiftCode.Options) -> String {
    typeName(forLayer: SwiftCode.typeName(for: scene, options: options))
  }

  /// The name of the view that shows a layer class.
  package static func typeName(forLayer layer: String) -> String {
    SwiftCode.subject(ofType: layer) + "View"
  }

  /// Writes a view as UTF-8 text that ends with a line feed.
  package static func write(
    _ kind: Host, for scene: NormalizedScene, options: SwiftCode.Options
  ) -> [UInt8] {
    let layer = SwiftCode.typeName(for: scene, options: options)
    let view = typeName(forLayer: layer)
    let plan = CompositionPlan(
      scene.root, definitions: DefinitionPlan.plans(for: scene, besides: ""))
    let source = HostSource(
      hasImages: plan.asksForImages, moves: plan.moves,
      hasScale: scene.needsDisplayScale, hasParts: !options.style.marked(scene).markers.isEmpty)
    var header = options.header
    header.flags += ["--host", kind.rawValue]
    let body =
      switch kind {
      case .uikit: "import QuartzCore\nimport UIKit\n\n" + source.uikit()
      case .appkit: "import AppKit\nimport QuartzCore\n\n" + source.appkit()
      case .swiftui: source.swiftui()
      }
    let code = body.replacing("$PUBLIC ", with: options.access.modifier)
      .replacing("$CLASS ", with: options.access.modifier)
      .replacing("$VIEW", with: view).replacing("$LAYER", with: layer)
    let lines = header.lines(for: view + ".swift", facts: "Shows \(layer)") + [code]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

/// The source text of views, with names that begin with `$`.
private struct HostSource {
  /// Whether the scene shows pictures.
  var hasImages: Bool
  /// Whether there is something to play.
  var moves: Bool
  /// Whether layers must know how fine the screen is.
  var hasScale: Bool
  /// Whether parts can be played, which end elsewhere than the scene.
  var hasParts: Bool

  func uikit(view: String = "$VIEW") -> String {
    parts(view: view, base: "UIView", edges: "CGSize")
      + """

        /// Fits the scene into the view, or fills the view where `contentMode` says so.
        $PUBLIC override func layoutSubviews() {
          super.layoutSubviews()
          if !bounds.isEmpty {
            scene.fit(in: bounds, filling: contentMode == .scaleAspectFill)
          }
      \(hasScale ? "    scene.displayScale = traitCollection.displayScale\n" : "")\
        }

      """
      + (moves
        ? """

          /// Animations are gone when a view leaves its window, or the app the screen.
          $PUBLIC override func didMoveToWindow() {
            super.didMoveToWindow()
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = nil
            guard window != nil else { return }
            scene.reattach()
            observer = NotificationCenter.default.addObserver(
              forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
            ) { [weak self] _ in
              MainActor.assumeIsolated { self?.scene.reattach() }
            }
          }

          private var observer: (any NSObjectProtocol)?

          private static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

        """ : "")
      + maker("{ UIImage(named: $0, in: bundle, compatibleWith: nil)?.cgImage }") + "}\n"
  }

  func appkit(view: String = "$VIEW") -> String {
    parts(view: view, base: "NSView", edges: "NSSize")
      + """

        /// The scene's y points down.
        $PUBLIC override var isFlipped: Bool { true }

        $PUBLIC override func layout() {
          super.layout()
          if !bounds.isEmpty { scene.fit(in: bounds) }
        }

      """
      + (hasScale
        ? """

          $PUBLIC override func viewDidChangeBackingProperties() {
            super.viewDidChangeBackingProperties()
            scene.displayScale = window?.backingScaleFactor ?? 1
          }

        """ : "")
      + (moves
        ? """

          /// Animations are gone when a view leaves its window.
          $PUBLIC override func viewDidMoveToWindow() {
            super.viewDidMoveToWindow()
            if window != nil { scene.reattach() }
          }

          private static var reducesMotion: Bool {
            NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
          }

        """ : "")
      + maker(
        """
        {
              bundle.image(forResource: $0)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
            }
        """) + "}\n"
  }

  /// What makes the scene with its pictures; the closure finds one by its name.
  private func maker(_ picture: String) -> String {
    guard hasImages else { return "" }
    return """

        /// The scene with the pictures of the app or framework that this file is part of.
        private static func makeScene() -> $LAYER {
          let bundle = Bundle(for: $LAYER.self)
          return $LAYER \(picture)
        }

      """
  }

  /// What views of both kinds have.
  private func parts(view: String, base: String, edges: String) -> String {
    let scene = hasImages ? "makeScene()" : "$LAYER()"
    let wants = base == "NSView" ? "\n    wantsLayer = true\n    layer?" : "\n    layer"
    return """
      /// Shows `$LAYER`, as large as its bounds allow.
      $CLASS final class \(view): \(base) {
        /// What is shown: play it, scrub it, change its parameters.
        $PUBLIC let scene: $LAYER

        /// Shows a scene\(hasImages ? "; without one, the pictures are those of the bundle" : "").
        $PUBLIC init(scene: $LAYER\(hasImages ? "? = nil" : " = $LAYER()")) {
          self.scene = scene\(hasImages ? " ?? Self.makeScene()" : "")
          super.init(frame: self.scene.bounds)\(wants).addSublayer(self.scene)
        }

        $PUBLIC required init?(coder: NSCoder) {
          scene = \(hasImages ? "Self." : "")\(scene)
          super.init(coder: coder)\(wants).addSublayer(scene)
        }

        $PUBLIC override var intrinsicContentSize: \(edges) { scene.bounds.size }

      """
        + (moves
          ? """

            /// Whether the scene plays; it goes on from where it is, and begins again at its end.
            $PUBLIC var isPlaying: Bool {
              get { scene.speed != 0 && \(isLeft) }
              set {
                guard newValue != isPlaying else { return }
                if !newValue {
                  scene.pause()
                } else if \(isLeft), !Self.reducesMotion {
                  scene.resume()
                } else {
                  scene.play(reduceMotion: Self.reducesMotion)
                }
              }
            }

            /// Which moment shows, 0...1; setting it pauses the scene there.
            $PUBLIC var progress: Double {
              get { scene.progress }
              set { scene.progress = newValue }
            }

          """ : "")
  }

  /// Whether something is left to play.
  private var isLeft: String { hasParts ? "!scene.isOver" : "scene.progress < 1" }

  func swiftui() -> String {
    """
    import QuartzCore
    import SwiftUI

    #if canImport(UIKit)
      import UIKit
    #elseif canImport(AppKit)
      import AppKit
    #endif

    /// Shows `$LAYER`, as large as its frame allows.
    $PUBLIC struct $VIEW: View {
    \(moves ? playingProperties : "")\
      /// Changes the scene's parameters.
      $PUBLIC var configure: @MainActor ($LAYER) -> Void

      $PUBLIC init(
    \(moves ? "    isPlaying: Bool = true, progress: Double? = nil,\n" : "")\
        configure: @escaping @MainActor ($LAYER) -> Void = { _ in }
      ) {
    \(moves ? "    self.isPlaying = isPlaying\n    self.progress = progress\n" : "")\
        self.configure = configure
      }

      $PUBLIC var body: some View { $VIEWHost(content: self) }
    }

    private struct $VIEWHost {
      var content: $VIEW

      @MainActor func update(_ view: $VIEWContent) {
        content.configure(view.scene)
    \(moves ? playingUpdate : "")\
      }
    }

    #if canImport(UIKit)
      extension $VIEWHost: UIViewRepresentable {
        func makeUIView(context: Context) -> $VIEWContent { .init() }
        func updateUIView(_ view: $VIEWContent, context: Context) { update(view) }
      }

    \(inner(uikit(view: "$VIEWContent")))
    #elseif canImport(AppKit)
      extension $VIEWHost: NSViewRepresentable {
        func makeNSView(context: Context) -> $VIEWContent { .init() }
        func updateNSView(_ view: $VIEWContent, context: Context) { update(view) }
      }

    \(inner(appkit(view: "$VIEWContent")))
    #endif

    """
  }

  private var playingProperties: String {
    """
      /// Whether it plays; it goes on from where it is, and begins again at its end.
      $PUBLIC var isPlaying: Bool
      /// Which moment shows while it does not play, 0...1; where it was paused without.
      $PUBLIC var progress: Double?

    """
  }

  private var playingUpdate: String {
    """
        if content.isPlaying != view.wasPlaying { view.isPlaying = content.isPlaying }
        view.wasPlaying = content.isPlaying
        if !content.isPlaying, let progress = content.progress { view.progress = progress }

    """
  }

  /// A view that nothing but the file knows, one step further in.
  private func inner(_ view: String) -> String {
    view.replacing("$PUBLIC ", with: "").replacing("$CLASS ", with: "private ")
      .replacing(
        "let scene: $LAYER\n",
        with: "let scene: $LAYER\n" + (moves ? "  var wasPlaying = false\n" : "")
      )
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
