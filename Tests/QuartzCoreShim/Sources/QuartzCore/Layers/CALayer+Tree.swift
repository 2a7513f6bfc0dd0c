import Foundation

extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    guard layer.mayEnter(self) else { return }
    if layer.parent === self {
      Shim.violate("\(layer.label) is already a sublayer of \(label)")
    }
    layer.leaveTree()
    guard index <= children.count else {
      Shim.violate("insertSublayer: index \(index) of \(children.count)")
      return
    }
    children.insert(layer, at: index)
    layer.parent = self
    // CALayer's reference, setNeedsLayout: called when sublayers are added or removed, and for new
    // bounds.
    setNeedsLayout()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard let sibling else { return insert(layer, at: offset == 0 ? 0 : children.count) }
    guard sibling.parent === self, layer !== sibling else {
      Shim.violate("insertSublayer: \(sibling.label) is not a sublayer of \(label)")
      return
    }
    layer.leaveTree()
    let index = children.firstIndex { $0 === sibling } ?? 0
    insert(layer, at: index + offset)
  }

  final func replace(_ old: CALayer, with layer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === old }) else {
      Shim.violate("replaceSublayer: \(old.label) is not a sublayer of \(label)")
      return
    }
    old.leaveTree()
    insert(layer, at: min(index, children.count))
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    guard Set(layers.map(ObjectIdentifier.init)).count == layers.count else {
      Shim.violate("sublayers: a layer stands twice in the list of \(label)")
      return
    }
    for child in children { child.leaveTree() }
    for layer in layers { insert(layer, at: children.count) }
  }

  /// `true` if a commit includes the layer.
  final var isCommittable: Bool {
    Shim.switches.detachedTreesAreCommitted || isOnScreen
      || (parent ?? maskHost)?.isCommittable ?? false
  }

  final func leaveTree() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Replaces the mask.
  ///
  /// CALayer.h, mask: must not have a superlayer. A mask that has a mask itself is undefined.
  final func replaceMask(_ layer: CALayer?) {
    if let layer {
      if layer.parent != nil { Shim.violate("mask: \(layer.label) has a superlayer") }
      if layer.maskLayer != nil { Shim.violate("mask: \(layer.label) has a mask itself") }
      if let host = layer.maskHost, host !== self {
        Shim.violate("mask: \(layer.label) masks \(host.label) already")
      }
      if layer === self { return Shim.violate("mask: \(label) cannot mask itself") }
    }
    if layer != nil, maskHost != nil { Shim.violate("mask: \(label) is a mask itself") }
    if layer != nil, kind == .transform { Shim.violate("mask: CATransformLayer ignores it") }
    maskLayer?.maskHost = nil
    maskLayer = layer
    layer?.maskHost = self
    Shim.touch(self)
  }

  private func mayEnter(_ parent: CALayer) -> Bool {
    if maskHost != nil { Shim.violate("\(label) is a mask and cannot be a sublayer") }
    var ancestor: CALayer? = parent
    while let layer = ancestor {
      guard layer !== self else {
        Shim.violate("\(label) cannot be within itself")
        return false
      }
      ancestor = layer.parent
    }
    return true
  }

  final var label: String { name.map { "\(kind.rawValue) \"\($0)\"" } ?? kind.rawValue }

  /// Lays out the layer if it is marked.
  ///
  /// CALayer.h, layoutIfNeeded, lays out every marked layer, outermost first.
  final func layOutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }
}
