import QuartzCore

/// Whether presentation copies have no layers of their own in the outlets they share.
enum PresentationCopies {
  /// What is wrong with the copies of a layer and of those it holds.
  static func faults(in root: CALayer) -> [String] {
    var faults: [String] = []
    var waiting = [root]
    while let layer = waiting.popLast() {
      waiting += layer.sublayers ?? []
      if let mask = layer.mask { waiting.append(mask) }
      let outlets = outlets(of: layer)
      guard !outlets.isEmpty, let copy = layer.presentation() else { continue }
      let shared = self.outlets(of: copy)
      // What nobody else can see has no need to be shared, and is not made unless it is looked at.
      for (name, outlet) in outlets where shared[name] ?? outlet !== outlet {
        faults.append("the presentation copy of a \(type(of: layer)) has another \(name)")
      }
    }
    return faults
  }

  /// The lazy properties that hold a layer by now; to look at them makes none.
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
