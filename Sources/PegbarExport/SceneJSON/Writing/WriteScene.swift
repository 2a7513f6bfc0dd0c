internal import PegbarJSON
internal import PegbarScene

// The root of either scene, and compositions.
extension SceneWriter {
  /// Writes an exact scene.
  mutating func scene(_ scene: Scene) {
    object { writer in
      writer.head(
        kind: "exact", name: scene.name, duration: scene.duration, frameRate: scene.frameRate,
        firstFrame: scene.firstFrame)
      writer.tables(
        images: scene.images, fonts: scene.fonts, palette: scene.palette, curves: scene.curves,
        markers: scene.markers, parameters: scene.parameters)
      writer.list("definitions", scene.definitions) { $0.composition($1) }
      writer.json.key("root")
      writer.composition(scene.root)
    }
  }

  /// Writes a normalized scene.
  mutating func scene(_ scene: NormalizedScene) {
    object { writer in
      writer.head(
        kind: "normalized", name: scene.name, duration: scene.duration,
        frameRate: scene.frameRate, firstFrame: scene.firstFrame)
      writer.tables(
        images: scene.images, fonts: scene.fonts, palette: scene.palette, curves: scene.curves,
        markers: scene.markers, parameters: scene.parameters)
      writer.list("definitions", scene.definitions) { $0.composition($1) }
      writer.json.key("root")
      writer.composition(scene.root)
    }
  }

  private mutating func head(
    kind: String, name: String, duration: Double, frameRate: Double, firstFrame: Double
  ) {
    json.member("pegbar", SceneJSON.version)
    json.member("kind", kind)
    json.member("name", name)
    json.member("duration", duration)
    json.member("frameRate", frameRate)
    member("firstFrame", value: firstFrame, unless: 0)
  }

  private mutating func composition(_ composition: Composition) {
    object { writer in
      writer.head(id: composition.id, name: composition.name, size: composition.size)
      writer.list("transactions", composition.transactions) { $0.transaction($1) }
      writer.list("layers", composition.layers) { $0.layer($1) }
    }
  }

  private mutating func composition(_ composition: NormalizedComposition) {
    object { writer in
      writer.head(id: composition.id, name: composition.name, size: composition.size)
      writer.list("transactions", composition.transactions) { $0.transaction($1) }
      writer.list("transitions", composition.transitions) { $0.transition($1) }
      writer.list("layers", composition.layers) { $0.layer($1) }
    }
  }

  private mutating func head(id: String, name: String, size: Size) {
    member("id", id, unless: "")
    json.member("name", name)
    member("size", size)
  }

  private mutating func transaction(_ transaction: Transaction) {
    object { writer in
      writer.json.member("id", transaction.id)
      writer.json.member("name", transaction.name)
      writer.member("window", transaction.window)
      if let curve = transaction.curve { writer.member("curve", curve) }
      if let next = transaction.next { writer.json.member("next", next) }
      writer.list("groups", transaction.groups) { writer, group in
        writer.object(.oneLine) { writer in
          writer.json.member("layer", group.layer)
          writer.list("tracks", group.tracks, .oneLine) { $0.reference($1, in: group) }
        }
      }
    }
  }

  private mutating func transition(_ transition: Transition) {
    object(.oneLine) { writer in
      switch transition.kind {
      case .fade:
        writer.json.member("type", "fade")
      case .push(let edge):
        writer.json.member("type", "push")
        writer.member("subtype", case: edge)
      }
      writer.json.member("from", transition.old)
      writer.json.member("to", transition.new)
      writer.json.member("time", transition.time)
      writer.json.member("duration", transition.duration)
      writer.member("curve", transition.curve)
    }
  }

  /// Writes a track of the group's layer itself as the property's name, any other as an object.
  private mutating func reference(_ reference: TrackReference, in group: AnimationGroup) {
    if reference.layer == group.layer, reference.part.isEmpty {
      json.string(reference.property.rawValue)
      return
    }
    object(.oneLine) { writer in
      writer.member("layer", reference.layer, unless: group.layer)
      writer.member("part", reference.part, unless: "")
      writer.member("property", case: reference.property)
    }
  }
}
