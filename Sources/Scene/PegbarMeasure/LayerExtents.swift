internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
package import PegbarScene

/// The share of the canvas and of the frames that layers cover, measured by rendering some frames.
package struct LayerExtents: Sendable {
  /// The extent of a layer.
  package struct Extent: Hashable, Sendable {
    /// The largest share of the canvas that the layer's bounding boxes cover, 0…1.
    package var area: Double
    /// The share of the frames in which the layer draws something, 0…1.
    package var time: Double
  }

  /// The share of the canvas in each frame, by layer number; `nil` if it is unknown.
  private var areas: [Int: [Double?]] = [:]

  /// Renders frames of a scene.
  ///
  /// - Parameter layers: The numbers of the layers to examine (see `ItemOrigin.layers`).
  package init(_ scene: Scene, layers: Set<Int>) {
    guard !layers.isEmpty else { return }
    var limits = Limits()
    limits.frameItems = Limits.extentItems
    let evaluator = SceneEvaluator(scene, limits: limits)
    let canvas = Rect(origin: .zero, size: scene.root.size)
    var effort = 0
    for time in Self.times(of: scene) where effort < Limits.extentEffort {
      // A layer with one unknown frame has no known extent, so no layer is left to measure.
      if !areas.isEmpty, areas.values.allSatisfy({ $0.contains(nil) }) { break }
      var boxes = LayerBoxes(layers, canvas: canvas)
      boxes.add(evaluator.frame(at: time).items, clip: canvas)
      effort += boxes.effort
      for layer in layers { areas[layer, default: []].append(boxes.area(of: layer)) }
    }
  }

  /// Returns the extent of a layer, or `nil` if it never draws anything or its extent is unknown.
  package func extent(of layer: Int) -> Extent? {
    guard let areas = areas[layer] else { return nil }
    let known = areas.compactMap(\.self)
    guard known.count == areas.count, let largest = known.max(), largest > 0 else { return nil }
    return Extent(area: largest, time: Double(known.count { $0 > 0 }) / Double(max(known.count, 1)))
  }

  /// Returns the times of some frames, starting with the first, in an order that spreads them at
  /// any count.
  private static func times(of scene: Scene) -> [Double] {
    let count = (scene.duration * scene.frameRate).rounded(.up)
    guard count >= 1, count.isFinite, scene.frameRate > 0 else { return [0] }
    let number = min(count, Double(Limits.extentFrames))
    let times = stride(from: 0, to: number, by: 1).map {
      ($0 * count / number).rounded(.down) / scene.frameRate
    }
    return [0, 4, 2, 6, 1, 5, 3, 7].flatMap { start in
      stride(from: start, to: times.count, by: 8).map { times[$0] }
    }
  }
}

/// The areas that some layers cover in one frame.
private struct LayerBoxes {
  /// The number of cells along each side of the canvas.
  private static let cells = 64

  private let canvas: Rect
  /// The number of examined items and vertices.
  private(set) var effort = 0
  private let wanted: Set<Int>
  /// The rows of cells that each layer covers.
  private var rows: [Int: [UInt64]] = [:]
  /// The largest box of each layer, and the sum of its boxes, because boxes can be smaller than a
  /// cell.
  private var largest: [Int: Double] = [:]
  private var sums: [Int: Double] = [:]
  /// The layers with a part of unknown extent.
  private var unknown: Set<Int> = []

  init(_ layers: Set<Int>, canvas: Rect) {
    wanted = layers
    self.canvas = canvas
  }

  /// Returns the share of the canvas that a layer covers, or `nil` if it is unknown.
  func area(of layer: Int) -> Double? {
    guard !unknown.contains(layer) else { return nil }
    let covered = (rows[layer] ?? []).reduce(0) { $0 + $1.nonzeroBitCount }
    let share = max(Double(covered) / Double(Self.cells * Self.cells), largest[layer] ?? 0)
    return min(share, sums[layer] ?? 0)
  }

  /// Adds the parts of items that are visible inside an area.
  mutating func add(_ items: [DisplayItem], clip: Rect) {
    for item in items {
      effort += 1
      switch item {
      case .path(let path):
        add(item, of: path.origin, vertices: path.path.vertexCount, clip: clip)
      case .image(let image):
        add(item, of: image.origin, vertices: 0, clip: clip)
      case .text(let text):
        if text.paint.opacity > 0 { unknown.formUnion(text.origin.layers) }
      case .group(let group):
        guard group.opacity > 0 else { continue }
        add(group, clip: clip)
      }
    }
  }

  private mutating func add(_ item: DisplayItem, of origin: ItemOrigin, vertices: Int, clip: Rect) {
    let layers = Set(origin.layers.filter(wanted.contains))
    guard !layers.isEmpty else { return }
    effort += vertices
    for box in item.paintedBounds ?? [] { add(box, of: layers, clip: clip) }
  }

  private mutating func add(_ group: GroupItem, clip: Rect) {
    var clip = clip
    if let area = group.clip {
      guard let box = area.path.applying(area.matrix).controlBounds?.intersection(clip) else {
        return
      }
      clip = box
    }
    add(group.children, clip: clip)
    // A matte covers the area that it can show or hide.
    guard case .matte(_, let items) = group.mask else { return }
    let boxes = group.children.flatMap { $0.paintedBounds ?? [clip] }
    guard let first = boxes.first,
      let shown = boxes.dropFirst().reduce(first, { $0.union($1) }).intersection(clip)
    else { return }
    add(items, clip: shown)
  }

  private mutating func add(_ box: Rect, of layers: Set<Int>, clip: Rect) {
    guard let box = box.intersection(clip)?.intersection(canvas), canvas.size.width > 0,
      canvas.size.height > 0
    else { return }
    let (width, height) = (box.size.width / canvas.size.width, box.size.height / canvas.size.height)
    let share = width * height
    guard share > 0 else { return }
    let columns = Self.cells(from: box.minX / canvas.size.width, to: box.maxX / canvas.size.width)
    let lines = Self.cells(from: box.minY / canvas.size.height, to: box.maxY / canvas.size.height)
    for layer in layers {
      largest[layer] = max(largest[layer] ?? 0, share)
      sums[layer, default: 0] += share
      var covered = rows[layer] ?? Array(repeating: 0, count: Self.cells)
      for line in lines {
        for column in columns { covered[line] |= 1 << UInt64(column) }
      }
      rows[layer] = covered
    }
  }

  /// Returns the cells whose centers are between two fractions of a side.
  private static func cells(from low: Double, to high: Double) -> Range<Int> {
    let count = Double(cells)
    let first = Int(min(max((low * count - 0.5).rounded(.up), 0), count))
    let end = Int(min(max((high * count - 0.5).rounded(.down) + 1, 0), count))
    return first..<max(first, end)
  }
}
