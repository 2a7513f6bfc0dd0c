import QuartzCore

/// Checks that presentation copies share the layers of their outlets instead of having their own.
enum PresentationCopies {
  /// Returns the problems with the presentation copies of a layer and of its descendants.
  static func faults(in root: CALayer) -> [String] {
    var faults: [String] = []
    var waiting = [root]
    while let layer = waiting.popLast() {
      waiting += layer.sublayers ?? []
      if let mask = layer.mask { waiting.append(mask) }
      let outlets = outlets(of: layer)
      guard !outlets.isEmpty, let copy = layer.presentation() else { continue }
      let shared = self.outlets(of: copy)
      // Private outlets need not be shared: a copy creates them only on access.
      for (name, outlet) in outlets where shared[name] ?? outlet !== outlet {
        faults.append("the presentation copy of a \(type(of: layer)) has another \(name)")
      }
    }
    return faults
  }

  /// Returns the layers that lazy properties contain so far, without creating any.
  private static func outlets(of layer: CALayer) -> [String: CALayer] {
    let prefix = "$__lazy_storage_$_"
    var outlets: [String: CALayer] = [:]
    for child in Mirror(reflecting: layer).children {
      guard let label = child.label, label.hasPrefix(prefix), let outlet = child.value as? CALayer
      else { continue }
      outlets[String(label.dropFirst(prefix.count))] = outlet
    }
    return outlets
  }
}
