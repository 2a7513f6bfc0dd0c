extension TextContent {
  /// Shows every track of the text to a visitor; it stands for a layer without a name.
  package func visitTracks(_ visitor: inout some TrackVisitor) {
    TrackWalk(layer: "").visit(self, &visitor)
  }
}

extension TrackWalk {
  /// Shows the tracks of a text: its documents, animators with their selectors, and its path.
  func visit(_ text: TextContent, _ visitor: inout some TrackVisitor) {
    visit(text.document, .textDocument, "", &visitor)
    for animator in text.animators {
      visitPlace(animator, &visitor)
      visitPaint(animator, &visitor)
      if let selector = animator.selector { visit(selector, animator.name, &visitor) }
    }
    visit(text.alignment, .alignment, .alignmentX, .alignmentY, "", &visitor)
    guard let path = text.path else { return }
    let part = "text path"
    visit(path.path, .path, part, &visitor)
    visit(path.firstMargin, .firstMargin, part, &visitor)
    visit(path.lastMargin, .lastMargin, part, &visitor)
    visit(path.forcesAlignment, .forcesAlignment, part, &visitor)
    visit(path.isPerpendicular, .isPerpendicular, part, &visitor)
    visit(path.isReversed, .isReversed, part, &visitor)
  }

  private func visitPlace(_ animator: TextAnimator, _ visitor: inout some TrackVisitor) {
    let part = animator.name
    visit(animator.anchor, .anchor, .anchorX, .anchorY, part, &visitor)
    visit(animator.position, .position, .positionX, .positionY, part, &visitor)
    visit(animator.scale, .scale, .scaleX, .scaleY, part, &visitor)
    visit(animator.rotation, .rotation, part, &visitor)
    visit(animator.rotationX, .rotationX, part, &visitor)
    visit(animator.rotationY, .rotationY, part, &visitor)
    visit(animator.skew, .skew, part, &visitor)
    visit(animator.skewAxis, .skewAxis, part, &visitor)
    visit(animator.tracking, .tracking, part, &visitor)
    visit(animator.lineSpacing, .lineSpacing, .lineSpacingX, .lineSpacingY, part, &visitor)
  }

  private func visitPaint(_ animator: TextAnimator, _ visitor: inout some TrackVisitor) {
    let part = animator.name
    if let opacity = animator.opacity { visit(opacity, .opacity, part, &visitor) }
    if let color = animator.fillColor { visit(color, .fillColor, part, &visitor) }
    visit(animator.fillHue, .fillHue, part, &visitor)
    visit(animator.fillSaturation, .fillSaturation, part, &visitor)
    visit(animator.fillBrightness, .fillBrightness, part, &visitor)
    visit(animator.fillOpacity, .fillOpacity, part, &visitor)
    if let color = animator.strokeColor { visit(color, .strokeColor, part, &visitor) }
    visit(animator.strokeHue, .strokeHue, part, &visitor)
    visit(animator.strokeSaturation, .strokeSaturation, part, &visitor)
    visit(animator.strokeBrightness, .strokeBrightness, part, &visitor)
    visit(animator.strokeOpacity, .strokeOpacity, part, &visitor)
    visit(animator.strokeWidth, .lineWidth, part, &visitor)
  }

  private func visit(
    _ selector: TextSelector, _ part: String, _ visitor: inout some TrackVisitor
  ) {
    visit(selector.start, .selectorStart, part, &visitor)
    if let end = selector.end { visit(end, .selectorEnd, part, &visitor) }
    visit(selector.offset, .selectorOffset, part, &visitor)
    visit(selector.amount, .selectorAmount, part, &visitor)
    visit(selector.easeHigh, .easeHigh, part, &visitor)
    visit(selector.easeLow, .easeLow, part, &visitor)
    visit(selector.smoothness, .smoothness, part, &visitor)
  }
}
