import PegbarGeometry
import PegbarScene

extension [DisplayItem] {
  /// Returns the items as a whole, with an opacity and a blend mode.
  ///
  /// A group is only created if it differs from its items: a single item is faded itself.
  func combined(opacity: Double, blendMode: BlendMode) -> [DisplayItem] {
    guard !isEmpty, opacity != 1 || blendMode != .normal else { return self }
    if count == 1, blendMode == .normal, let faded = self[0].faded(opacity) { return [faded] }
    // Content that blends with its surroundings must remain inside of the faded group.
    return grouped(if: { $0.blendMode == .normal }) {
      $0.opacity *= opacity
      $0.blendMode = blendMode
    }
  }

  /// Returns the items as one picture with a filter, if any.
  func filtered(by filter: FrameFilter?) -> [DisplayItem] {
    guard let filter, !isEmpty else { return self }
    return grouped(
      if: { $0.clip == nil && $0.mask == nil && $0.opacity == 1 && $0.blendMode == .normal },
      { $0.filters.append(filter) })
  }

  /// Returns the items with a matte applied.
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

  /// Returns the items as one changed group: the only item if it is a group that may change, or
  /// else a new group.
  private func grouped(
    if mayChange: (GroupItem) -> Bool, _ change: (inout GroupItem) -> Void
  ) -> [DisplayItem] {
    var group = GroupItem(children: self)
    if count == 1, case .group(let only) = self[0], mayChange(only) { group = only }
    change(&group)
    return [.group(group)]
  }

  /// Returns the items clipped to an area at the origin of a space with a map to the canvas.
  func clipped(to area: Size?, _ matrix: Matrix) -> [DisplayItem] {
    guard let area, !isEmpty else { return self }
    guard area.width > 0, area.height > 0 else { return [] }
    return [
      .group(GroupItem(children: self, clip: ClipItem(path: .rectangle(area), matrix: matrix)))
    ]
  }
}

extension DisplayItem {
  /// Returns the item with reduced opacity, or `nil` for a group.
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
