internal import PegbarFrames
internal import PegbarScene

extension Geometry {
  /// Whether any part of the outline moves.
  var isMoving: Bool {
    var collector = KeyTimes()
    collector.add(self)
    return !collector.times.isEmpty
  }

  /// The outline at each key, where blending these outlines is the same as blending parameters;
  /// nothing where it is not.
  var linearKeys: [Key<Path>]? {
    switch self {
    case .path(let path):
      return path.track?.keys
    case .rectangle(let rectangle):
      // Round corners keep their form only while the size stays.
      guard
        rectangle.cornerRadius.isAlways(0)
          || rectangle.cornerRadius.constant != nil && rectangle.size.constant != nil
      else { return nil }
      return Self.keys(rectangle.center, rectangle.size) { center, size in
        var still = rectangle
        (still.center, still.size) = (.constant(center), .constant(size))
        return Geometry.rectangle(still).path(at: 0)
      }
    case .ellipse(let ellipse):
      return Self.keys(ellipse.center, ellipse.size) { center, size in
        var still = ellipse
        (still.center, still.size) = (.constant(center), .constant(size))
        return Geometry.ellipse(still).path(at: 0)
      }
    case .polystar(let star):
      guard star.hasOnlyMovingCenter else { return nil }
      return Self.keys(star.center, .constant(.zero)) { center, _ in
        var still = star
        still.center = .constant(center)
        return Geometry.polystar(still).path(at: 0)
      }
    }
  }

  /// Keys of two points that share their timing.
  private static func keys(
    _ first: AnimatedPoint, _ second: AnimatedPoint, _ path: (Point, Point) -> Path
  ) -> [Key<Path>]? {
    guard case .joined(let first) = first, case .joined(let second) = second else { return nil }
    guard let timing = first.track?.keys ?? second.track?.keys else { return nil }
    let firstKeys = first.track?.keys
    let secondKeys = second.track?.keys
    for keys in [firstKeys, secondKeys].compactMap({ $0 }) {
      guard keys.count == timing.count else { return nil }
      for (key, time) in zip(keys, timing) {
        guard key.time == time.time, key.curve == time.curve, key.motionPath == nil else {
          return nil
        }
      }
    }
    return timing.indices.map { index in
      let firstValue = firstKeys?[index].value ?? first.constant ?? .zero
      let secondValue = secondKeys?[index].value ?? second.constant ?? .zero
      return Key(
        time: timing[index].time, value: path(firstValue, secondValue),
        curve: timing[index].curve)
    }
  }
}

extension Polystar {
  fileprivate var hasOnlyMovingCenter: Bool {
    [pointCount, rotation, outerRadius, outerRoundness, innerRadius, innerRoundness]
      .allSatisfy { $0.track == nil }
  }
}

extension Transform {
  /// Whether no part of it moves.
  var isStill: Bool {
    var collector = KeyTimes()
    collector.add(self)
    return collector.times.isEmpty
  }
}

extension ShapeGroup {
  /// Whether neither its transform nor the steps of its copies move.
  var isStill: Bool {
    var collector = KeyTimes()
    collector.add(self)
    return collector.times.isEmpty
  }
}

extension PathModifier.Kind {
  /// Whether no part of it moves.
  var isStill: Bool {
    var collector = KeyTimes()
    collector.add(self)
    return collector.times.isEmpty
  }
}

/// Collects the times of keys, and how the segments between them ease.
struct KeyTimes {
  private(set) var times: [Double] = []
  private var segments: [EasedSegment] = []
  private var others: [(start: Double, end: Double)] = []

  /// The times in order, each once.
  var breaks: [Double] { Set(times).sorted() }

  /// The easing that is shared between `breaks`.
  var easing: SourceEasing {
    SourceEasing(breaks: breaks, segments: segments, others: others)
  }

  mutating func add<Value>(_ value: Animated<Value>) {
    times += value.keyTimes
    guard let keys = value.track?.keys else { return }
    for (key, next) in zip(keys, keys.dropFirst()) where key.value != next.value {
      switch key.curve {
      case .bezier(let curve):
        segments.append(EasedSegment(start: key.time, end: next.time, curve: curve))
      case .linear, .spring: others.append((key.time, next.time))
      case .hold: break
      }
    }
  }

  mutating func add(_ point: AnimatedPoint) {
    switch point {
    case .joined(let point): add(point)
    case .split(let x, let y):
      add(x)
      add(y)
    }
  }

  mutating func add(_ transform: Transform) {
    add(transform.anchor)
    add(transform.position)
    add(transform.scale)
    add(transform.rotation)
    add(transform.skew)
    add(transform.skewAxis)
  }

  mutating func add(_ geometry: Geometry) {
    switch geometry {
    case .path(let path):
      add(path)
    case .rectangle(let rectangle):
      add(rectangle.center)
      add(rectangle.size)
      add(rectangle.cornerRadius)
    case .ellipse(let ellipse):
      add(ellipse.center)
      add(ellipse.size)
    case .polystar(let star):
      add(star.center)
      for value in [
        star.pointCount, star.rotation, star.outerRadius, star.outerRoundness, star.innerRadius,
        star.innerRoundness,
      ] { add(value) }
    }
  }

  mutating func add(_ modifier: PathModifier.Kind) {
    switch modifier {
    case .trim(let trim):
      add(trim.start)
      add(trim.end)
      add(trim.offset)
    case .roundedCorners(let corners):
      add(corners.radius)
    case .puckerBloat(let pucker):
      add(pucker.amount)
    case .zigZag(let zigZag):
      add(zigZag.size)
      add(zigZag.ridges)
    case .offsetPath(let offset):
      add(offset.amount)
      add(offset.miterLimit)
    case .merge:
      // Nothing of it moves by itself.
      return
    }
  }

  /// What moves the content of a group.
  mutating func add(_ group: ShapeGroup) {
    add(group.transform)
    if let repeater = group.repeater { add(repeater) }
  }

  mutating func add(_ repeater: Repeater) {
    add(repeater.copies)
    add(repeater.offset)
    add(repeater.step)
    add(repeater.startOpacity)
    add(repeater.endOpacity)
  }
}
