package import PegbarGeometry
internal import PegbarScene

/// Makes clips of masks that are an opaque upright rectangle and stand still: a layer that masks to its
/// bounds (CALayer.h) takes no other layer for it.
///
/// A gradient gets the rectangle as its bounds, and needs no clip. A picture and an instance, whose
/// bounds say where they begin, are put in a layer that clips. What is part of a mask stays, as do
/// layers that have a shadow, stand in a space that has depth, or hold what is mixed with what lies
/// below: all that depends on more than the area.
///
/// It runs once layers are named and what follows parameters is known, as both go by the layers that
/// there are.
struct ClipMasks {
  func apply(to scene: inout NormalizedScene) {
    let blending = scene.blendingDefinitions
    let bound = Dictionary(grouping: scene.parameters.flatMap(\.bindings), by: \.composition)
      .mapValues { Set($0.map(\.layer)) }
    let spatial = scene.spatialDefinitions
    scene.changeCompositions { composition in
      var clipping = Clipping(
        composition, blending: blending, bound: bound[composition.id] ?? [])
      let isInSpace = spatial.contains(composition.id)
      composition.layers.changeEach { clipping.clip(&$0, isInSpace: isInSpace) }
    }
  }
}

/// The layers of one composition.
private struct Clipping {
  /// The definitions in which something is mixed with what lies below.
  let blending: Set<String>
  /// The names of the layers that follow parameters.
  let bound: Set<String>
  private var names = UniqueNames()

  init(_ composition: NormalizedComposition, blending: Set<String>, bound: Set<String>) {
    (self.blending, self.bound) = (blending, bound)
    composition.layers.forEachLayer { _ = names.unique($0.name, or: $0.name) }
  }

  /// Makes clips of the masks of a layer and of what it holds; says whether bounds became others.
  @discardableResult
  mutating func clip(_ layer: inout NormalizedLayer, isInSpace: Bool) -> Bool {
    let space = layer.opensSpace
    let taken = layer.takenArea
    var changes = false
    layer.sublayers.changeEach { if clip(&$0, isInSpace: space) { changes = true } }
    guard !isInSpace, !space else { return false }
    if changes, taken?.isAbout(layer.bounds) == true, let area = layer.takenArea {
      layer.setBounds(area, keepsAnchor: bound.contains(layer.name))
    }
    guard let area = layer.maskedArea, layer.shadow == nil, !layer.blends(blending),
      !layer.maskLayers.contains(where: { bound.contains($0.name) })
    else { return changes }
    return clip(&layer, to: area) || changes
  }

  /// Lets a layer show in the area of its mask alone, without the mask, if it can.
  private mutating func clip(_ layer: inout NormalizedLayer, to area: Rect) -> Bool {
    let isBound = bound.contains(layer.name)
    switch layer.content {
    case .none where !layer.clipsToBounds: break
    case .gradient where !layer.clipsToBounds && layer.sublayers.isEmpty:
      guard let seen = layer.bounds.intersection(area) else { return false }
      layer.mask = nil
      layer.bounds = seen
      return true
    case .image, .instance:
      guard !isBound else { return false }
      let name = "\(layer.name) content"
      layer.holdContent(names.unique(name, or: name), within: area)
    case .none, .color, .gradient, .shape, .text: return false
    }
    layer.mask = nil
    layer.setBounds(area, keepsAnchor: isBound)
    layer.clipsToBounds = true
    return true
  }
}

extension NormalizedLayer {
  /// The rectangle outside of which a mask hides everything; nothing where it does anything else.
  fileprivate var maskedArea: Rect? {
    guard let mask, mask.mode == .alpha, mask.layers.count == 1, mask.layers[0].isOpaque,
      let box = mask.layers[0].box, let still = StillTransform(mask.layers[0]), still.isUpright
    else { return nil }
    let first = still.matrix.apply(box.origin)
    let last = still.matrix.apply(Point(x: box.maxX, y: box.maxY))
    let origin = Point(x: min(first.x, last.x), y: min(first.y, last.y))
    let size = Size(width: abs(last.x - first.x), height: abs(last.y - first.y))
    guard size.width > Rect.leastSide, size.height > Rect.leastSide else { return nil }
    return Rect(
      x: origin.x.rounded(1e5), y: origin.y.rounded(1e5), width: size.width.rounded(1e5),
      height: size.height.rounded(1e5))
  }

  /// Whether it hides nothing of its content at any time, and shows nothing else.
  private var isOpaque: Bool {
    tracks.isEmpty && sublayers.isEmpty && !isHidden && showsAsItIs
  }

  /// The upright rectangle that it fills with a colour that hides what is below; nothing where it draws
  /// anything else.
  private var box: Rect? {
    switch content {
    case .color(let color): color.alpha == 1 && cornerRadius == 0 ? bounds : nil
    case .shape(let shape):
      if case .fill(let color, _) = shape.style, color.alpha == 1, shape.path.contours.count == 1,
        let figure = Figure(shape.path.contours[0]), figure.kind == .rectangle
      {
        figure.box
      } else {
        nil
      }
    case .none, .image, .gradient, .text, .instance: nil
    }
  }

  /// What the layers in it take together, where that is what its bounds are; nothing where it draws
  /// something or clips.
  fileprivate var takenArea: Rect? {
    guard content == .none, !clipsToBounds, let area = naturalBounds ?? uprightBounds else {
      return nil
    }
    return Rect(
      x: area.minX.rounded(1e5), y: area.minY.rounded(1e5), width: area.size.width.rounded(1e5),
      height: area.size.height.rounded(1e5))
  }

  /// Gives it other bounds without moving anything.
  ///
  /// - Parameter keepsAnchor: Whether the point about which it turns and grows stays in any case;
  ///   otherwise that of a layer that does neither is the middle.
  fileprivate mutating func setBounds(_ area: Rect, keepsAnchor: Bool) {
    bounds = area
    let staysInPlace =
      anchor == position && scale == .one && rotation == 0 && isFlat && !movesInPlane
      && !has(.anchor)
    guard staysInPlace, !keepsAnchor else { return }
    anchor = area.middle.rounded(1e5)
    position = anchor
  }

  /// Puts what it draws and holds into a layer that it holds in its place.
  fileprivate mutating func holdContent(_ name: String, within area: Rect) {
    let middle = bounds.middle.rounded(1e5)
    var inner = NormalizedLayer(
      name: name, content: content, bounds: bounds, anchor: middle, position: middle)
    inner.sublayers = sublayers
    inner.clipsToBounds = clipsToBounds && !bounds.covers(area)
    content = .none
    sublayers = [inner]
  }
}

extension Rect {
  /// Areas that are smaller show nothing.
  fileprivate static let leastSide = 0.01

  /// What both have in common; nothing where that is no area.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right - left > Self.leastSide, bottom - top > Self.leastSide else { return nil }
    return Rect(
      x: left, y: top, width: (right - left).rounded(1e5), height: (bottom - top).rounded(1e5))
  }

  /// Returns whether it is another rectangle, apart from the rounding of both.
  package func isAbout(_ other: Rect) -> Bool {
    let edges = [
      (minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY),
    ]
    return edges.allSatisfy { abs($0.0 - $0.1) < 3e-5 }
  }

  /// Whether another one lies within.
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
