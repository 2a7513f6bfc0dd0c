internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Imports cameras and the placement of layers in 3D space.
struct SpaceImporter {
  let properties: PropertyImporter

  /// Returns the placement of a layer in 3D space, or `nil` for a flat layer.
  ///
  /// Flat layers that rotate about x or y also have one, because players rotate them.
  func space(of layer: SourceLayer) -> SpatialTransform? {
    let source = layer.transform
    var space = SpatialTransform(
      rotationX: properties.number(source.rotationX, "X Rotation", else: 0),
      rotationY: properties.number(source.rotationY, "Y Rotation", else: 0),
      orientation: source.orientation.flatMap { orientation($0) } ?? .constant(.zero))
    let isCamera = if case .camera = layer.kind { true } else { false }
    guard layer.is3D || isCamera else {
      // Some exporters write a meaningless third coordinate for flat layers.
      return space.neverTurns ? nil : space
    }
    space.anchorZ = depth(source.anchor, "Anchor Point")
    space.positionZ = depth(source.position)
    // A factor of 0 means none, because vectors with two components are read with 0 as the third.
    space.scaleZ = depth(source.scale, "Scale") { $0 == 0 ? 1 : $0 * 0.01 }
    return space
  }

  /// Returns a camera, and reports one without a distance, which has no perspective.
  func camera(_ perspective: SourceProperty<Double>?, of layer: SourceLayer) -> Camera {
    let zoom = properties.number(perspective, "Zoom", else: 0)
    let hasDistance = zoom.track?.keys.allSatisfy { $0.value > 0 } ?? (zoom.first > 0)
    if !hasDistance {
      properties.log.report(
        .camera,
        "the camera has no Zoom above 0; 3D layers are drawn without perspective",
        at: layer.source, outcome: .approximated(error: nil))
    }
    return Camera(zoom: zoom, looksAtAnchor: layer.transform.hasAnchor)
  }

  /// Reports the motion of a 3D layer that is lost.
  func reportFlattened(_ layer: SourceLayer) {
    guard layer.is3D else { return }
    if layer.autoOrient, layer.kind.isPicture || layer.kind == .null {
      properties.log.report(
        .threeDimensions,
        """
        Auto-Orient rotates the 3D layer only about the z-axis
        """,
        at: layer.source, outcome: .approximated(error: nil))
    }
    guard case .joined(let position) = layer.transform.position else { return }
    let keys = position.keyframes
    let isCurved = zip(keys, keys.dropFirst()).contains { key, next in
      key.isCurved && key.value.z != next.value.z
    }
    guard isCurved else { return }
    properties.log.report(
      .threeDimensions,
      """
      the 3D layer follows its curved motion path in x and y, but its depth changes linearly
      """,
      at: position.source, outcome: .approximated(error: nil))
  }

  private func depth(_ position: SourceTransform.Position) -> Animated<Double> {
    switch position {
    case .joined(let property): depth(property, "Position")
    case .split(_, _, let z): properties.number(z, "Z Position", else: 0)
    }
  }

  /// Returns the third coordinate of a vector.
  ///
  /// Its expression is reported with the other coordinates, and slots of vectors have two
  /// coordinates.
  private func depth(
    _ property: SourceProperty<Vector>, _ label: String, _ convert: (Double) -> Double = { $0 }
  ) -> Animated<Double> {
    // The expression is reported with the other coordinates.
    let driven = properties.log.muted { properties.driven(property, label) }
    let property = driven.property
    defer { properties.reportLimit(label, at: property.source) }
    let depth = properties.converted(property) {
      properties.limited(convert($0.z))
    } easing: {
      $0.handles(of: $0.isCurved ? 0 : 2)
    }
    return depth.map { driven.played($0) } ?? .constant(convert(0))
  }

  /// Returns an orientation with linear easing, because players ignore its easing (lottie-web
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
