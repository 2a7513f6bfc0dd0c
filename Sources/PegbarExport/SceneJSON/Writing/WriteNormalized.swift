internal import PegbarJSON
internal import PegbarScene

// The layers of a normalized scene.
extension SceneWriter {
  /// Writes a layer with everything in it.
  mutating func layer(_ layer: NormalizedLayer) {
    object { writer in
      writer.json.member("name", layer.name)
      writer.member("designerName", layer.designerName, unless: "")
      writer.member("source", layer.source, unless: "")
      writer.json.key("bounds")
      writer.json.list([
        layer.bounds.origin.x, layer.bounds.origin.y, layer.bounds.size.width,
        layer.bounds.size.height,
      ])
      writer.member("anchor", value: layer.anchor, unless: .zero)
      writer.member("position", value: layer.position, unless: .zero)
      writer.member("scale", value: layer.scale, unless: .one)
      writer.member("rotation", value: layer.rotation, unless: 0)
      writer.member("rotationX", value: layer.rotationX, unless: 0)
      writer.member("rotationY", value: layer.rotationY, unless: 0)
      writer.member("zPosition", value: layer.zPosition, unless: 0)
      writer.member("scaleZ", value: layer.scaleZ, unless: 1)
      writer.flag("keepsDepth", layer.keepsDepth)
      if let perspective = layer.perspective { writer.member("perspective", value: perspective) }
      writer.member("opacity", value: layer.opacity, unless: 1)
      writer.flag("isHidden", layer.isHidden)
      writer.member("blendMode", case: layer.blendMode, unless: .normal)
      writer.flag("clipsToBounds", layer.clipsToBounds)
      if let shadow = layer.shadow { writer.member("shadow", shadow) }
      writer.content(layer.content)
      if let mask = layer.mask {
        writer.json.key("mask")
        writer.object { writer in
          writer.member("mode", case: mask.mode, unless: .alpha)
          writer.list("layers", mask.layers) { $0.layer($1) }
        }
      }
      writer.list("tracks", layer.tracks) { $0.track($1) }
      writer.list("sublayers", layer.sublayers) { $0.layer($1) }
    }
  }

  private mutating func member(_ key: String, _ shadow: NormalizedShadow) {
    json.key(key)
    object(.oneLine) { writer in
      writer.member("color", value: shadow.color)
      writer.member("opacity", value: shadow.opacity, unless: 1)
      writer.member("offset", value: shadow.offset, unless: .zero)
      writer.member("radius", value: shadow.radius, unless: 0)
    }
  }

  private mutating func content(_ content: NormalizedContent) {
    switch content {
    case .none:
      return
    case .color(let color):
      self.content("color", .oneLine) { $0.member("color", value: color) }
    case .image(let id):
      self.content("image", .oneLine) { $0.json.member("image", id) }
    case .text(let text):
      self.content("text", .oneLine) { $0.members(of: text) }
    case .shape(let shape):
      self.shape(shape)
    case .gradient(let gradient):
      self.content("gradient", .lines) { $0.members(of: gradient) }
    case .instance(let definition, let begin, let rate):
      self.content("instance", .oneLine) { writer in
        writer.json.member("definition", definition)
        writer.member("begin", value: begin, unless: 0)
        writer.member("rate", value: rate, unless: 1)
      }
    }
  }

  private mutating func shape(_ shape: NormalizedShape) {
    switch shape.style {
    case .fill(let color, let rule):
      content("fill", .lines) { writer in
        writer.member("color", value: color)
        writer.member("rule", case: rule, unless: .nonZero)
        writer.member("path", value: shape.path)
      }
    case .stroke(let color, let stroke):
      content("stroke", .lines) { writer in
        writer.member("color", value: color)
        writer.members(of: stroke)
        writer.member("path", value: shape.path)
      }
    case .both(let fill, let rule, let color, let stroke):
      content("stroke", .lines) { writer in
        writer.member("color", value: color)
        writer.members(of: stroke)
        writer.member("fill", value: fill)
        writer.member("rule", case: rule, unless: .nonZero)
        writer.member("path", value: shape.path)
      }
    }
  }

  private mutating func members(of stroke: NormalizedStroke) {
    json.member("width", stroke.width)
    member("cap", case: stroke.cap, unless: .butt)
    member("join", case: stroke.join, unless: .miter)
    member("miterLimit", value: stroke.miterLimit, unless: 4)
    member("dashes", value: Numbers(stroke.dashes), unless: Numbers([]))
    member("dashPhase", value: stroke.dashPhase, unless: 0)
    member("start", value: stroke.start, unless: 0)
    member("end", value: stroke.end, unless: 1)
  }

  private mutating func members(of gradient: NormalizedGradient) {
    member("kind", case: gradient.kind)
    member("start", value: gradient.start)
    member("end", value: gradient.end)
    if let rim = gradient.rim { member("rim", value: rim) }
    member("colors", value: Colors(gradient.colors))
    member("locations", value: Numbers(gradient.locations))
  }

  private mutating func track(_ track: NormalizedTrack) {
    object { writer in
      writer.member("property", case: track.property)
      switch track.keys {
      case .number(let keys): writer.members(of: keys)
      case .point(let keys): writer.members(of: keys)
      case .color(let keys): writer.members(of: keys)
      case .colors(let keys): writer.members(of: keys)
      case .numbers(let keys): writer.members(of: keys)
      case .path(let keys): writer.members(of: keys)
      case .flag(let keys): writer.members(of: keys)
      }
    }
  }
}
