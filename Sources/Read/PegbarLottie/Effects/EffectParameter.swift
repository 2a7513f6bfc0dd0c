package import PegbarDiagnostics
internal import PegbarJSON

/// Something that can be set in an effect.
///
/// - Source: Lottie `ef` of effects.
package struct EffectParameter: Sendable, Hashable {
  /// What kind of control it is (`ty`).
  package enum Kind: Int, Sendable, Hashable {
    /// A number (0).
    case slider = 0
    /// Degrees (1).
    case angle = 1
    /// A colour (2).
    case color = 2
    /// A point in pixels (3).
    case point = 3
    /// On or off (4).
    case checkbox = 4
    /// A group of parameters (5).
    case group = 5
    /// Nothing that can be read (6).
    case ignored = 6
    /// One of a list, from 1 (7).
    case dropdown = 7
    /// Something of a plug-in (9).
    case custom = 9
    /// The `ind` of a layer (10).
    case layer = 10
    /// The number of a mask (11).
    case mask = 11
    /// Another number, or none.
    case unknown = -1
  }

  /// What it is set to (`v`).
  package enum Value: Sendable, Hashable {
    /// Nothing.
    case none
    /// A number (slider, angle, checkbox, dropdown, layer), a colour or a point.
    case property(AnyProperty)
    /// The parameters of a group.
    case group([EffectParameter])
  }

  /// What kind of control it is.
  package var kind: Kind
  /// The name that After Effects gives to it (`mn`).
  package var matchName: String?
  /// The designer's name (`nm`).
  package var name: String?
  /// What it is set to.
  package var value = Value.none
  /// Names the parameter in findings.
  package var source: SourceID

  /// Reads `ef` of an effect or of a group in it; elements that are no objects are left out.
  static func list(reading value: JSONValue, in context: ReadingContext) -> [EffectParameter] {
    guard let context = context.deeper(at: value) else { return [] }
    return value.readList { object, _ in EffectParameter(reading: object, in: context) }
  }

  /// Reads a parameter.
  ///
  /// Its type is looked up first, because it governs the value.
  init(reading object: JSONObject, in context: ReadingContext) {
    let context = context.inside(object)
    // Some tools write an empty text where there is no type.
    let type = object["ty"].flatMap { $0.string == "" ? nil : $0.readInt() }
    kind = type.flatMap(Kind.init(rawValue:)) ?? .unknown
    source = object.source
    for (key, member) in object {
      switch key {
      case "nm": name = member.readName()
      case "mn": matchName = member.readName()
      case "v": value = property(reading: member, in: context).map { .property($0) } ?? value
      case "ef": value = .group(Self.list(reading: member, in: context))
      // Groups inside effects carry the switch and the count of an effect.
      case "ty", "en", "np", "ix": break
      default: object.skip(key)
      }
    }
    if let name { object.name(name) }
  }

  private func property(reading value: JSONValue, in context: ReadingContext) -> AnyProperty? {
    switch kind {
    case .slider, .angle, .checkbox, .dropdown, .layer, .mask:
      Property(reading: value, in: context, else: 0).map { .scalar($0) }
    case .color: Property(reading: value, in: context, else: .black).map { .color($0) }
    case .point, .unknown: Property(reading: value, in: context, else: .zero).map { .vector($0) }
    // What a plug-in keeps to itself, the headings of groups: there is nothing to draw.
    case .group, .ignored, .custom: nil
    }
  }
}
