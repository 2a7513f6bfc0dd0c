internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// The rows of a timeline, and the numbers by which a page refers to their layers.
struct TimelineData {
  let timeline: SceneTimeline
  /// `true` if layers of other scenes are matched by name instead of by JSON path.
  private let isByName: Bool
  /// The number of each layer by its key.
  private var numbers: [String: Int] = [:]

  init(_ timeline: SceneTimeline, isByName: Bool = false) {
    (self.timeline, self.isByName) = (timeline, isByName)
    for row in timeline.rows {
      let key = key(of: row.layer)
      if numbers[key] == nil { numbers[key] = numbers.count }
    }
  }

  private func key(of layer: Layer) -> String {
    isByName ? layer.title : SceneTimeline.layerPath(in: layer.source) ?? layer.name
  }

  /// Returns the number of the layer at a JSON path, or with a name; `nil` if it has no row.
  func number(of place: String) -> Int? {
    isByName ? numbers[place] : SceneTimeline.layerPath(in: place).flatMap { numbers[$0] }
  }

  /// Returns the numbers of all layers of a scene, counted as in `ItemOrigin`.
  func numbers(in scene: Scene) -> [Int?] {
    ([scene.root] + scene.definitions).flatMap(\.layers).map { numbers[key(of: $0)] }
  }

  // MARK: JSON

  /// The number of values of a curve.
  private static let sampleCount = 33
  /// The maximum number of keyframes of a property that a page lists.
  private static let mostKeys = 1000

  /// Writes the rows, with times in recorded frames.
  func writeRows(rate: Double, to writer: inout JSONWriter) {
    writer.array { writer in
      for row in timeline.rows {
        writer.object { write(row, rate: rate, to: &$0) }
      }
    }
  }

  private func write(_ row: SceneTimeline.Row, rate: Double, to writer: inout JSONWriter) {
    writer.member("title", row.title)
    writer.member("kind", row.layer.content.noun)
    writer.member("layer", numbers[key(of: row.layer)] ?? 0)
    if row.depth > 0 { writer.member("depth", row.depth) }
    if let span = row.span {
      writer.key("span")
      write([span.start * rate, span.end * rate], to: &writer)
    }
    let remarks = [
      row.layer.isHidden ? "hidden" : nil, row.layer.isMatteSource ? "matte" : nil,
    ].compactMap(\.self)
    if !remarks.isEmpty { writer.member("remarks", remarks.joined(separator: ", ")) }
    guard !row.properties.isEmpty else { return }
    writer.key("properties")
    writer.array { writer in
      for property in row.properties {
        writer.object { write(property, rate: rate, to: &$0) }
      }
    }
  }

  private func write(
    _ property: SceneTimeline.AnimatedProperty, rate: Double, to writer: inout JSONWriter
  ) {
    let name = property.reference.property.name
    let part = property.reference.part
    writer.member("name", part.isEmpty ? name : "\(part): \(name)")
    writer.key("keys")
    write(property.times.prefix(Self.mostKeys).map { $0 * rate }, to: &writer)
    let curves = property.curves(Self.sampleCount)
    guard !curves.isEmpty else { return }
    writer.key("curves")
    writer.array { writer in for curve in curves { write(curve, to: &writer) } }
  }

  /// Writes numbers with two decimals.
  private func write(_ numbers: [Double], to writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers { writer.number((number * 100).rounded() / 100) }
    }
  }
}

extension SceneTimeline.AnimatedProperty {
  /// Returns the values of each component at equal distances from the first to the last keyframe;
  /// none for values that are no numbers, points or colors.
  fileprivate func curves(_ count: Int) -> [[Double]] {
    switch track {
    case let track as Track<Double>: return track.curves(count) { [$0] }
    case let track as Track<Point>: return track.curves(count) { [$0.x, $0.y] }
    case let track as Track<Color>: return track.curves(count) { [$0.red, $0.green, $0.blue] }
    case _: return []
    }
  }
}

extension Track {
  fileprivate func curves(_ count: Int, _ numbers: (Value) -> [Double]) -> [[Double]] {
    guard let first = keys.first?.time, let last = keys.last?.time, first < last else { return [] }
    let values = (0..<count).map { index in
      numbers(value(at: first + (last - first) * Double(index) / Double(count - 1)))
    }
    guard let width = values.first?.count else { return [] }
    return (0..<width).map { component in values.map { $0[component] } }
  }
}
