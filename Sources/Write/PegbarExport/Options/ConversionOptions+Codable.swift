internal import PegbarBase

extension ConversionOptions: Codable {
  private enum Keys: String, CodingKey {
    case sourceName, options, limits, providesImages
  }

  /// Writes the source name, the options that differ from their defaults by their names on the
  /// command line, and the limits.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(sourceName, forKey: .sourceName)
    var strings: [String: String] = [:]
    for option in ConversionOption.all { strings[option.name] = option.text(self) }
    try values.encode(strings, forKey: .options)
    try values.encode(limits, forKey: .limits)
    if providesImages { try values.encode(true, forKey: .providesImages) }
  }

  /// Reads options.
  ///
  /// - Throws: A `DecodingError` if a value is missing, or an option is unknown or invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(sourceName: try values.decode(String.self, forKey: .sourceName))
    for (name, text) in try values.decode([String: String].self, forKey: .options) {
      guard let option = ConversionOption.named(name), option.set(&self, text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .options, in: values, debugDescription: "unknown or invalid option '\(name)'")
      }
    }
    limits = try values.decode(Limits.self, forKey: .limits)
    providesImages = try values.decodeIfPresent(Bool.self, forKey: .providesImages) ?? false
  }
}
