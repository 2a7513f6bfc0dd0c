internal import PegbarJSON
internal import PegbarScene

// What shape layers draw: the tables of paths, groups and modifiers, and what is painted.
extension SceneWriter {
  /// Writes the tables of shape content into an object that was begun.
  mutating func members(of content: ShapeContent) {
    list("paths", content.paths) { $0.path($1) }
    list("groups", content.groups) { $0.group($1) }
    list("modifiers", content.modifiers) { $0.modifier($1) }
    list("nodes", content.nodes) { $0.node($1) }
  }

  // MARK: Tables

  private mutating func path(_ path: ShapePath) {
    let type = type(of: path.geometry)
    object { writer in
      writer.head(type, path.name, path.source)
      writer.member("group", index: path.group)
      switch path.geometry {
      case .path(let path): writer.member("path", path)
      case .rectangle(let rectangle): writer.members(of: rectangle)
      case .ellipse(let ellipse): writer.members(of: ellipse)
      case .polystar(let polystar): writer.members(of: polystar)
      }
    }
  }

  private func type(of geometry: Geometry) -> String {
    switch geometry {
    case .path: "path"
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .polystar(let polystar): polystar.kind.rawValue
    }
  }

  /// Writes what every entry begins with.
  private mutating func head(_ type: String, _ name: String, _ source: String) {
    json.member("type", type)
    json.member("name", name)
    member("source", source, unless: "$")
  }

  private mutating func members(of rectangle: Rectangle) {
    member("center", rectangle.center, unless: .zero)
    member("size", rectangle.size)
    member("cornerRadius", rectangle.cornerRadius, unless: 0)
    flag("isReversed", rectangle.isReversed)
  }

  private mutating func members(of ellipse: Ellipse) {
    member("center", ellipse.center, unless: .zero)
    member("size", ellipse.size)
    flag("isReversed", ellipse.isReversed)
  }

  private mutating func members(of polystar: Polystar) {
    member("center", polystar.center, unless: .zero)
    member("pointCount", polystar.pointCount)
    member("rotation", polystar.rotation, unless: 0)
    member("outerRadius", polystar.outerRadius)
    member("outerRoundness", polystar.outerRoundness, unless: 0)
    member("innerRadius", polystar.innerRadius, unless: 0)
    member("innerRoundness", polystar.innerRoundness, unless: 0)
    flag("isReversed", polystar.isReversed)
  }

  private mutating func group(_ group: ShapeGroup) {
    object { writer in
      writer.json.member("name", group.name)
      writer.member("source", group.source, unless: "$")
      writer.member("parent", index: group.parent)
      writer.member("transform", group.transform)
      writer.member("opacity", group.opacity, unless: 1)
      writer.member("blendMode", case: group.blendMode, unless: .normal)
      guard let repeater = group.repeater else { return }
      writer.json.key("repeater")
      writer.object { $0.members(of: repeater) }
    }
  }

  private mutating func members(of repeater: Repeater) {
    member("copies", repeater.copies)
    member("offset", repeater.offset, unless: 0)
    member("step", repeater.step)
    member("startOpacity", repeater.startOpacity, unless: 1)
    member("endOpacity", repeater.endOpacity, unless: 1)
    member("order", case: repeater.order, unless: .below)
  }

  private mutating func modifier(_ modifier: PathModifier) {
    object { writer in
      switch modifier.kind {
      case .trim(let trim):
        writer.head("trim", modifier.name, modifier.source)
        writer.member("start", trim.start, unless: 0)
        writer.member("end", trim.end, unless: 1)
        writer.member("offset", trim.offset, unless: 0)
        writer.member("mode", case: trim.mode)
      case .roundedCorners(let corners):
        writer.head("roundedCorners", modifier.name, modifier.source)
        writer.member("radius", corners.radius)
      case .puckerBloat(let pucker):
        writer.head("puckerBloat", modifier.name, modifier.source)
        writer.member("amount", pucker.amount)
      case .zigZag(let zigZag):
        writer.head("zigZag", modifier.name, modifier.source)
        writer.member("size", zigZag.size)
        writer.member("ridges", zigZag.ridges)
        writer.member("pointType", case: zigZag.pointType, unless: .corner)
      case .offsetPath(let offset):
        writer.head("offsetPath", modifier.name, modifier.source)
        writer.member("amount", offset.amount)
        writer.member("join", case: offset.join, unless: .miter)
        writer.member("miterLimit", offset.miterLimit, unless: 4)
      case .merge(let merge):
        writer.head("merge", modifier.name, modifier.source)
        writer.member("mode", case: merge.mode)
        writer.member("group", index: merge.group)
      }
      writer.indices("paths", modifier.paths)
    }
  }

  // MARK: What is painted

  private mutating func node(_ node: ShapeNode) {
    switch node {
    case .style(let style):
      self.style(style)
    case .group(let index, let nodes):
      object { writer in
        writer.json.member("type", "group")
        writer.json.member("group", index)
        writer.list("nodes", nodes) { $0.node($1) }
      }
    }
  }

  private mutating func style(_ style: ShapeStyle) {
    object { writer in
      switch style.kind {
      case .fill(let rule):
        writer.head("fill", style.name, style.source)
        writer.member("rule", case: rule, unless: .nonZero)
      case .stroke(let stroke):
        writer.head("stroke", style.name, style.source)
        writer.members(of: stroke)
      }
      writer.member("group", index: style.group)
      switch style.paint {
      case .color(let color):
        writer.member("color", color)
      case .gradient(let gradient):
        writer.json.key("gradient")
        writer.object { $0.members(of: gradient) }
      }
      writer.member("opacity", style.opacity, unless: 1)
      writer.member("blendMode", case: style.blendMode, unless: .normal)
      writer.indices("paths", style.paths)
    }
  }

  private mutating func members(of stroke: Stroke) {
    member("width", stroke.width)
    member("cap", case: stroke.cap, unless: .butt)
    member("join", case: stroke.join, unless: .miter)
    member("miterLimit", stroke.miterLimit, unless: 4)
    list("dashes", stroke.dashes, stroke.dashes.contains { $0.track != nil } ? .lines : .oneLine) {
      $0.animated($1)
    }
    member("dashPhase", stroke.dashPhase, unless: 0)
  }

  private mutating func members(of gradient: Gradient) {
    member("kind", case: gradient.kind)
    member("start", gradient.start)
    member("end", gradient.end)
    member("highlightLength", gradient.highlightLength, unless: 0)
    member("highlightAngle", gradient.highlightAngle, unless: 0)
    member("stops", gradient.stops)
  }
}
