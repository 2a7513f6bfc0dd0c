internal import PegbarBase
internal import PegbarFrames
internal import PegbarGeometry
internal import PegbarScene

/// Finds the layers of an exact scene that draw something on or off the canvas, by rendering
/// frames until each of them has been seen.
struct SeenLayers {
  /// The numbers of the layers that have not been seen (see `ItemOrigin.layers`); empty if a limit
  /// ended the search.
  private(set) var unseen: Set<Int>
  /// `false` if a limit ended the search.
  private(set) var isComplete = true
  private var evaluator: SceneEvaluator
  /// The number of layers that the frames are drawn for, some of which may have been seen since.
  private var sought: Int
  private var effort = Limits.extentEffort

  /// Renders frames of a scene.
  ///
  /// - Parameters:
  ///   - layers: The numbers of the layers to find.
  ///   - times: The times of the frames, in seconds.
  init(_ layers: Set<Int>, in scene: Scene, at times: [Double]) {
    unseen = layers
    var limits = Limits()
    limits.frameItems = Limits.extentItems
    evaluator = SceneEvaluator(scene, limits: limits)
    sought = scene.definitions.reduce(scene.root.layers.count) { $0 + $1.layers.count }
    for time in times where !unseen.isEmpty && !Cancellation.isRequested {
      let isWhole = look(at: time)
      // A layer that is not drawn because of a limit may be visible.
      guard isWhole, effort > 0 else {
        (unseen, isComplete) = ([], false)
        return
      }
    }
  }

  /// Renders more frames, as many as the limit allows.
  mutating func lookFurther(at times: [Double]) {
    effort = Limits.extentEffort
    for time in times where !unseen.isEmpty && effort > 0 && !Cancellation.isRequested {
      _ = look(at: time)
    }
  }

  /// Marks the layers that a frame shows as seen; returns `false` if a limit truncates the frame.
  private mutating func look(at time: Double) -> Bool {
    // Layers are chosen again when half of them have been seen, because choosing costs as well.
    if unseen.count <= sought / 2 {
      sought = unseen.count
      let needed = DrawingLayers(unseen, in: evaluator.scene).numbers
      evaluator = evaluator.drawing(where: needed.contains)
    }
    let frame = evaluator.frame(at: time)
    look(at: frame.items)
    return !frame.isTruncated
  }

  /// Marks the layers of visible items as seen.
  private mutating func look(at items: [DisplayItem]) {
    for item in items {
      effort -= 1
      switch item {
      case .path(let path):
        if path.paintsSomething { unseen.subtract(path.origin.layers) }
      case .image(let image):
        if image.opacity > 0 { unseen.subtract(image.origin.layers) }
      case .text(let text):
        if text.paint.opacity > 0 { unseen.subtract(text.origin.layers) }
      case .group(let group):
        // The mask is examined only for layers that have not been seen.
        guard group.opacity > 0, group.mask == nil || holdsUnseen(group),
          group.showsSomething(&effort)
        else { continue }
        look(at: group.children)
      }
    }
  }

  /// Returns `true` if an item in a group belongs to a layer that has not been seen.
  private mutating func holdsUnseen(_ group: GroupItem) -> Bool {
    for item in group.children {
      effort -= 1
      let isUnseen =
        switch item {
        case .path(let path): path.origin.layers.contains(where: unseen.contains)
        case .image(let image): image.origin.layers.contains(where: unseen.contains)
        case .text(let text): text.origin.layers.contains(where: unseen.contains)
        case .group(let group): holdsUnseen(group)
        }
      if isUnseen { return true }
    }
    return false
  }

  /// Returns times at which most layers of a scene are visible: spread evenly over the scene, and
  /// at the beginning, in the middle and at the end of each layer of the main composition.
  static func times(of scene: Scene, _ layers: Set<Int>) -> [Double] {
    guard scene.duration > 0, scene.frameRate > 0 else { return [0] }
    let frame = 1 / scene.frameRate
    let steps = min(max((scene.duration / frame).rounded(.up), 1), Double(Limits.extentFrames))
    var times = stride(from: 0, to: steps, by: 1).map {
      ($0 * scene.duration / steps / frame).rounded(.down) * frame
    }
    for number in layers.sorted().prefix(Limits.extentFrames)
    where scene.root.layers.indices.contains(number) {
      let window = scene.root.layers[number].window
      let (start, end) = (max(window.start, 0), min(window.end, scene.duration))
      guard start < end else { continue }
      times += [start, (start + end) / 2, max(end - frame / 2, start)]
    }
    return times
  }

  /// Returns the times of all frames in which layers of a scene can be visible, in the middle of
  /// each frame; of a long scene, an evenly spread part of them.
  static func frameTimes(of scene: Scene, _ layers: Set<Int>) -> [Double] {
    let windows = layers.map { number -> TimeRange in
      let isInRoot = scene.root.layers.indices.contains(number)
      return isInRoot
        ? scene.root.layers[number].window : TimeRange(start: 0, end: scene.duration)
    }
    guard scene.frameRate > 0,
      let start = windows.map(\.start).min().map({ max($0, 0) }),
      let end = windows.map(\.end).max().map({ min($0, scene.duration) }), start < end
    else { return [] }
    let frames = min((end - start) * scene.frameRate, Double(Limits.searchedFrames))
    let step = (end - start) / max(frames.rounded(.up), 1)
    return Array(stride(from: start + step / 2, to: end, by: step))
  }
}

extension PathItem {
  /// `true` if the item is not transparent and its outline is not empty.
  fileprivate var paintsSomething: Bool {
    guard opacity > 0, !path.isEmpty else { return false }
    if case .stroke(let line) = tool, line.width <= 0 { return false }
    switch paint {
    case .color(let color): return color.alpha > 0
    case .gradient: return true
    }
  }
}

extension GroupItem {
  /// Returns `true` unless the mask of the group hides all items.
  fileprivate func showsSomething(_ effort: inout Int) -> Bool {
    switch mask {
    case nil: return true
    case .paths(let masks, let matrix):
      let areas = children.map(\.paintedBounds)
      // Letters of unknown extent may be visible.
      guard areas.allSatisfy({ $0 != nil }) else { return true }
      let boxes = areas.flatMap { $0 ?? [] }
      effort -= areas.count + boxes.count
      guard let first = boxes.first else { return false }
      let area = MaskedArea(masks, matrix)
      let whole = boxes.reduce(first) { $0.union($1) }
      return area.shows(whole, &effort)
        && (boxes.count == 1 || boxes.contains { area.shows($0, &effort) })
    case .matte(let mode, let items):
      switch mode {
      case .alphaInverted, .lumaInverted: return true
      case .alpha, .luma:
        return items.contains { item in
          effort -= 1
          return item.paintsSomething(&effort)
        }
      }
    }
  }
}

extension DisplayItem {
  /// Returns `true` if the item, or an item in it, is not transparent.
  fileprivate func paintsSomething(_ effort: inout Int) -> Bool {
    switch self {
    case .path(let path): return path.paintsSomething
    case .image(let image): return image.opacity > 0
    case .text(let text): return text.paint.opacity > 0
    case .group(let group):
      guard group.opacity > 0, group.showsSomething(&effort) else { return false }
      return group.children.contains { item in
        effort -= 1
        return item.paintsSomething(&effort)
      }
    }
  }
}
