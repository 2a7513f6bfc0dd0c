extension NormalizedTrack {
  /// How many keys there are.
  package var keyCount: Int { size.keys }

  /// How well the keys play what the source says.
  package var fidelity: Fidelity { size.fidelity }

  /// How far a sampled track is off, in the unit of its property; nothing for others.
  package var bakedError: Double? {
    switch fidelity {
    case .baked(let error, _): error
    case .exact, .approximate: nil
    }
  }

  private var size: (keys: Int, fidelity: Fidelity) {
    switch keys {
    case .number(let track): (track.keys.count, track.fidelity)
    case .point(let track): (track.keys.count, track.fidelity)
    case .color(let track): (track.keys.count, track.fidelity)
    case .colors(let track): (track.keys.count, track.fidelity)
    case .numbers(let track): (track.keys.count, track.fidelity)
    case .path(let track): (track.keys.count, track.fidelity)
    case .flag(let track): (track.keys.count, track.fidelity)
    }
  }
}
