package import PegbarBase
package import PegbarDiagnostics
internal import PegbarJSON

/// A theme of a dotLottie archive, which replaces the values of slots.
///
/// - Source: dotlottie.io specification 2.0, `t/ID.json`.
package struct DotLottieTheme: Sendable, Hashable {
  /// The ID, which is the name of the file without its extension.
  package var id: String
  /// The path of the file in the archive.
  package var file: String
  /// The rules, in file order (`rules`).
  package var rules: [ThemeRule] = []

  /// Creates a theme from JSON; `nil` if the bytes are not a theme.
  ///
  /// - Parameters:
  ///   - file: The path of the file in the archive.
  ///   - log: The log of findings about members of other types, which are ignored.
  package init?(
    reading bytes: [UInt8], id: String, file: String, log: FindingLog, limits: Limits = Limits()
  ) {
    (self.id, self.file) = (id, file)
    let rules = ArchiveFile.read(bytes, name: file, log: log, limits: limits) { object in
      object["rules"]?.readList { rule, number in
        ThemeRule(reading: rule, place: JSONPath([.key("rules"), .index(number - 1)]))
      } ?? []
    }
    guard let rules else { return nil }
    self.rules = rules
  }
}

/// A rule of a theme, which replaces the value of one slot.
package struct ThemeRule: Sendable, Hashable {
  /// The type of a rule.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A color.
    case color = "Color"
    /// A number.
    case scalar = "Scalar"
    /// A position, which can follow a motion path.
    case position = "Position"
    /// A size or a scale.
    case vector = "Vector"
    /// The colors of a gradient.
    case gradient = "Gradient"
    /// An image.
    case image = "Image"
    /// A text and its style.
    case text = "Text"
  }

  /// The new value of a slot, constant or with keyframes.
  package enum Value: Sendable, Hashable {
    /// A color.
    case color(Property<Color>.Animation)
    /// A number.
    case scalar(Property<Double>.Animation)
    /// A position, a size or a scale.
    case vector(Property<Vector>.Animation)
    /// The numbers of a gradient in the form of an animation, and the number of its colors.
    case gradient(Property<[Double]>.Animation, stopCount: Int)
    /// Changes of a text.
    case text(Property<TextChange>.Animation)
    /// An image.
    case image(ImageAsset)
  }

  /// The ID of the slot (`id`).
  package var id: String
  /// The type, exactly as written (`type`).
  package var type: String
  /// The type, or `nil` if the format does not define it.
  package var kind: Kind? { Kind(rawValue: type) }
  /// The IDs of the animations to which the rule applies (`animations`), or `nil` for all.
  package var animations: [String]?
  /// The new value (`keyframes` or `value`), or `nil` if it is missing or invalid.
  package var value: Value?
  /// The expression that computes the value (`expression`).
  package var expression: String?
  /// The location in the file of the theme.
  package var place: JSONPath

  /// Returns `true` if the rule applies to an animation.
  package func applies(to animation: String?) -> Bool {
    guard let animations else { return true }
    return animation.map(animations.contains) ?? false
  }

  /// Creates a rule from a member of `rules`; the ID is empty if it is missing.
  init(reading object: JSONObject, place: JSONPath) {
    self.place = place
    id = object["id"]?.readName() ?? ""
    type = object["type"]?.readString() ?? ""
    animations = object["animations"]?.readArray()?.compactMap { $0.readString() }
    let text = object["expression"]?.readString()
    expression = text.flatMap { $0.isEmpty ? nil : $0 }
    if let kind { value = Self.value(of: kind, object) }
  }

  private static func value(of kind: Kind, _ object: JSONObject) -> Value? {
    let reader = ThemeValueReader(object)
    switch kind {
    case .color: return reader.animation(Color.self).map { .color($0) }
    case .scalar: return reader.animation(Double.self).map { .scalar($0) }
    case .position: return reader.animation(Vector.self, isSpatial: true).map { .vector($0) }
    case .vector: return reader.animation(Vector.self).map { .vector($0) }
    case .gradient: return reader.gradient()
    case .text: return reader.animation(TextChange.self).map { .text($0) }
    case .image: return reader.image().map { .image($0) }
    }
  }
}
