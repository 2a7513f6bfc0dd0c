import Foundation
import QuartzCore

#if os(macOS)
  import AppKit
#endif

/// The layer around all scenes, in a window on macOS.
///
/// Core Animation presents nothing of a layer without a window. The speed of the stage is 0, so its
/// time offset is the time of the scenes.
enum Stage {
  nonisolated(unsafe) private(set) static var root = CALayer()
  /// The layers that contain or mask another layer with it, by the other layer.
  nonisolated(unsafe) private static var hosts: [ObjectIdentifier: (layer: CALayer, masks: Bool)] =
    [:]
  nonisolated(unsafe) private static var isOpen = false

  /// The layers on stage, and their masks.
  static var layers: [CALayer] {
    var found: [CALayer] = []
    var waiting = root.sublayers ?? []
    while let layer = waiting.popLast() {
      found.append(layer)
      waiting += (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
    }
    return found
  }

  /// Empties the stage and sets its clock.
  static func clear(at time: CFTimeInterval) {
    open()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
    root.speed = 0
    CATransaction.commit()
    setTime(time)
  }

  static func setTime(_ time: CFTimeInterval) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.timeOffset = time
    CATransaction.commit()
  }

  /// Adds a layer to the stage.
  static func add(_ layer: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.addSublayer(layer)
    CATransaction.commit()
  }

  /// Commits changes and performs what is due on the main run loop, such as calls of delegates.
  static func turn() {
    CATransaction.flush()
    #if os(Linux)
      QuartzCore.Shim.flush()
    #else
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002))
      CATransaction.flush()
    #endif
    hosts = [:]
    for layer in layers {
      for inner in layer.sublayers ?? [] { hosts[ObjectIdentifier(inner)] = (layer, false) }
      if let mask = layer.mask { hosts[ObjectIdentifier(mask)] = (layer, true) }
    }
  }

  /// Returns the layer that contains a layer, or that the layer masks; `nil` for a layer that is
  /// directly on stage.
  static func host(of layer: CALayer) -> (layer: CALayer, masks: Bool)? {
    hosts[ObjectIdentifier(layer)]
  }

  /// Opens a window beyond the edge of the screen, or shows the stage on the screen of the shim.
  private static func open() {
    guard !isOpen else { return }
    isOpen = true
    root.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    #if os(Linux)
      QuartzCore.Shim.show(root)
    #elseif os(macOS)
      MainActor.assumeIsolated {
        NSApplication.shared.setActivationPolicy(.accessory)
        let window = NSWindow(
          contentRect: NSRect(x: -10_000, y: -10_000, width: 2000, height: 2000),
          styleMask: .borderless, backing: .buffered, defer: false)
        let view = NSView(frame: NSRect(x: 0, y: 0, width: 2000, height: 2000))
        // A view whose layer is set before it wants a layer does not change the layer.
        view.layer = root
        view.wantsLayer = true
        window.contentView = view
        window.isReleasedWhenClosed = false
        window.orderFrontRegardless()
      }
    #endif
  }
}
