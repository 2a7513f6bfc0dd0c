internal import PegbarGeometry

/// Collects the colors of a record and everything in it, and optionally replaces them.
final class ColorChange {
  /// The colors found, in order, each with the reference that its track has or would have.
  private(set) var met: [(color: Color, reference: TrackReference)] = []
  private var replacements: ArraySlice<Color>
  private var context = TrackContext()
  private var reference = TrackReference(layer: "", property: .fillColor)

  /// Creates a change that replaces colors.
  ///
  /// - Parameter colors: The replacements, in the order in which colors are found; further colors
  ///   are unchanged.
  init(replacing colors: [Color] = []) { replacements = colors[...] }

  private func changed(_ color: Color) -> Color {
    met.append((color, reference))
    return replacements.popFirst() ?? color
  }

  /// Returns a value with its colors replaced.
  private func changed<Value>(_ value: Value) -> Value {
    let result: Any
    switch value {
    case let color as Color: result = changed(color)
    case let colors as Colors: result = Colors(colors.values.map { changed($0) })
    case let stops as GradientStops:
      var stops = stops
      stops.colors.changeEach { $0.color = changed($0.color) }
      result = stops
    case let text as TextDocument:
      var text = text
      reference.property = .fillColor
      text.fill = text.fill.map { changed($0) }
      reference.property = .strokeColor
      text.stroke = text.stroke.map { changed($0) }
      result = text
    case let value as Parameter.Value: result = changed(value)
    case _: return value
    }
    return result as? Value ?? value
  }

  private func changed(_ value: Parameter.Value) -> Parameter.Value {
    switch value {
    case .color(let color): .color(changed(color))
    case .colors(let colors): .colors(colors.map { changed($0) })
    case .number, .point, .text, .image: value
    }
  }

  private func changed<Value: TrackValue>(_ value: Animated<Value>) -> Animated<Value> {
    switch value {
    case .constant(let value): .constant(changed(value))
    case .keyed(let track): .keyed(changed(track))
    }
  }

  private func changed<Value: TrackValue>(_ track: Track<Value>) -> Track<Value> {
    var track = track
    track.keys.changeEach { $0.value = changed($0.value) }
    return track
  }
}

extension ColorChange: FieldChange {
  func value<Value: SceneValue>(
    _ value: Value?, defaultValue: Value?, _ facts: FieldFacts
  ) -> Value? {
    // A constant color without a property is that of a solid.
    reference = context.role(.fillColor).reference
    return value.map { changed($0) }
  }

  func option<Option: SceneOption>(
    _ value: Option, _ defaultValue: Option, _ facts: FieldFacts
  ) -> Option { value }

  func animated<Value: MovingValue>(
    _ value: Animated<Value>?, defaultValue: Animated<Value>?, else other: Animated<Value>,
    _ facts: FieldFacts, _ role: FieldRole
  ) -> Animated<Value>? {
    reference = role.context.role(role.property).reference
    return value.map { changed($0) }
  }

  func animated<Value: MovingValue>(
    _ values: [Animated<Value>], _ blank: Value, _ facts: FieldFacts, _ role: FieldRole
  ) -> [Animated<Value>] {
    reference = role.context.role(role.property).reference
    return values.map { changed($0) }
  }

  func point(
    _ value: AnimatedPoint, _ defaultValue: AnimatedPoint, _ facts: FieldFacts, _ role: FieldRole
  ) -> AnimatedPoint { value }

  func record<Record: SceneRecord>(
    _ record: Record?, defaultValue: Record?, _ facts: FieldFacts, _ context: TrackContext
  ) -> Record? {
    record.map { inline($0, context) }
  }

  func records<Record: SceneRecord>(
    _ records: [Record], _ facts: FieldFacts, _ context: (Int, Record) -> TrackContext
  ) -> [Record] {
    records.enumerated().map { inline($1, context($0, $1)) }
  }

  func inline<Record: SceneRecord>(_ record: Record, _ context: TrackContext) -> Record {
    let outer = self.context
    self.context = context
    defer { self.context = outer }
    var record = record
    record.apply(self, at: context)
    return record
  }

  func type<Union: SceneUnion>(_ union: Union, _ facts: FieldFacts) -> Union { union }

  func content<Union: SceneUnion>(
    _ union: Union, _ facts: FieldFacts, _ context: TrackContext
  ) -> Union {
    union.mapped(self, at: context)
  }

  func tracks(_ tracks: [NormalizedTrack], _ facts: FieldFacts) -> [NormalizedTrack] {
    tracks.map { track in
      switch track.keys {
      case .color(let keys): NormalizedTrack(property: track.property, keys: .color(changed(keys)))
      case .colors(let keys):
        NormalizedTrack(property: track.property, keys: .colors(changed(keys)))
      case .number, .point, .numbers, .path, .flag: track
      }
    }
  }

  func references(
    _ references: [TrackReference], of layer: String, _ facts: FieldFacts
  ) -> [TrackReference] { references }

  func nodes(_ nodes: [ShapeNode], _ facts: FieldFacts, _ context: TrackContext) -> [ShapeNode] {
    nodes.map { node in
      switch node {
      case .style(let style):
        return .style(inline(style, context.style(named: style.name)))
      case .group(let index, let children):
        return .group(index, self.nodes(children, facts, context))
      }
    }
  }
}
