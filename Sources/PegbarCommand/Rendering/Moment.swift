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

/// Frames in a list, `0,12.5`.
struct FrameList: ExpressibleByArgument {
  /// The frames, in the order they were given.
  let moments: [Moment]

  init?(argument: String) {
    moments = argument.split(separator: ",").compactMap { word in
      guard let frame = Double(word), frame >= 0, frame.isFinite else { return nil }
      return .frame(frame)
    }
    guard !moments.isEmpty, moments.count == argument.count(where: { $0 == "," }) + 1 else {
      return nil
    }
  }
}

/// Times in a list, `0.2s,50%`.
struct TimeList: ExpressibleByArgument {
  /// The times, in the order they were given.
  let moments: [Moment]

  init?(argument: String) {
    moments = argument.split(separator: ",").compactMap(Self.moment(of:))
    guard !moments.isEmpty, moments.count == argument.count(where: { $0 == "," }) + 1 else {
      return nil
    }
  }

  private static func moment(of word: Substring) -> Moment? {
    guard let number = Double(word.dropLast()), number >= 0, number.isFinite else { return nil }
    switch word.last {
    case "s": return .seconds(number)
    // After its end there is nothing to draw.
    case "%": return number <= 100 ? .fraction(number / 100) : nil
    default: return nil
    }
  }
}
