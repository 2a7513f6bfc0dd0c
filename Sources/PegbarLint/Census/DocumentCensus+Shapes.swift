internal import PegbarLottie

// Shape items. Groups are as deep as JSON may be nested, which the reader limits.
extension DocumentCensus {
  mutating func count(_ items: [ShapeItem]) {
    for item in items {
      switch item.kind {
      case .group(let group):
        countShape("gr")
        if let transform = group.transform {
          countShape("tr")
          count(transform)
        }
        count(group.items)
      case .geometry(let geometry): count(geometry)
      case .style(let style): count(style)
      case .modifier(let modifier): count(modifier)
      case .repeater(let repeater):
        countShape("rp")
        count(repeater.copies, repeater.offset)
        count(repeater.transform)
      case .twist(let twist):
        countShape("tw")
        count(twist.angle, twist.center)
      case .noStyle:
        countShape("no")
      case .unknown:
        countShape("unknown")
      }
    }
  }

  private mutating func count(_ geometry: ShapeItem.Geometry) {
    switch geometry {
    case .path(let path):
      countShape("sh")
      count(path.path)
    case .rectangle(let rectangle):
      countShape("rc")
      count(rectangle.position, rectangle.size, rectangle.roundness)
    case .ellipse(let ellipse):
      countShape("el")
      count(ellipse.position, ellipse.size)
    case .polystar(let star):
      countShape("sr")
      count(
        star.position, star.points, star.rotation, star.outerRadius, star.outerRoundness,
        star.innerRadius, star.innerRoundness)
    }
  }

  private mutating func count(_ style: ShapeItem.Style) {
    switch style {
    case .fill(let fill):
      countShape(fill.paint.isGradient ? "gf" : "fl")
      count(fill.paint)
      count(fill.opacity)
    case .stroke(let stroke):
      countShape(stroke.paint.isGradient ? "gs" : "st")
      count(stroke.paint)
      count(stroke.width, stroke.opacity, stroke.miterLimit)
      for dash in stroke.dashes { count(dash.length) }
    }
  }

  private mutating func count(_ modifier: ShapeItem.Modifier) {
    switch modifier {
    case .trim(let trim):
      countShape("tm")
      count(trim.start, trim.end, trim.offset)
    case .roundedCorners(let corners):
      countShape("rd")
      count(corners.radius)
    case .mergePaths:
      countShape("mm")
    case .offsetPath(let offset):
      countShape("op")
      count(offset.amount, offset.miterLimit)
    case .puckerBloat(let pucker):
      countShape("pb")
      count(pucker.amount)
    case .zigZag(let zigZag):
      countShape("zz")
      count(zigZag.size, zigZag.ridges, zigZag.points)
    }
  }

  private mutating func count(_ paint: Paint) {
    switch paint {
    case .color(let color): count(color)
    case .gradient(let gradient):
      count(
        gradient.start, gradient.end, gradient.highlightLength, gradient.highlightAngle,
        gradient.stops)
    }
  }
}
