internal import PegbarGeometry

/// The common interface of tracks, regardless of the type of their values.
///
/// ``Track`` is the only conforming type; `track as? Track<Color>` identifies a track of colors.
public protocol AnimationTrack: Sendable {
  /// The type of the values.
  associatedtype Value: TrackValue

  /// The keyframes, at least one, in ascending order of time.
  var keys: [Key<Value>] { get set }
  /// The repetition of the keyframes; `nil` plays them once.
  var repetition: Repeat? { get set }
  /// The fidelity of the keyframes to the source.
  var fidelity: Fidelity { get set }

  /// Returns the value at a time in seconds of the layer's composition.
  func value(at time: Double) -> Value
}

extension Track: AnimationTrack {}

/// The interface of tracks for passes.
package protocol AnyTrack: AnimationTrack {
  /// Returns the position in the keyframes at a time, including repetition.
  func pass(at time: Double) -> TrackPass
  /// Returns the index of the last keyframe at or before a time, or `nil` before the first
  /// keyframe.
  func keyIndex(at time: Double) -> Int?
}

extension Track: AnyTrack {}

extension AnimationTrack {
  /// The number of keyframes.
  public var keyCount: Int { keys.count }

  /// The times of all keyframes, in seconds, in ascending order.
  public var keyTimes: [Double] { keys.map { $0.time } }
}

extension AnyTrack {
  /// `true` if any keyframe has a spring.
  package var hasSprings: Bool {
    let keys = keys
    // An iterator would copy each keyframe, which is slow if the type of its value is unknown.
    for index in keys.indices where keys[index].curve.isSpring { return true }
    return false
  }
}

extension NormalizedTrack.Keys {
  /// The track, regardless of the type of its values.
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
  /// Returns the track of a property, or `nil` if it is not animated or has values of another type.
  package func track<Value: TrackValue>(of property: LayerProperty) -> Track<Value>? {
    first { $0.property == property }?.keys.track as? Track<Value>
  }
}
