internal import PegbarGeometry

// SwiftUI views, on UIKit and AppKit.
extension HostSource {
  /// The source of the imports, the view, the representable and its content, and a preview.
  var swiftui: String {
    Self.joined([
      """
      import QuartzCore
      import SwiftUI

      #if canImport(UIKit)
        import UIKit
        private typealias PlatformView = UIView
      #elseif canImport(AppKit)
        import AppKit
        private typealias PlatformView = NSView
      #endif

      /// Displays `$LAYER`\(moves ? " and plays the scene while the view is visible" : "").
      $PUBLIC struct $VIEW: View {
      \(Self.indented(swiftuiMembers))
      }

      #if DEBUG
        struct $VIEW_Previews: PreviewProvider {
          static var previews: some View {
            $VIEW()\(moves ? ".playback(.loop)" : "").scaledToFit()
          }
        }
      #endif
      """,
      representable,
      """
      private final class $VIEWContent: PlatformView {
      \(Self.indented(innerMembers))
      }

      """,
    ])
  }

  private var swiftuiMembers: String {
    let (width, height) = (SwiftLiteral.number(size.width), SwiftLiteral.number(size.height))
    return Self.joined([
      moves ? playbackType : nil,
      """
      fileprivate var label: Text?
      fileprivate var configure: @MainActor ($LAYER) -> Void
      """
        + (moves
          ? """

          fileprivate var playback = Playback\(defaults.mode)
          fileprivate var speed = \(defaults.floatingSpeed)
          fileprivate var isPaused = false
          fileprivate var onEnd: (() -> Void)?
          """ : ""),
      """
      /// Creates a view that displays the scene.
      ///
      /// - Parameters:
      ///   - label: The VoiceOver label; a view without a label is decorative.
      ///   - configure: A closure that sets the parameters of the scene.
      $PUBLIC init(
        label: Text? = nil,
        configure: @escaping @MainActor ($LAYER) -> Void = { _ in }
      ) {
        self.label = label
        self.configure = configure
      }
      """,
      moves ? modifiers : nil,
      """
      $PUBLIC var body: some View {
        $VIEWRepresentable(view: self)
          .frame(idealWidth: \(width), idealHeight: \(height))
          .accessibilityElement()
          .accessibility(label: label ?? Text(verbatim: ""))
          .accessibility(addTraits: .isImage)
          .accessibility(hidden: label == nil)
      }
      """,
    ])
  }

  private var modifiers: String {
    let speed = hasTimeline ? ". Negative speeds play backward" : ""
    return """
      /// Sets the playback mode; \(defaults.documentation)\(speed).
      $PUBLIC func playback(_ playback: Playback, speed: Double = \(defaults.speed)) -> Self {
        var view = self
        (view.playback, view.speed) = (playback, speed)
        return view
      }

      /// Pauses playback.
      $PUBLIC func paused(_ isPaused: Bool = true) -> Self {
        var view = self
        view.isPaused = isPaused
        return view
      }

      /// Adds an action to perform at the end of playback; loops do not end.
      $PUBLIC func onEnd(perform action: @escaping () -> Void) -> Self {
        var view = self
        view.onEnd = action
        return view
      }
      """
  }

  private var representable: String {
    """
    private struct $VIEWRepresentable {
      var view: $VIEW

      @MainActor func update(
        _ content: $VIEWContent, in environment: EnvironmentValues
      ) {
    \(Self.indented(representableUpdate, by: 2))
      }
    }

    #if canImport(UIKit)
      extension $VIEWRepresentable: UIViewRepresentable {
        func makeUIView(context: Context) -> $VIEWContent { .init() }
        func updateUIView(_ content: $VIEWContent, context: Context) {
          update(content, in: context.environment)
        }
      }
    #elseif canImport(AppKit)
      extension $VIEWRepresentable: NSViewRepresentable {
        func makeNSView(context: Context) -> $VIEWContent { .init() }
        func updateNSView(_ content: $VIEWContent, context: Context) {
          update(content, in: context.environment)
        }
      }
    #endif
    """
  }

  private var representableUpdate: String {
    var lines = ["view.configure(content.scene)"]
    if hasScale {
      lines += [
        "let scale = environment.displayScale",
        "if content.scene.displayScale != scale { content.scene.displayScale = scale }",
      ]
    }
    if moves {
      lines += [
        "content.reducesMotion = environment.accessibilityReduceMotion",
        "content.onEnd = view.onEnd",
        "(content.isPaused, content.speed) = (view.isPaused, view.speed)",
        "content.playback = view.playback",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private var innerMembers: String {
    Self.joined([
      """
      let scene = \(hasImages ? "$VIEWContent." : "")\(makesScene)
      """,
      moves ? innerSettings : nil,
      """
      init() {
        super.init(frame: .zero)
        #if canImport(UIKit)
          layer.addSublayer(scene)
        #elseif canImport(AppKit)
          wantsLayer = true
          layer?.addSublayer(scene)
        #endif\(Self.indented(releases))
      }

      required init?(coder: NSCoder) { nil }
      """,
      moves ? playing(ending: "Task { self?.onEnd?() }") : nil,
      moves ? released : nil,
      """
      #if canImport(UIKit)
      \(Self.indented(innerUIKit))
      #elseif canImport(AppKit)
      \(Self.indented(innerAppKit))
      #endif
      """,
    ])
  }

  private var innerUIKit: String {
    Self.joined([
      """
      override func layoutSubviews() {
        super.layoutSubviews()
        if !bounds.isEmpty { fitScene(filling: false) }
      }
      """,
      Self.uikitFitting,
      moves ? uikitVisibility(of: "$VIEWContent").replacing("$PUBLIC ", with: "") : nil,
      hasImages ? uikitPictures : nil,
    ])
  }

  private var innerAppKit: String {
    Self.joined([
      """
      override var isFlipped: Bool { true }

      override func layout() {
        super.layout()
        if !bounds.isEmpty { scene.fit(in: bounds) }
      }
      """,
      moves ? appkitVisibility.replacing("$PUBLIC ", with: "") : nil,
      hasImages ? appkitPictures : nil,
    ])
  }
}
