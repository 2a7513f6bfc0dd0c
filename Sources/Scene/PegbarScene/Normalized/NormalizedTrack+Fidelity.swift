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
