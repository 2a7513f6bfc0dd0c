internal import ArgumentParser
internal import Pegbar

/// A time to draw, as it is written on the command line.
enum Moment: Equatable {
  /// A frame of the source, counted from the beginning of the scene.
  case frame(Double)
  /// Seconds from the beginning, `0.2s`.
  case seconds(Double)
  /// A part of the scene's length, `50%`, as a fraction.
  case fraction(Double)

  /// The frame of the source that a scene shows then.
  func frame(in scene: FrameRenderer) -> Double {
    switch self {
    case .frame(let frame): frame
    case .seconds(let seconds): scene.frame(atSeconds: seconds)
    case .fraction(let fraction): scene.frame(atSeconds: fraction * scene.duration)
    }
  }
}

extension Moment {
  /// The moments in a list with commas; nothing where there is none, or one is none.
  fileprivate static func list(
    _ text: String, _ moment: (Substring) -> Moment?
  ) -> [Moment]? {
    let moments = text.split(separator: ",", omittingEmptySubsequences: false).map(moment)
    return moments.contains(nil) ? nil : moments.compactMap(\.self)
  }

  /// A finite number from 0 on.
  fileprivate static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}

/// Frames in a list, `0,12.5`.
struct FrameList: ExpressibleByArgument {
  /// The frames, in the order they were given.
  let moments: [Moment]

  init?(argument: String) {
    guard let moments = Moment.list(argument, { Moment.number($0).map(Moment.frame) }) else {
      return nil
    }
    self.moments = moments
  }
}

/// Times in a list, `0.2s,50%`.
struct TimeList: ExpressibleByArgument {
  /// The times, in the order they were given.
  let moments: [Moment]

  init?(argument: String) {
    guard let moments = Moment.list(argument, Self.moment(of:)) else { return nil }
    self.moments = moments
  }

  private static func moment(of word: Substring) -> Moment? {
    guard let number = Moment.number(word.dropLast()) else { return nil }
    switch word.last {
    case "s": return .seconds(number)
    // After its end there is nothing to draw.
    case "%": return number <= 100 ? .fraction(number / 100) : nil
    default: return nil
    }
  }
}
