extension TrackWalk {
  /// Shows the tracks of an effect; they are called “effect” and its name.
  func visit(_ effect: LayerEffect, _ visitor: inout some TrackVisitor) {
    let part = "effect \(effect.name)"
    switch effect.kind {
    case .fill(let fill):
      visit(fill.color, .fillColor, part, &visitor)
      visit(fill.opacity, .opacity, part, &visitor)
    case .tint(let tint):
      visit(tint.black, .shadowsColor, part, &visitor)
      visit(tint.white, .highlightsColor, part, &visitor)
      visit(tint.amount, .effectAmount, part, &visitor)
    case .tritone(let tritone):
      visit(tritone.shadows, .shadowsColor, part, &visitor)
      visit(tritone.midtones, .midtonesColor, part, &visitor)
      visit(tritone.highlights, .highlightsColor, part, &visitor)
      visit(tritone.amount, .effectAmount, part, &visitor)
    case .levels(let levels):
      visit(levels.red, "\(part) red", &visitor)
      visit(levels.green, "\(part) green", &visitor)
      visit(levels.blue, "\(part) blue", &visitor)
      visit(levels.alpha, "\(part) alpha", &visitor)
      visit(levels.all, part, &visitor)
    case .blur(let blur):
      visit(blur.radius, .blurRadius, part, &visitor)
    case .dropShadow(let shadow), .innerShadow(let shadow):
      visit(shadow, part, &visitor)
    case .outline(let outline):
      visit(outline.color, .strokeColor, part, &visitor)
      visit(outline.width, .lineWidth, part, &visitor)
      visit(outline.opacity, .opacity, part, &visitor)
    case .stroke(let stroke):
      visit(stroke, part, &visitor)
    case .transform(let transform):
      visit(transform.transform, part, &visitor)
      visit(transform.opacity, .opacity, part, &visitor)
    case .matte:
      // Nothing of it moves by itself.
      return
    }
  }

  private func visit(
    _ channel: LevelsEffect.Channel, _ part: String, _ visitor: inout some TrackVisitor
  ) {
    visit(channel.inputBlack, .inputBlack, part, &visitor)
    visit(channel.inputWhite, .inputWhite, part, &visitor)
    visit(channel.gamma, .gamma, part, &visitor)
    visit(channel.outputBlack, .outputBlack, part, &visitor)
    visit(channel.outputWhite, .outputWhite, part, &visitor)
  }

  private func visit(_ shadow: ShadowEffect, _ part: String, _ visitor: inout some TrackVisitor) {
    visit(shadow.color, .shadowColor, part, &visitor)
    visit(shadow.opacity, .shadowOpacity, part, &visitor)
    switch shadow.offset {
    case .polar(let direction, let distance):
      visit(direction, .shadowDirection, part, &visitor)
      visit(distance, .shadowDistance, part, &visitor)
    case .point(let point):
      visit(point, .shadowOffset, .shadowOffsetX, .shadowOffsetY, part, &visitor)
    }
    visit(shadow.radius, .shadowRadius, part, &visitor)
  }

  private func visit(_ stroke: StrokeEffect, _ part: String, _ visitor: inout some TrackVisitor) {
    for (index, path) in stroke.paths.enumerated() {
      visit(path, .path, "\(part) path \(index + 1)", &visitor)
    }
    visit(stroke.color, .strokeColor, part, &visitor)
    visit(stroke.width, .lineWidth, part, &visitor)
    visit(stroke.start, .trimStart, part, &visitor)
    visit(stroke.end, .trimEnd, part, &visitor)
    visit(stroke.opacity, .opacity, part, &visitor)
  }
}
