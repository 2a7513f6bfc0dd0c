internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The rotations and mirrorings of a layer that change the decomposition of its matrix, by
/// transaction.
///
/// The matrix decomposes into components other than those that it was made of, so that none of them
/// can be set or animated separately. A turn animates all required components, and the model
/// receives a whole matrix.
struct TurnPlan {
  /// Concurrent changes of the components of the matrix.
  struct Turn {
    /// The index of the transaction in which the turn begins.
    var transaction: Int
    /// The layer in its final state, with the animations that lead to it.
    var layer: NormalizedLayer
    /// The start, in seconds of the layer's composition.
    var start: Double
    /// `true` if the turn consists only of jumps at its start.
    var jumps: Bool
    /// The start of the next turn.
    var limit: Double?

    /// Returns the tracks of all required components.
    ///
    /// Components without changes, and those whose changes have ended, are constant until the last
    /// change ends.
    ///
    /// - Parameter frame: The duration of a frame, in seconds.
    func tracks(frame: Double) -> [NormalizedTrack] {
      let parts = layer.partTracks
      let ends = parts.map {
        (property: $0.property, end: $0.track.animationEnd(until: limit, frame: frame))
      }
      let last = ends.map(\.end).max() ?? start
      let window = TimeRange(start: start, end: last.isFinite ? last : start + 1)
      let repetition = last.isFinite ? nil : Repeat(count: .infinity)
      let all = layer.animatedTracks(during: window, repetition: repetition)
      guard layer.isTurnedOver || layer.hasNegativeScale else { return all }
      let over = ends.filter { $0.end < last - TransactionWindows.margin }.map {
        NormalizedTrack.standing(
          $0.property, at: layer.part($0.property), during: window, repetition)
      }
      return over + all
    }
  }

  /// The layer before the first turn.
  private(set) var first: NormalizedLayer
  /// The turns of the layer, in sequence.
  private(set) var turns: [Turn] = []

  /// A change of one component.
  private typealias Change = (property: LayerProperty, chunk: TrackChunk<Double>)

  /// Creates the plan of a layer's matrix; `nil` if each component can be set separately.
  ///
  /// - Parameter transaction: Returns the transaction at a time and its start, in seconds of the layer's
  ///   composition.
  init?(_ layer: NormalizedLayer, transaction: (Double) -> (index: Int, start: Double)) {
    guard layer.everTurnsOver else { return nil }
    first = layer
    first.sublayers = []
    let tracks = layer.partTracks
    for (property, track) in tracks {
      if let key = track.keys.first { first.set(property, to: key.value) }
    }
    let changes = tracks.flatMap { property, track in
      track.chunks(transaction).map { Change(property, $0) }
    }
    var state = first
    for together in Self.grouped(changes, transaction) {
      let turn = Self.turn(together, from: &state, of: layer)
      if !turns.isEmpty { turns[turns.count - 1].limit = turn.start }
      turns.append(turn)
    }
  }

  /// Returns the changes in order of time, grouped by transaction and with those that overlap its
  /// start.
  private static func grouped(
    _ changes: [Change], _ transaction: (Double) -> (index: Int, start: Double)
  ) -> [[Change]] {
    var groups: [[Change]] = []
    var end = -Double.infinity
    for change in changes.sorted(by: { $0.chunk.start < $1.chunk.start }) {
      if let last = groups.last,
        last[0].chunk.transaction == change.chunk.transaction
          || transaction(change.chunk.start).start < end - TransactionWindows.margin
      {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
      end = max(end, change.chunk.end)
    }
    return groups
  }

  /// Returns one turn and updates the state to that at its end.
  private static func turn(
    _ changes: [Change], from state: inout NormalizedLayer, of layer: NormalizedLayer
  ) -> Turn {
    let start = changes.map(\.chunk.start).min() ?? 0
    var tracks: [NormalizedTrack] = []
    for (property, own) in changes.grouped(by: \.property) {
      let track = TrackChunk.joined(own.map(\.chunk))
      tracks.append(NormalizedTrack(property: property, keys: .number(track)))
      if track.repetition != nil {
        state.set(property, to: layer.part(property))
      } else if let last = track.keys.last {
        state.set(property, to: last.value)
      }
    }
    state.tracks = tracks
    let jumps = changes.allSatisfy { $0.chunk.jump(at: start) != nil }
    return Turn(transaction: changes[0].chunk.transaction, layer: state, start: start, jumps: jumps)
  }
}

extension TrackChunk {
  /// Returns consecutive parts of one track as one track, with constant values between them.
  fileprivate static func joined(_ chunks: [TrackChunk]) -> Track<Value> {
    var track = chunks[0].track
    for chunk in chunks.dropFirst() {
      let last = track.keys.count - 1
      var keys = chunk.track.keys[...]
      if let next = keys.first, next.time <= track.keys[last].time {
        track.keys[last].curve = next.curve
        keys = keys.dropFirst()
      } else {
        track.keys[last].curve = .hold
      }
      track.keys += keys
    }
    return track
  }
}

extension Track {
  /// Returns the end of the animation of the track, in seconds; the last step lasts one frame.
  fileprivate func animationEnd(until limit: Double?, frame: Double) -> Double {
    let table = KeyTable(self, until: limit)
    guard let first = table.times.first, let last = table.times.last else { return 0 }
    guard let repetition else {
      return table.isStepped && table.times.count == table.values.count ? last + frame : last
    }
    return first + (last - first) * max(repetition.count, 1)
  }
}

extension NormalizedLayer {
  /// Returns the value of a component of the matrix.
  fileprivate func part(_ property: LayerProperty) -> Double {
    let parts: [LayerProperty: Double] = [
      .scale: scale.x, .scaleX: scale.x, .scaleY: scale.y, .scaleZ: scaleZ, .rotation: rotation,
      .rotationX: rotationX, .rotationY: rotationY,
    ]
    return parts[property] ?? 0
  }

  /// Sets a component of the matrix.
  fileprivate mutating func set(_ property: LayerProperty, to value: Double) {
    let depth = scaleZ
    property.setModel(value, of: &self)
    // In Core Animation, `transform.scale` also scales the depth.
    if property == .scale, !keepsDepth { scaleZ = depth }
  }
}
