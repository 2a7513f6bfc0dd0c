import PegbarGeometry
import PegbarScene

extension [DisplayItem] {
  /// The items as one whole: faded, and mixed with what lies below.
  ///
  /// A group is made only where it differs from its items: a single item is faded itself.
  func combined(opacity: Double, blendMode: BlendMode) -> [DisplayItem] {
    guard !isEmpty else { return [] }
    guard blendMode == .normal else {
      if count == 1, case .group(var group) = self[0], group.blendMode == .normal {
        group.opacity *= opacity
        group.blendMode = blendMode
        return [.group(group)]
      }
      return [.group(GroupItem(children: self, opacity: opacity, blendMode: blendMode))]
    }
    if opacity == 1 { return self }
    if count == 1 { return [self[0].faded(opacity)] }
    return [.group(GroupItem(children: self, opacity: opacity))]
  }

  /// The items as one picture, changed by a filter, where there is one.
  func filtered(by filter: FrameFilter?) -> [DisplayItem] {
    guard let filter, !isEmpty else { return self }
    if count == 1, case .group(var group) = self[0], group.clip == nil, group.mask == nil,
      group.opacity == 1, group.blendMode == .normal
    {
      group.filters.append(filter)
      return [.group(group)]
    }
    return [.group(GroupItem(children: self, filters: [filter]))]
  }

  /// The items, shown only where others let them.
  func matted(by source: [DisplayItem], mode: Matte.Mode) -> [DisplayItem] {
    guard !source.isEmpty else {
      switch mode {
      case .alpha, .luma: return []
      case .alphaInverted, .lumaInverted: return self
      }
    }
    if count == 1, case .group(var group) = self[0], group.mask == nil, group.blendMode == .normal {
      group.mask = .matte(mode, source)
      return [.group(group)]
    }
    return [.group(GroupItem(children: self, mask: .matte(mode, source)))]
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
  /// The item, less opaque.
  fileprivate func faded(_ opacity: Double) -> DisplayItem {
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
    case .group(var item):
      // What mixes with its surroundings has to stay inside of what is faded.
      guard item.blendMode == .normal else {
        return .group(GroupItem(children: [self], opacity: opacity))
      }
      item.opacity *= opacity
      return .group(item)
    }
  }
}
