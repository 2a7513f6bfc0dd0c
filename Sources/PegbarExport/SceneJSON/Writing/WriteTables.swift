internal import PegbarJSON
internal import PegbarScene

// What a scene has by name: images, fonts, colours, curves, markers, parameters.
extension SceneWriter {
  /// Writes the tables of a scene into its object.
  mutating func tables(
    images: [ImageAsset], fonts: [Font], palette: [NamedColor], curves: [NamedCurve],
    markers: [Marker], parameters: [Parameter]
  ) {
    list("palette", palette) { writer, entry in
      writer.object(.oneLine) { writer in
        writer.json.member("name", entry.name)
        writer.member("color", value: entry.color)
      }
    }
    list("curves", curves) { writer, entry in
      writer.object(.oneLine) { writer in
        writer.json.member("name", entry.name)
        writer.json.key("curve")
        writer.timing(entry.curve)
      }
    }
    list("markers", markers) { writer, marker in
      writer.object(.oneLine) { writer in
        writer.json.member("name", marker.name)
        writer.member("comment", marker.comment, unless: "")
        writer.json.member("time", marker.time)
        writer.member("duration", value: marker.duration, unless: 0)
      }
    }
    list("parameters", parameters) { $0.parameter($1) }
    list("images", images) { $0.image($1) }
    list("fonts", fonts) { $0.font($1) }
  }

  private mutating func parameter(_ parameter: Parameter) {
    object { writer in
      writer.json.member("name", parameter.name)
      switch parameter.value {
      case .number(let number): writer.json.member("value", number)
      case .point(let point): writer.member("value", value: point)
      case .color(let color): writer.member("value", value: color)
      case .text(let text): writer.json.member("value", text)
      case .colors(let colors): writer.member("value", value: Colors(colors))
      case .image(let id):
        writer.json.key("value")
        writer.object(.oneLine) { $0.json.member("image", id) }
      }
      writer.list("targets", parameter.targets) { $0.json.string($1) }
      writer.list("bindings", parameter.bindings) { $0.binding($1) }
    }
  }

  private mutating func binding(_ binding: ParameterBinding) {
    object(.oneLine) { writer in
      writer.member("composition", binding.composition, unless: "")
      writer.json.member("layer", binding.layer)
      writer.json.member("part", binding.part.rawValue)
      guard binding.map != .identity else { return }
      let map = binding.map
      writer.member("map", value: Numbers([map.a, map.b, map.c, map.d, map.tx, map.ty]))
    }
  }

  private mutating func image(_ image: ImageAsset) {
    object(.oneLine) { writer in
      writer.json.member("id", image.id)
      writer.member("size", image.size)
      switch image.data {
      case .embedded(let mediaType, let base64):
        writer.json.member("mediaType", mediaType)
        writer.json.member("base64", base64)
      case .external(let path):
        writer.json.member("path", path)
      }
    }
  }
}
