/// Goes over the tracks of something.
package protocol TrackWalk {
  /// Looks at a track; the one that takes its place, or nothing where it stays.
  func visited<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>?
}

/// Shows tracks and leaves them as they are.
struct Showing: TrackWalk {
  let body: (any AnyTrack, TrackRole) -> Void

  func visited<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>? {
    body(track, role)
    return nil
  }
}

extension Animated {
  /// The value with its track changed; nothing where it has none, or that stays.
  func walked(
    _ walk: any TrackWalk, _ property: Property, at context: TrackContext
  ) -> Animated<Value>? {
    guard case .keyed(let track) = self else { return nil }
    return walk.visited(track, context.role(property)).map { .keyed($0) }
  }
}

extension AnimatedPoint {
  /// The point with its tracks changed; nothing where none is.
  func walked(
    _ walk: any TrackWalk, _ role: FieldRole, at context: TrackContext
  ) -> AnimatedPoint? {
    switch self {
    case .joined(let point):
      return point.walked(walk, role.property, at: context).map { .joined($0) }
    case .split(let x, let y):
      let names = role.coordinates ?? (role.property, role.property)
      let moved = (x.walked(walk, names.x, at: context), y.walked(walk, names.y, at: context))
      return moved == (nil, nil) ? nil : .split(x: moved.0 ?? x, y: moved.1 ?? y)
    }
  }
}

extension ShapeNode {
  /// The node with the tracks of its styles changed; nothing where none is.
  func walked(_ walk: any TrackWalk, at context: TrackContext) -> ShapeNode? {
    switch self {
    case .style(let style):
      style.walked(walk, at: context.style(named: style.name)).map { .style($0) }
    case .group(let index, let children):
      children.replacing { $1.walked(walk, at: context) }.map { .group(index, $0) }
    }
  }
}

extension Array {
  /// The elements with what takes their places; nothing where all stay.
  func replacing(_ change: (Int, Element) -> Element?) -> [Element]? {
    var result: [Element]?
    for (index, element) in enumerated() {
      guard let changed = change(index, element) else { continue }
      if result == nil { result = self }
      result?[index] = changed
    }
    return result
  }
}
