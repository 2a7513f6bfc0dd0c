extension Finding: Codable {
  private enum Keys: String, CodingKey {
    case kind, severity, message, path, position, breadcrumb, outcome, frames, occurrences, cause
    case amount, limit
  }

  /// Writes the finding, with the text of its kind.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(severity, forKey: .severity)
    try values.encode(message, forKey: .message)
    try values.encode(path, forKey: .path)
    try values.encodeIfPresent(position, forKey: .position)
    if !breadcrumb.isEmpty { try values.encode(breadcrumb, forKey: .breadcrumb) }
    if outcome != .kept { try values.encode(outcome, forKey: .outcome) }
    try values.encodeIfPresent(frames.map { [$0.lowerBound, $0.upperBound] }, forKey: .frames)
    try values.encodeIfPresent(occurrences, forKey: .occurrences)
    if !cause.isEmpty { try values.encode(cause, forKey: .cause) }
    // Most formats cannot represent infinity.
    try values.encodeIfPresent(amount.map { $0.limited }, forKey: .amount)
    try values.encodeIfPresent(limit, forKey: .limit)
  }

  /// Reads a finding.
  ///
  /// - Throws: A `DecodingError` if a value is missing or invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      try values.decode(FindingKind.self, forKey: .kind),
      try values.decode(String.self, forKey: .message),
      path: try values.decode(JSONPath.self, forKey: .path),
      position: try values.decodeIfPresent(Position.self, forKey: .position),
      breadcrumb: try values.decodeIfPresent([String].self, forKey: .breadcrumb) ?? [],
      outcome: try values.decodeIfPresent(Outcome.self, forKey: .outcome) ?? .kept,
      severity: try values.decode(Severity.self, forKey: .severity),
      occurrences: try values.decodeIfPresent(Int.self, forKey: .occurrences))
    if let bounds = try values.decodeIfPresent([Double].self, forKey: .frames) {
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        throw DecodingError.dataCorruptedError(
          forKey: .frames, in: values, debugDescription: "expected two frames in order")
      }
      frames = bounds[0]...bounds[1]
    }
    cause = try values.decodeIfPresent([String].self, forKey: .cause) ?? []
    amount = try values.decodeIfPresent(Double.self, forKey: .amount)
    limit = try values.decodeIfPresent(String.self, forKey: .limit)
  }
}

extension Double {
  /// The number, limited to finite values.
  fileprivate var limited: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension FindingKind: Codable {
  private enum Keys: String, CodingKey {
    case id, severity, title, meaning, effect, wayOut, example
  }

  /// Writes the ID, the severity and the texts, so that custom kinds can be read by any program.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(id, forKey: .id)
    try values.encode(severity, forKey: .severity)
    try values.encode(title, forKey: .title)
    try values.encode(meaning, forKey: .meaning)
    try values.encode(effect, forKey: .effect)
    try values.encode(wayOut, forKey: .wayOut)
    try values.encode(example, forKey: .example)
  }

  /// Reads a kind.
  ///
  /// - Throws: A `DecodingError` if a value is missing or invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    self.init(
      try values.decode(String.self, forKey: .id),
      try values.decode(Severity.self, forKey: .severity),
      title: try values.decode(String.self, forKey: .title),
      meaning: try values.decode(String.self, forKey: .meaning),
      effect: try values.decode(String.self, forKey: .effect),
      wayOut: try values.decode(String.self, forKey: .wayOut),
      example: try values.decode(String.self, forKey: .example))
  }
}
