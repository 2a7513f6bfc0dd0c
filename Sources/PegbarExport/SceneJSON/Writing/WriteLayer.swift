internal import PegbarJSON
internal import PegbarScene

// The layers of an exact scene.
extension SceneWriter {
  /// Writes a layer.
  mutating func layer(_ layer: Layer) {
    object { writer in
      writer.json.member("id", layer.id.rawValue)
      writer.json.member("name", layer.name)
      writer.member("designerName", layer.designerName, unless: "")
      writer.member("source", layer.source, unless: "$")
      writer.flag("isHidden", layer.isHidden)
      writer.flag("isMatteSource", layer.isMatteSource)
      writer.member("window", layer.window)
      writer.member("transformParent", index: layer.transformParent?.rawValue)
      writer.member("transform", layer.transform)
      writer.member("opacity", layer.opacity, unless: 1)
      writer.member("blendMode", case: layer.blendMode, unless: .normal)
      writer.list("masks", layer.masks) { $0.mask($1) }
      writer.list("effects", layer.effects) { $0.effect($1) }
      if let matte = layer.matte {
        writer.json.key("matte")
        writer.object(.oneLine) { writer in
          writer.json.member("source", matte.source.rawValue)
          writer.member("mode", case: matte.mode)
        }
      }
      writer.content(layer.content)
    }
  }

  private mutating func content(_ content: LayerContent) {
    switch content {
    case .empty:
      return
    case .solid(let solid):
      self.content("solid", .oneLine) { writer in
        writer.member("size", solid.size)
        writer.member("color", value: solid.color)
      }
    case .image(let image):
      self.content("image", .oneLine) { writer in
        writer.json.member("image", image.image)
        writer.member("size", image.size)
      }
    case .shapes(let shapes):
      self.content("shapes", .lines) { $0.members(of: shapes) }
    case .instance(let instance):
      self.content("instance", instance.timeMap.remap?.track == nil ? .oneLine : .lines) {
        $0.members(of: instance)
      }
    }
  }

  /// Writes the member `content` with its type.
  mutating func content(
    _ type: String, _ layout: JSONWriter.Layout, _ body: (inout SceneWriter) -> Void
  ) {
    json.key("content")
    object(layout) { writer in
      writer.json.member("type", type)
      body(&writer)
    }
  }

  private mutating func members(of instance: Instance) {
    json.member("definition", instance.definition)
    member("begin", value: instance.timeMap.begin, unless: 0)
    member("rate", value: instance.timeMap.rate, unless: 1)
    if let remap = instance.timeMap.remap { member("remap", remap) }
    if let clip = instance.clip { member("clip", clip) }
  }

  /// Writes a transform, unless it changes nothing.
  mutating func member(_ key: String, _ transform: Transform) {
    guard transform != .identity else { return }
    json.key(key)
    object(isStill(transform) ? .oneLine : .lines) { writer in
      writer.member("anchor", transform.anchor, unless: .zero)
      writer.member("position", transform.position, unless: .zero)
      writer.member("scale", transform.scale, unless: .one)
      writer.member("rotation", transform.rotation, unless: 0)
      writer.member("skew", transform.skew, unless: 0)
      writer.member("skewAxis", transform.skewAxis, unless: 0)
      writer.flag("orientsAlongPath", transform.orientsAlongPath)
    }
  }

  private func isStill(_ transform: Transform) -> Bool {
    transform.anchor.constant != nil && transform.position.constant != nil
      && transform.scale.constant != nil && transform.rotation.constant != nil
      && transform.skew.constant != nil && transform.skewAxis.constant != nil
  }

  private mutating func mask(_ mask: Mask) {
    object { writer in
      writer.json.member("name", mask.name)
      writer.member("mode", case: mask.mode)
      writer.flag("isInverted", mask.isInverted)
      writer.member("path", mask.path)
      writer.member("opacity", mask.opacity, unless: 1)
      writer.member("expansion", mask.expansion, unless: 0)
    }
  }
}
