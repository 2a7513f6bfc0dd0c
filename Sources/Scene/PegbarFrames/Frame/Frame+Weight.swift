internal import PegbarGeometry

extension Frame {
  /// The number of items, and of groups of 16 vertices, which determines the time to draw them.
  package var weight: Int {
    var weight = 0
    var waiting = items
    while let item = waiting.popLast() {
      weight += 1
      switch item {
      case .path(let item): weight += item.path.vertexCount / 16
      case .image, .text: break
      case .group(let group):
        waiting += group.children
        switch group.mask {
        case .matte(_, let items): waiting += items
        case .paths(let masks, _): weight += masks.count
        case nil: break
        }
      }
    }
    return weight
  }
}
