extension NormalizedTrack {
  /// How many keys there are.
  package var keyCount: Int { keys.track.keyCount }

  /// How well the keys play what the source says.
  package var fidelity: Fidelity { keys.track.fidelity }

  /// How far a sampled track is off, in the unit of its property; nothing for others.
  package var bakedError: Double? {
    switch fidelity {
    case .baked(let error, _): error
    case .exact, .approximate: nil
    }
  }
}

extension NormalizedTrack.Keys {
  /// The keys, where their values are of a type.
  func track<Value>(of type: Value.Type) -> Track<Value>? {
    switch self {
    case .number(let track): track as? Track<Value>
    case .point(let track): track as? Track<Value>
    case .color(let track): track as? Track<Value>
    case .colors(let track): track as? Track<Value>
    case .numbers(let track): track as? Track<Value>
    case .path(let track): track as? Track<Value>
    case .flag(let track): track as? Track<Value>
    }
  }
}
