internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarGeometry
package import PegbarScene

/// The share of the canvas and of the frames that groups of layers cover, measured by rendering some
/// frames.
package struct LayerExtents: Sendable {
  /// The extent of a group of layers.
  package struct Extent: Hashable, Sendable {
    /// The largest share of the canvas that the layers' bounding boxes cover, 0…1.
    package var area: Double
    /// The share of the frames in which the layers draw something, 0…1.
    package var time: Double
    /// The time of the frame with the largest area, in seconds.
    package var worstTime: Double
  }

  /// The treatment of content outside the canvas.
  package enum Scope: Sendable {
    /// Only content on the canvas counts.
    case canvas
    /// Content outside the canvas counts as if it were on the canvas.
    case everywhere
  }

  /// The share of the canvas in each frame, by group; `nil` if it is unknown.
  private var areas: [[Double?]]
  /// The times of the frames, in seconds.
  private var times: [Double] = []

  /// Renders frames of a scene.
  ///
  /// - Parameter groups: The groups to examine: the numbers of layers (see `ItemOrigin.layers`).
  package init(_ scene: Scene, groups: [Set<Int>], scope: Scope = .canvas) {
    areas = Array(repeating: [], count: groups.count)
    guard !groups.isEmpty else { return }
    var limits = Limits()
    limits.frameItems = Limits.extentItems
    let evaluator = SceneEvaluator(scene, limits: limits)
    let canvas = Rect(origin: .zero, size: scene.root.size)
    let numbers = Self.groupNumbers(groups)
    var effort = 0
    for time in Self.times(of: scene) where effort < Limits.extentEffort {
      // A group with one unknown frame has no known extent.
      if !times.isEmpty, areas.allSatisfy({ $0.contains(nil) }) { break }
      var boxes = GroupBoxes(numbers, count: groups.count, canvas: canvas, scope: scope)
      boxes.add(evaluator.frame(at: time).items, clip: scope == .canvas ? canvas : nil)
      effort += boxes.effort
      times.append(time)
      for group in groups.indices { areas[group].append(boxes.area(of: group)) }
    }
  }

  /// Returns the groups that contain each layer.
  private static func groupNumbers(_ groups: [Set<Int>]) -> [Int: [Int]] {
    var numbers: [Int: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for layer in group { numbers[layer, default: []].append(number) }
    }
    return numbers
  }

  /// Returns the extent of a group, or `nil` if it never draws anything or its extent is unknown.
  package func extent(of group: Int) -> Extent? {
    guard areas.indices.contains(group) else { return nil }
    let known = areas[group].compactMap(\.self)
    guard known.count == areas[group].count,
      let worst = known.indices.max(by: { known[$0] < known[$1] }), known[worst] > 0
    else { return nil }
    return Extent(
      area: known[worst], time: Double(known.count { $0 > 0 }) / Double(max(known.count, 1)),
      worstTime: times[worst])
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

/// The areas that groups of layers cover in one frame.
private struct GroupBoxes {
  /// The number of cells along each side of the canvas.
  private static let cells = 64

  private let canvas: Rect
  private let scope: LayerExtents.Scope
  /// The number of examined items and vertices.
  private(set) var effort = 0
  /// The groups that contain each layer.
  private let groups: [Int: [Int]]
  /// The rows of cells that each group covers.
  private var rows: [[UInt64]]
  /// The largest box of each group, and the sum of its boxes, because boxes can be smaller than a
  /// cell.
  private var largest: [Double]
  private var sums: [Double]

  init(_ groups: [Int: [Int]], count: Int, canvas: Rect, scope: LayerExtents.Scope) {
    self.groups = groups
    self.canvas = canvas
    self.scope = scope
    rows = Array(repeating: [], count: count)
    largest = Array(repeating: 0, count: count)
    sums = largest
  }

  /// Returns the share of the canvas that a group covers, or `nil` if it is unknown.
  func area(of group: Int) -> Double? {
    guard canvas.size.width > 0, canvas.size.height > 0 else { return nil }
    let covered = rows[group].reduce(0) { $0 + $1.nonzeroBitCount }
    let share = max(Double(covered) / Double(Self.cells * Self.cells), largest[group])
    return min(share, sums[group], 1)
  }

  /// Adds the parts of items that are visible inside an area, or everywhere for `nil`.
  mutating func add(_ items: [DisplayItem], clip: Rect?) {
    for item in items {
      effort += 1
      switch item {
      case .path(let path):
        add(item.paintedBounds ?? [], of: path.origin, vertices: path.path.vertexCount, clip: clip)
      case .image(let image):
        add(item.paintedBounds ?? [], of: image.origin, vertices: 0, clip: clip)
      case .text(let text):
        guard text.paint.opacity > 0 else { continue }
        add(text.estimatedBounds.map { [$0] } ?? [], of: text.origin, vertices: 0, clip: clip)
      case .group(let group):
        guard group.opacity > 0 else { continue }
        add(group, clip: clip)
      }
    }
  }

  private mutating func add(
    _ boxes: [Rect], of origin: ItemOrigin, vertices: Int, clip: Rect?
  ) {
    let found = Set(origin.layers.flatMap { groups[$0] ?? [] })
    guard !found.isEmpty else { return }
    effort += vertices + found.count
    for box in boxes { add(box, of: found, clip: clip) }
  }

  private mutating func add(_ group: GroupItem, clip: Rect?) {
    var clip = clip
    if let area = group.clip {
      guard let box = area.path.applying(area.matrix).controlBounds,
        let rest = clip.map({ box.intersection($0) }) ?? box
      else { return }
      clip = rest
    }
    add(group.children, clip: clip)
    // A matte covers the area that it can show or hide.
    guard case .matte(_, let items) = group.mask else { return }
    let boxes = group.children.flatMap { $0.paintedBounds ?? [clip ?? canvas] }
    guard let first = boxes.first else { return }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
    guard let shown = clip.map({ whole.intersection($0) }) ?? whole else { return }
    add(items, clip: shown)
  }

  private mutating func add(_ box: Rect, of found: Set<Int>, clip: Rect?) {
    guard let box = clip.map({ box.intersection($0) }) ?? box, canvas.size.width > 0,
      canvas.size.height > 0
    else { return }
    let visible = box.intersection(canvas)
    guard let counted = scope == .canvas ? visible : box else { return }
    let share =
      min(counted.size.width / canvas.size.width, 1)
      * min(counted.size.height / canvas.size.height, 1)
    guard share > 0 else { return }
    effort += found.count
    for group in found {
      largest[group] = max(largest[group], share)
      sums[group] += share
      if let visible { cover(visible, of: group) }
    }
  }

  private mutating func cover(_ box: Rect, of group: Int) {
    let columns = Self.cells(from: box.minX / canvas.size.width, to: box.maxX / canvas.size.width)
    let lines = Self.cells(from: box.minY / canvas.size.height, to: box.maxY / canvas.size.height)
    if rows[group].isEmpty { rows[group] = Array(repeating: 0, count: Self.cells) }
    let filled = columns.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    for line in lines { rows[group][line] |= filled }
  }

  /// Returns the cells whose centers are between two fractions of a side.
  private static func cells(from low: Double, to high: Double) -> Range<Int> {
    let count = Double(cells)
    let first = Int(min(max((low * count - 0.5).rounded(.up), 0), count))
    let end = Int(min(max((high * count - 0.5).rounded(.down) + 1, 0), count))
    return first..<max(first, end)
  }
}

extension TextItem {
  /// The estimated area of the letters on the canvas, or `nil` if there are none.
  ///
  /// Without the font, the width is unknown. An average letter is about 0.6 times as wide as the
  /// font size.
  fileprivate var estimatedBounds: Rect? {
    guard !text.isEmpty else { return nil }
    let width = Double(text.count) * (size * 0.6 + spacing)
    let start: Double =
      switch alignment {
      case .left: 0
      case .center: -width / 2
      case .right: -width
      }
    let line = Rect(x: min(start, start + width), y: -size, width: abs(width), height: size * 1.2)
    return Path.rectangle(line).applying(matrix).controlBounds
  }
}
