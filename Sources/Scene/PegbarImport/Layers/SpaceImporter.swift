internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports what places layers in space, and cameras.
struct SpaceImporter {
  let properties: PropertyImporter

  /// What places a layer in space: 3D layers have it, and flat ones that turn about x or y all the
  /// same, as players turn them.
  func space(of layer: SourceLayer) -> SpatialTransform? {
    let source = layer.transform
    var space = SpatialTransform(
      rotationX: properties.number(source.rotationX, "X Rotation", else: 0),
      rotationY: properties.number(source.rotationY, "Y Rotation", else: 0),
      orientation: source.orientation.flatMap { orientation($0) } ?? .constant(.zero))
    let isCamera = if case .camera = layer.kind { true } else { false }
    guard layer.is3D || isCamera else {
      // Flat layers of some exporters have a third coordinate that means nothing.
      return space.neverTurns ? nil : space
    }
    space.anchorZ = depth(source.anchor, "Anchor Point")
    space.positionZ = depth(source.position)
    // A factor of 0 stands for none: vectors of two parts are read with 0 as their third.
    space.scaleZ = depth(source.scale, "Scale") { $0 == 0 ? 1 : $0 * 0.01 }
    return space
  }

  /// A camera; one without a distance shows no perspective, which is reported.
  func camera(_ perspective: SourceProperty<Double>?, of layer: SourceLayer) -> Camera {
    let zoom = properties.number(perspective, "Zoom", else: 0)
    let hasDistance = zoom.track?.keys.allSatisfy { $0.value > 0 } ?? (zoom.first > 0)
    if !hasDistance {
      properties.log.report(
        .camera,
        "the camera has no Zoom above 0 and shows the 3D layers without perspective",
        at: layer.source, outcome: .approximated(error: nil))
    }
    return Camera(zoom: zoom, looksAtAnchor: layer.transform.hasAnchor)
  }

  /// Reports what is not shown of a 3D layer's motion.
  func reportFlattened(_ layer: SourceLayer) {
    guard layer.is3D else { return }
    if layer.autoOrient, layer.kind.isPicture || layer.kind == .null {
      properties.log.report(
        .threeDimensions,
        """
        the 3D layer turns about z alone to look along its way or to the camera; turn Auto-Orient \
        off and key its rotations
        """,
        at: layer.source, outcome: .approximated(error: nil))
    }
    guard case .joined(let position) = layer.transform.position else { return }
    let keys = position.keyframes
    let bends = zip(keys, keys.dropFirst()).contains { key, next in
      key.bends && key.value.z != next.value.z
    }
    guard bends else { return }
    properties.log.report(
      .threeDimensions,
      """
      the bent way of the 3D layer through space is followed in x and y, and evenly in depth; \
      straighten it or separate the dimensions of Position
      """,
      at: position.source, outcome: .approximated(error: nil))
  }

  private func depth(_ position: SourceTransform.Position) -> Animated<Double> {
    switch position {
    case .joined(let property): depth(property, "Position")
    case .split(_, _, let z): properties.number(z, "Z Position", else: 0)
    }
  }

  /// The third coordinate of a vector; its expression is reported with the others, and slots of
  /// vectors have two.
  private func depth(
    _ property: SourceProperty<Vector>, _ label: String, _ convert: (Double) -> Double = { $0 }
  ) -> Animated<Double> {
    // What an expression does is reported with the other coordinates.
    let driven = properties.log.muted { properties.driven(property, label) }
    let property = driven.property
    defer { properties.reportLimit(label, at: property.source) }
    let depth = properties.converted(property) {
      properties.limited(convert($0.z))
    } easing: {
      $0.handles(of: $0.bends ? 0 : 2)
    }
    return depth.map { driven.played($0) } ?? .constant(convert(0))
  }

  /// An orientation, which players turn evenly whatever its easing is (lottie-web
  /// PropertyFactory.js).
  private func orientation(_ property: SourceProperty<Vector>) -> Animated<Orientation>? {
    let driven = properties.driven(
      properties.slots.resolved(property, "Orientation"), "Orientation")
    let property = driven.property
    defer { properties.reportLimit("Orientation", at: property.source) }
    let orientation = properties.converted(property) { vector in
      Orientation(
        x: properties.limited(vector.x), y: properties.limited(vector.y),
        z: properties.limited(vector.z))
    } easing: { _ in
      nil
    }
    return orientation.map { driven.played($0) }
  }
}
