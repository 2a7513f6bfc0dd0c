package import PegbarGeometry
internal import PegbarScene

/// Replaces static masks that are opaque upright rectangles with clips.
///
/// A layer that masks to its bounds (CALayer.h) needs no mask layer.
///
/// A gradient gets the rectangle as its bounds and needs no clip. An image or an instance, whose
/// bounds define its origin, is put into a layer that clips, as is a gradient that requires square
/// bounds. Layers in masks are unchanged. So are
/// layers that have a shadow, are in a space with depth, or contain blended layers, because these
/// depend on more than the area.
///
/// Runs after layers are named and parameters are bound, because both depend on the set of layers.
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

/// Replaces masks with clips in one composition.
private struct Clipping {
  /// The IDs of the definitions in which something is blended with the content below.
  let blending: Set<String>
  /// The names of the layers that are bound to parameters.
  let bound: Set<String>
  private var names = UniqueNames()

  init(_ composition: NormalizedComposition, blending: Set<String>, bound: Set<String>) {
    (self.blending, self.bound) = (blending, bound)
    composition.layers.forEachLayer { _ = names.unique($0.name, or: $0.name) }
  }

  /// Replaces the masks of a layer and its sublayers with clips, and returns `true` if bounds
  /// changed.
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

  /// Clips a layer to the area of its mask and removes the mask, and returns `true` if this is
  /// possible.
  private mutating func clip(_ layer: inout NormalizedLayer, to area: Rect) -> Bool {
    let isBound = bound.contains(layer.name)
    switch layer.content {
    case .none where !layer.clipsToBounds: break
    case .gradient where !layer.clipsToBounds && layer.sublayers.isEmpty:
      guard let seen = layer.bounds.intersection(area) else { return false }
      if layer.hasSlantedGradient, seen.size.width != seen.size.height {
        return clipContent(of: &layer, to: area)
      }
      layer.mask = nil
      layer.bounds = seen
      return true
    case .image, .instance: return clipContent(of: &layer, to: area)
    case .none, .color, .gradient, .shape, .text: return false
    }
    layer.mask = nil
    layer.setBounds(area, keepsAnchor: isBound)
    layer.clipsToBounds = true
    return true
  }

  /// Puts the content of a layer into a sublayer and clips the layer instead of masking it, and
  /// returns `true` if this is possible.
  private mutating func clipContent(of layer: inout NormalizedLayer, to area: Rect) -> Bool {
    guard !bound.contains(layer.name) else { return false }
    let name = "\(layer.name) content"
    layer.holdContent(names.unique(name, or: name), within: area)
    layer.mask = nil
    layer.setBounds(area, keepsAnchor: false)
    layer.clipsToBounds = true
    return true
  }
}

extension NormalizedLayer {
  /// The rectangle that the mask limits the layer to, or `nil` if the mask has any other effect.
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

  /// `true` if the layer always renders its own content in full and nothing else.
  private var isOpaque: Bool {
    tracks.isEmpty && sublayers.isEmpty && !isHidden && showsAsItIs
  }

  /// The upright rectangle that the layer fills with an opaque color, or `nil` if it draws anything
  /// else.
  private var box: Rect? {
    switch content {
    case .color(let color): color.alpha == 1 && cornerRadius == 0 ? bounds : nil
    case .shape(let shape):
      if case .fill(let color, _) = shape.style, color.alpha == 1, shape.path.contours.count == 1,
        let primitive = Primitive(shape.path.contours[0]), primitive.kind == .rectangle
      {
        primitive.box
      } else {
        nil
      }
    case .none, .image, .gradient, .text, .instance: nil
    }
  }

  /// The area that the sublayers cover together, or `nil` if it does not define the bounds because
  /// the layer draws or clips.
  fileprivate var takenArea: Rect? {
    guard content == .none, !clipsToBounds, let area = naturalBounds ?? uprightBounds else {
      return nil
    }
    return Rect(
      x: area.minX.rounded(1e5), y: area.minY.rounded(1e5), width: area.size.width.rounded(1e5),
      height: area.size.height.rounded(1e5))
  }

  /// Sets the bounds without moving anything.
  ///
  /// - Parameter keepsAnchor: Whether to always keep the anchor point. Otherwise, a layer that
  ///   neither rotates nor scales gets the center of its bounds as its anchor point.
  fileprivate mutating func setBounds(_ area: Rect, keepsAnchor: Bool) {
    bounds = area
    let staysInPlace =
      anchor == position && scale == .one && rotation == 0 && isFlat && !movesInPlane
      && !has(.anchor)
    guard staysInPlace, !keepsAnchor else { return }
    anchor = area.middle.rounded(1e5)
    position = anchor
  }

  /// Moves the content with its tracks and the sublayers into a new sublayer.
  fileprivate mutating func holdContent(_ name: String, within area: Rect) {
    let middle = bounds.middle.rounded(1e5)
    var inner = NormalizedLayer(
      name: name, content: content, bounds: bounds, anchor: middle, position: middle)
    inner.sublayers = sublayers
    inner.tracks = tracks.filter { $0.property.drawsGradient }
    tracks.removeAll { $0.property.drawsGradient }
    inner.clipsToBounds = clipsToBounds && !bounds.covers(area)
    content = .none
    sublayers = [inner]
  }
}

extension LayerProperty {
  /// `true` if the property is one of a gradient.
  fileprivate var drawsGradient: Bool {
    [.colors, .locations, .gradientStart, .gradientEnd].contains(self)
  }
}

extension Rect {
  /// The side length below which an area is invisible.
  fileprivate static let leastSide = 0.01

  /// Returns the common area, or `nil` if there is none.
  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right - left > Self.leastSide, bottom - top > Self.leastSide else { return nil }
    return Rect(
      x: left, y: top, width: (right - left).rounded(1e5), height: (bottom - top).rounded(1e5))
  }

  /// Returns `true` if the rectangles are equal within their rounding.
  package func isAbout(_ other: Rect) -> Bool {
    let edges = [
      (minX, other.minX), (minY, other.minY), (maxX, other.maxX), (maxY, other.maxY),
    ]
    return edges.allSatisfy { abs($0.0 - $0.1) < 3e-5 }
  }

  /// Returns `true` if another rectangle lies within this one.
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
