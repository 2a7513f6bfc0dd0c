internal import PegbarGeometry

/// What tracks have in common, whatever the type of their values is.
///
/// ``Track`` is the only one; `track as? Track<Color>` tells one of colours.
public protocol AnimationTrack: Sendable {
  /// The type of the values.
  associatedtype Value: TrackValue

  /// The keys, at least one, in ascending order of time.
  var keys: [Key<Value>] { get set }
  /// How the keys are repeated; once where not given.
  var repetition: Repeat? { get set }
  /// How well the keys play what the source says.
  var fidelity: Fidelity { get set }

  /// Returns the value at a time in seconds of the layer's composition.
  func value(at time: Double) -> Value
}

extension Track: AnimationTrack {}

/// What passes ask of tracks.
package protocol AnyTrack: AnimationTrack {
  /// Where the track is at a time, repetition taken into account.
  func pass(at time: Double) -> TrackPass
  /// The index of the last key that is not after a time; none before the first key.
  func keyIndex(at time: Double) -> Int?
}

extension Track: AnyTrack {}

extension AnimationTrack {
  /// How many keys there are.
  public var keyCount: Int { keys.count }

  /// The times of all keys, in seconds, ascending.
  public var keyTimes: [Double] { keys.map(\.time) }
}

extension AnyTrack {
  /// Whether a spring moves the value.
  package var hasSprings: Bool { keys.contains { $0.curve.isSpring } }
}

extension NormalizedTrack.Keys {
  /// The track; it keeps the type of its values.
  package var track: any AnyTrack {
    get {
      switch self {
      case .number(let track): track
      case .point(let track): track
      case .color(let track): track
      case .colors(let track): track
      case .numbers(let track): track
      case .path(let track): track
      case .flag(let track): track
      }
    }
    set {
      switch newValue {
      case let track as Track<Double>: self = .number(track)
      case let track as Track<Point>: self = .point(track)
      case let track as Track<Color>: self = .color(track)
      case let track as Track<Colors>: self = .colors(track)
      case let track as Track<Numbers>: self = .numbers(track)
      case let track as Track<Path>: self = .path(track)
      case let track as Track<Bool>: self = .flag(track)
      default: break
      }
    }
  }
}

extension [NormalizedTrack] {
  /// The track of a property; nothing where it stands still or has values of another type.
  package func track<Value: TrackValue>(of property: LayerProperty) -> Track<Value>? {
    first { $0.property == property }?.keys.track as? Track<Value>
  }
}
