internal import ArgumentParser
internal import Pegbar

/// A time to render, in a command-line argument.
enum Moment: Equatable {
  /// A frame of the source, counted from the start of the scene.
  case frame(Double)
  /// Seconds from the start: `0.2s`.
  case seconds(Double)
  /// A fraction of the duration, 0…1: `50%`.
  case fraction(Double)

  /// Returns the frame of the source at this time in a scene.
  func frame(in scene: FrameRenderer) -> Double {
    switch self {
    case .frame(let frame): frame
    case .seconds(let seconds): scene.frame(atSeconds: seconds)
    case .fraction(let fraction): scene.frame(atSeconds: fraction * scene.duration)
    }
  }
}

extension Moment {
  /// Returns the moments in a comma-separated list, or `nil` if one is invalid.
  fileprivate static func list(
    _ text: String, _ moment: (Substring) -> Moment?
  ) -> [Moment]? {
    let moments = text.split(separator: ",", omittingEmptySubsequences: false).map(moment)
    return moments.contains(nil) ? nil : moments.compactMap(\.self)
  }

  /// Returns a finite number of at least 0, or `nil`.
  fileprivate static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}

/// A list of frames: `0,12.5`.
struct FrameList: ExpressibleByArgument {
  /// The frames, in the given order.
  let moments: [Moment]

  init?(argument: String) {
    guard let moments = Moment.list(argument, { Moment.number($0).map(Moment.frame) }) else {
      return nil
    }
    self.moments = moments
  }
}

/// A list of times: `0.2s,50%`.
struct TimeList: ExpressibleByArgument {
  /// The times, in the given order.
  let moments: [Moment]

  init?(argument: String) {
    guard let moments = Moment.list(argument, Self.moment(of:)) else { return nil }
    self.moments = moments
  }

  private static func moment(of word: Substring) -> Moment? {
    guard let number = Moment.number(word.dropLast()) else { return nil }
    switch word.last {
    case "s": return .seconds(number)
    // There is nothing to render after the end.
    case "%": return number <= 100 ? .fraction(number / 100) : nil
    default: return nil
    }
  }
}
