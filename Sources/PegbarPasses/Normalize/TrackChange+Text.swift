internal import PegbarScene

extension TextContent {
  /// Changes every track of the text; none is played by Core Animation as it is.
  mutating func changeTracks(_ change: some TrackChange) {
    change.change(&document)
    change.change(&alignment)
    for index in animators.indices { animators[index].changeTracks(change) }
    guard var path else { return }
    change.change(&path.path)
    change.change(&path.firstMargin)
    change.change(&path.lastMargin)
    change.change(&path.forcesAlignment)
    change.change(&path.isPerpendicular)
    change.change(&path.isReversed)
    self.path = path
  }
}

extension TextAnimator {
  fileprivate mutating func changeTracks(_ change: some TrackChange) {
    change.change(&anchor)
    change.change(&position)
    change.change(&scale)
    change.change(&lineSpacing)
    for part in [
      \TextAnimator.rotation, \.rotationX, \.rotationY, \.skew, \.skewAxis, \.tracking, \.fillHue,
      \.fillSaturation, \.fillBrightness, \.fillOpacity, \.strokeHue, \.strokeSaturation,
      \.strokeBrightness, \.strokeOpacity, \.strokeWidth,
    ] {
      change.change(&self[keyPath: part])
    }
    if var value = opacity {
      change.change(&value)
      opacity = value
    }
    if var color = fillColor {
      change.change(&color)
      fillColor = color
    }
    if var color = strokeColor {
      change.change(&color)
      strokeColor = color
    }
    selector?.changeTracks(change)
  }
}

extension TextSelector {
  fileprivate mutating func changeTracks(_ change: some TrackChange) {
    for part in [
      \TextSelector.start, \.offset, \.amount, \.easeHigh, \.easeLow, \.smoothness,
    ] {
      change.change(&self[keyPath: part])
    }
    if var value = end {
      change.change(&value)
      end = value
    }
  }
}
