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
      case .path, .rectangle, .ellipse, .polystar:
        countGeometry(item.kind)
      case .fill, .stroke, .gradientFill, .gradientStroke, .noStyle:
        countPaint(item.kind)
      case .trim, .repeater, .roundedCorners, .mergePaths, .offsetPath, .puckerBloat, .zigZag,
        .twist:
        countModifier(item.kind)
      case .unknown:
        countShape("unknown")
      }
    }
  }

  private mutating func countGeometry(_ kind: ShapeItem.Kind) {
    if case .path(let path) = kind {
      countShape("sh")
      count(path.path)
    } else if case .rectangle(let rectangle) = kind {
      countShape("rc")
      count(rectangle.position)
      count(rectangle.size)
      count(rectangle.roundness)
    } else if case .ellipse(let ellipse) = kind {
      countShape("el")
      count(ellipse.position)
      count(ellipse.size)
    } else if case .polystar(let star) = kind {
      countShape("sr")
      count(star.position)
      for property in [
        star.points, star.rotation, star.outerRadius, star.outerRoundness, star.innerRadius,
        star.innerRoundness,
      ] { count(property) }
    }
  }

  private mutating func countPaint(_ kind: ShapeItem.Kind) {
    if case .fill(let fill) = kind {
      countShape("fl")
      count(fill.color)
      count(fill.opacity)
    } else if case .stroke(let stroke) = kind {
      countShape("st")
      count(stroke.color)
      count(stroke.style)
    } else if case .gradientFill(let fill) = kind {
      countShape("gf")
      count(fill.gradient)
      count(fill.opacity)
    } else if case .gradientStroke(let stroke) = kind {
      countShape("gs")
      count(stroke.gradient)
      count(stroke.style)
    } else if case .noStyle = kind {
      countShape("no")
    }
  }

  private mutating func countModifier(_ kind: ShapeItem.Kind) {
    if case .trim(let trim) = kind {
      countShape("tm")
      for property in [trim.start, trim.end, trim.offset] { count(property) }
    } else if case .repeater(let repeater) = kind {
      countShape("rp")
      for property in [repeater.copies, repeater.offset] { count(property) }
      count(repeater.transform)
    } else if case .roundedCorners(let corners) = kind {
      countShape("rd")
      count(corners.radius)
    } else if case .mergePaths = kind {
      countShape("mm")
    } else if case .offsetPath(let offset) = kind {
      countShape("op")
      for property in [offset.amount, offset.miterLimit] { count(property) }
    } else if case .puckerBloat(let pucker) = kind {
      countShape("pb")
      count(pucker.amount)
    } else if case .zigZag(let zigZag) = kind {
      countShape("zz")
      for property in [zigZag.size, zigZag.ridges, zigZag.points] { count(property) }
    } else if case .twist(let twist) = kind {
      countShape("tw")
      count(twist.angle)
      count(twist.center)
    }
  }

  private mutating func count(_ gradient: Gradient) {
    count(gradient.start)
    count(gradient.end)
    count(gradient.highlightLength)
    count(gradient.highlightAngle)
    count(gradient.stops)
  }

  private mutating func count(_ style: StrokeStyle) {
    count(style.width)
    count(style.opacity)
    count(style.miterLimit)
    for dash in style.dashes { count(dash.length) }
  }
}
