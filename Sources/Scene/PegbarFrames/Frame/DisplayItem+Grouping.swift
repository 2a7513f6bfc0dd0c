import PegbarGeometry
import PegbarScene

extension [DisplayItem] {
  /// The items as one whole: faded, and mixed with what lies below.
  ///
  /// A group is made only where it differs from its items: a single item is faded itself.
  func combined(opacity: Double, blendMode: BlendMode) -> [DisplayItem] {
    guard !isEmpty, opacity != 1 || blendMode != .normal else { return self }
    if count == 1, blendMode == .normal, let faded = self[0].faded(opacity) { return [faded] }
    // What mixes with its surroundings has to stay inside of what is faded.
    return grouped(if: { $0.blendMode == .normal }) {
      $0.opacity *= opacity
      $0.blendMode = blendMode
    }
  }

  /// The items as one picture, changed by a filter, where there is one.
  func filtered(by filter: FrameFilter?) -> [DisplayItem] {
    guard let filter, !isEmpty else { return self }
    return grouped(
      if: { $0.clip == nil && $0.mask == nil && $0.opacity == 1 && $0.blendMode == .normal },
      { $0.filters.append(filter) })
  }

  /// The items, shown only where others let them.
  func matted(by source: [DisplayItem], mode: Matte.Mode) -> [DisplayItem] {
    guard !source.isEmpty else {
      switch mode {
      case .alpha, .luma: return []
      case .alphaInverted, .lumaInverted: return self
      }
    }
    return grouped(if: { $0.mask == nil && $0.blendMode == .normal }) {
      $0.mask = .matte(mode, source)
    }
  }

  /// The items as one group that is changed: the only one where it is a group that may be, else a new
  /// one around them.
  private func grouped(
    if mayChange: (GroupItem) -> Bool, _ change: (inout GroupItem) -> Void
  ) -> [DisplayItem] {
    var group = GroupItem(children: self)
    if count == 1, case .group(let only) = self[0], mayChange(only) { group = only }
    change(&group)
    return [.group(group)]
  }

  /// The items, cut to an area from the origin of a space with a map to the canvas.
  func clipped(to area: Size?, _ matrix: Matrix) -> [DisplayItem] {
    guard let area, !isEmpty else { return self }
    guard area.width > 0, area.height > 0 else { return [] }
    return [
      .group(GroupItem(children: self, clip: ClipItem(path: .rectangle(area), matrix: matrix)))
    ]
  }
}

extension DisplayItem {
  /// The item, less opaque; nothing for a group.
  fileprivate func faded(_ opacity: Double) -> DisplayItem? {
    switch self {
    case .path(var item):
      item.opacity *= opacity
      return .path(item)
    case .image(var item):
      item.opacity *= opacity
      return .image(item)
    case .text(var item):
      item.paint.opacity *= opacity
      return .text(item)
    case .group:
      return nil
    }
  }
}
