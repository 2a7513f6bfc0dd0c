internal import PegbarGeometry
internal import PegbarScene

/// Words that distinguish two layers of one host by their location or their size.
enum Sides {
  /// Returns the word for each layer; `nil` for a layer that is not one of exactly two with a name.
  ///
  /// - Parameter names: The names; `nil` for a layer without words.
  static func words(_ names: [String?], _ layers: [NormalizedLayer]) -> [String?] {
    var words = [String?](repeating: nil, count: layers.count)
    var places: [String: [Int]] = [:]
    for (index, name) in names.enumerated() {
      if let name { places[name, default: []].append(index) }
    }
    for pair in places.values where pair.count == 2 {
      guard let (first, second) = self.words(layers[pair[0]], layers[pair[1]]) else { continue }
      (words[pair[0]], words[pair[1]]) = (first, second)
    }
    return words
  }

  /// The minimum distance of two layers, as a fraction of their size.
  private static let leastDistance = 0.25
  /// The minimum ratio of the sizes of a large and a small layer.
  private static let leastRatio = 1.5

  private static func words(
    _ one: NormalizedLayer, _ other: NormalizedLayer
  ) -> (String, String)? {
    guard let first = one.fixedArea, let second = other.fixedArea else { return nil }
    let way = second.middle - first.middle
    let width = max(first.size.width, second.size.width)
    let height = max(first.size.height, second.size.height)
    if abs(way.x) >= abs(way.y), abs(way.x) > leastDistance * width {
      return way.x > 0 ? ("left", "right") : ("right", "left")
    }
    if abs(way.y) > leastDistance * height {
      return way.y > 0 ? ("top", "bottom") : ("bottom", "top")
    }
    let small = first.size.width + first.size.height
    let large = second.size.width + second.size.height
    if large > leastRatio * small { return ("small", "large") }
    return small > leastRatio * large ? ("large", "small") : nil
  }
}

extension NormalizedLayer {
  /// The area of the layer's bounds in its host, or `nil` if it is empty or animated.
  fileprivate var fixedArea: Rect? {
    guard let transform = StillTransform(self), !has(.size), bounds.size.width > 0,
      bounds.size.height > 0
    else { return nil }
    let corners = bounds.corners.map(transform.matrix.apply)
    guard let first = corners.first else { return nil }
    var (low, high) = (first, first)
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
