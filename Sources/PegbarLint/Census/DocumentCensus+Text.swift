internal import PegbarLottie

// Text: the document, its animators with their selectors, and the path it stands on.
extension DocumentCensus {
  mutating func count(_ text: TextLayerContent) {
    countDocument(text.document)
    count(text.alignment)
    for animator in text.animators {
      if let selector = animator.selector { count(selector) }
      count(animator.style)
    }
    if let path = text.path {
      for property in [
        path.firstMargin, path.lastMargin, path.forceAlignment, path.isPerpendicular,
        path.isReversed,
      ] { count(property) }
    }
  }

  private mutating func count(_ selector: TextSelector) {
    for property in [
      selector.start, selector.offset, selector.amount, selector.easeHigh, selector.easeLow,
      selector.smoothness,
    ] { count(property) }
    count(selector.end)
  }

  private mutating func count(_ style: TextAnimatorStyle) {
    for property in [
      style.anchor, style.position, style.scale, style.lineSpacing, style.blur,
    ] { count(property) }
    for property in [
      style.rotation, style.rotationX, style.rotationY, style.skew, style.skewAxis, style.opacity,
      style.fillHue, style.fillSaturation, style.fillBrightness, style.fillOpacity,
      style.strokeHue, style.strokeSaturation, style.strokeBrightness, style.strokeOpacity,
      style.strokeWidth, style.tracking,
    ] { count(property) }
    for property in [style.fillColor, style.strokeColor] { count(property) }
  }
}
