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
      count(
        path.firstMargin, path.lastMargin, path.forceAlignment, path.isPerpendicular,
        path.isReversed)
    }
  }

  private mutating func count(_ selector: TextSelector) {
    count(
      selector.start, selector.end, selector.offset, selector.amount, selector.easeHigh,
      selector.easeLow, selector.smoothness)
  }

  private mutating func count(_ style: TextAnimatorStyle) {
    count(
      style.anchor, style.position, style.scale, style.lineSpacing, style.blur, style.rotation,
      style.rotationX, style.rotationY, style.skew, style.skewAxis, style.opacity)
    count(
      style.fillColor, style.fillHue, style.fillSaturation, style.fillBrightness,
      style.fillOpacity, style.strokeColor, style.strokeHue, style.strokeSaturation,
      style.strokeBrightness, style.strokeOpacity, style.strokeWidth, style.tracking)
  }
}
