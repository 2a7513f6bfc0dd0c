extension Limits: Codable {
  /// Writes the limits that differ from their defaults, by name.
  public func encode(to encoder: any Encoder) throws {
    var changed: [String: Int] = [:]
    for limit in Limit.all where self[keyPath: limit.member] != limit.defaultValue {
      changed[limit.name] = self[keyPath: limit.member]
    }
    var value = encoder.singleValueContainer()
    try value.encode(changed)
  }

  /// Reads limits; the others have their defaults.
  ///
  /// - Throws: A `DecodingError` if a limit is unknown or out of range.
  public init(from decoder: any Decoder) throws {
    self.init()
    let value = try decoder.singleValueContainer()
    for (name, number) in try value.decode([String: Int].self) {
      guard let limit = Limit.named(name), (1...limit.largest).contains(number) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "unknown limit '\(name)' or invalid value \(number)")
      }
      self[keyPath: limit.member] = number
    }
  }
}
