extension Path {
  /// A rectangle from the origin, clockwise from there.
  package static func rectangle(_ size: Size) -> Path {
    .rectangle(Rect(origin: .zero, size: size))
  }

  /// A rectangle, clockwise from its top left corner; empty without area.
  package static func rectangle(_ rect: Rect) -> Path {
    guard rect.size.width > 0, rect.size.height > 0 else { return Path() }
    return Path([Contour(rect.corners.map { PathVertex($0) }, isClosed: true)])
  }
}
