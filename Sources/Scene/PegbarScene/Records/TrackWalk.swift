/// Visits the tracks of a part of a scene.
package protocol TrackWalk {
  /// Visits a track and returns its replacement, or `nil` to keep it.
  func visited<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>?
}

/// Passes tracks to a closure without changing them.
struct Showing: TrackWalk {
  let body: (any AnyTrack, TrackRole) -> Void

  func visited<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value>? {
    body(track, role)
    return nil
  }
}

extension Animated {
  /// Returns the value with its track changed, or `nil` if it has none or the track is unchanged.
  func walked(
    _ walk: any TrackWalk, _ property: Property, at context: TrackContext
  ) -> Animated<Value>? {
    guard case .keyed(let track) = self else { return nil }
    return walk.visited(track, context.role(property)).map { .keyed($0) }
  }
}

extension AnimatedPoint {
  /// Returns the point with its tracks changed, or `nil` if none changes.
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
  /// Returns the node with the tracks of its styles changed, or `nil` if none changes.
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
  /// Returns the elements with replacements, or `nil` if none is replaced.
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
