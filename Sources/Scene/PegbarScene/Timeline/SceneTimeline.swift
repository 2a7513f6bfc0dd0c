internal import PegbarBase

/// The layers of a scene as rows of a timeline, like the timeline of After Effects.
///
/// Rows are ordered front to back. The row of an instance is followed by the rows of the layers in
/// it, whose times are converted to the time of the scene.
package struct SceneTimeline {
  /// The rows.
  package private(set) var rows: [Row] = []
  /// `true` if rows are missing because there are too many.
  package private(set) var isTruncated = false

  /// The maximum number of rows.
  private static let mostRows = 2000

  /// A composition that is still to be listed, with its place in the scene.
  private struct Pending {
    let layer: Layer
    let depth: Int
    let placement: Placement
  }

  /// Creates the timeline of a scene.
  package init(_ scene: Scene) {
    let definitions = scene.definitions.keyed(by: \.id)
    let whole = Placement(span: TimeRange(start: 0, end: scene.duration))
    // The layers of a composition are ordered back to front, so the last one is the next row.
    var pending = scene.root.layers.map { Pending(layer: $0, depth: 0, placement: whole) }
    while let next = pending.popLast() {
      guard rows.count < Self.mostRows else {
        isTruncated = true
        return
      }
      let row = Row(next.layer, depth: next.depth, in: next.placement)
      rows.append(row)
      guard case .instance(let instance) = next.layer.content,
        let definition = definitions[instance.definition]
      else { continue }
      let inside = next.placement.inside(instance.timeMap, shown: row.span)
      pending += definition.layers.map {
        Pending(layer: $0, depth: next.depth + 1, placement: inside)
      }
    }
  }

  /// The time of a composition in the time of the scene.
  fileprivate struct Placement {
    /// The time span of the scene in which the composition is visible; `nil` if it never is.
    var span: TimeRange?
    /// The time in the scene at which the composition's time is 0, in seconds.
    var begin = 0.0
    /// The number of seconds of the scene in one second of the composition; `nil` if that changes.
    var rate: Double? = 1

    /// Returns the placement of a definition that an instance shows.
    func inside(_ map: TimeMap, shown span: TimeRange?) -> Placement {
      guard let rate, map.remap == nil else { return Placement(span: span, rate: nil) }
      return Placement(span: span, begin: time(map.begin) ?? 0, rate: rate / map.rate)
    }

    /// Returns a time of the composition in the scene, or `nil` if it is not known.
    func time(_ local: Double) -> Double? {
      guard let rate else { return nil }
      let time = begin + local * rate
      return time.isFinite ? time : nil
    }

    /// Returns the part of a time span of the composition that is visible in the scene.
    func visible(_ window: TimeRange) -> TimeRange? {
      guard let span else { return nil }
      guard let start = time(window.start), let end = time(window.end) else { return span }
      let (low, high) = (max(min(start, end), span.start), min(max(start, end), span.end))
      return low < high ? TimeRange(start: low, end: high) : nil
    }
  }

  /// A layer of the scene or of an instance.
  package struct Row {
    /// The layer.
    package let layer: Layer
    /// The number of instances that contain the layer.
    package let depth: Int
    /// The time span in which the layer is visible, in seconds of the scene; `nil` if it never is.
    package let span: TimeRange?
    /// The animated properties.
    package private(set) var properties: [AnimatedProperty] = []

    fileprivate init(_ layer: Layer, depth: Int, in placement: Placement) {
      (self.layer, self.depth) = (layer, depth)
      span = placement.visible(layer.window)
      var found: [AnimatedProperty] = []
      layer.showTracks { track, role in
        found.append(AnimatedProperty(reference: role.reference, track: track, in: placement))
      }
      properties = found
    }

    /// The designer's name, or the unique name if there is none.
    package var title: String { layer.title }
  }

  /// An animated property of a layer.
  package struct AnimatedProperty {
    /// The part of the layer and the property.
    package let reference: TrackReference
    /// The keyframes, in the time of the layer's composition.
    package let track: any AnyTrack
    /// The times of the keyframes in seconds of the scene, ascending; empty if a time remap makes
    /// them unknown.
    package let times: [Double]

    fileprivate init(reference: TrackReference, track: any AnyTrack, in placement: Placement) {
      (self.reference, self.track) = (reference, track)
      times = track.keyTimes.compactMap(placement.time).sorted()
    }
  }

  /// Returns the JSON path of the layer that contains a part of the source, or `nil` if it is not
  /// in a layer.
  package static func layerPath(in source: String) -> String? {
    guard let start = source.ranges(of: ".layers[").last?.upperBound,
      let end = source[start...].firstIndex(of: "]")
    else { return nil }
    return String(source[...end])
  }
}

extension Layer {
  /// The designer's name, or the unique name if there is none.
  package var title: String { designerName.isEmpty ? name : designerName }
}

extension LayerContent {
  /// The kind of the layer, as After Effects calls it.
  package var noun: String {
    switch self {
    case .empty: "null"
    case .solid: "solid"
    case .image: "image"
    case .shapes: "shapes"
    case .text: "text"
    case .instance: "composition"
    case .camera: "camera"
    }
  }
}
