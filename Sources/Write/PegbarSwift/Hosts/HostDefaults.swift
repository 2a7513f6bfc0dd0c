internal import PegbarScene

/// The playback that a view has by default: the settings of the source as far as code can follow
/// them.
struct HostDefaults {
  /// The number of rounds; 0 plays in a loop.
  private let count: Int
  /// `true` if the scene plays in one direction and then in the other.
  let bounces: Bool
  /// `true` if the scene plays several times, but neither in a loop nor in both directions.
  let repeats: Bool
  /// The source of the speed; negative speeds play backward.
  let speed: String
  /// `true` if the source has playback settings.
  let isSet: Bool
  private let isStill: Bool
  private let isReversed: Bool

  /// Creates the playback of a view.
  ///
  /// - Parameter hasTimeline: Whether the scene can play backward.
  init(_ playback: Playback, hasTimeline: Bool) {
    count = max(playback.count, 0)
    bounces = playback.mode == .bounce && hasTimeline
    isReversed = playback.isReversed && hasTimeline
    repeats = count > 1 && !bounces
    // The view does not detect the pointer.
    isStill = !playback.isAutomatic || playback.isOnHover
    isSet = playback != Playback()
    speed = SwiftLiteral.number(playback.speed * (isReversed ? -1 : 1))
  }

  /// The source of the speed as a floating-point literal.
  var floatingSpeed: String { speed.contains { $0 == "." || $0 == "e" } ? speed : speed + ".0" }

  /// The source of the playback mode.
  var mode: String {
    if isStill { return ".still(\(isReversed ? 1 : 0))" }
    if bounces { return ".bounce(times: \(count == 0 ? ".infinity" : "\(count)"))" }
    return count == 0 ? ".loop" : count == 1 ? ".once" : ".times(\(count))"
  }

  /// The sentence about the default in the documentation of a function.
  var documentation: String {
    isSet ? "by default, that of the source" : "by default, the scene plays once"
  }

  // MARK: Code of views

  /// The cases of the playback modes that other scenes do not need.
  var cases: String {
    var text = ""
    if repeats {
      text += """
          /// Plays the scene a number of times.
          case times(Float)

        """
    }
    if bounces {
      text += """
          /// Plays the scene in one direction and then in the other, a number of times.
          case bounce(times: Float = 1)

        """
    }
    return text
  }

  /// The statements that begin these modes.
  var beginnings: String {
    var text = ""
    if repeats {
      text += """
          case .times(let count):
            scene.playback.play(
              repeatCount: count, speed: speed, reduceMotion: reducesMotion, completion: end)

        """
    }
    if bounces { text += "  case .bounce(let times): bounce(times, end)\n" }
    return text
  }

  /// The function that plays in both directions, with an empty line after it.
  var bounceFunction: String {
    guard bounces else { return "" }
    return """
      private func bounce(_ times: Float, _ end: @escaping @MainActor (Bool) -> Void) {
        let back: @MainActor (Bool) -> Void = { [weak self] finished in
          guard let self, finished, !reducesMotion else { return end(finished) }
          scene.playback.play(
            speed: Float(-speed),
            completion: { [weak self] finished in
              if finished, times > 1 { self?.bounce(times - 1, end) } else { end(finished) }
            })
        }
        scene.playback.play(speed: Float(speed), reduceMotion: reducesMotion, completion: back)
      }


      """
  }
}

extension Playback {
  /// The settings as sentences for a comment, or an empty array for the defaults.
  ///
  /// - Parameter hasTimeline: Whether the scene can play backward.
  func sentences(hasTimeline: Bool) -> [String] {
    var parts: [String] = []
    if count <= 0 { parts.append("in a loop") }
    if count > 1 { parts.append("\(count) times") }
    switch (mode, isReversed) {
    case (.bounce, false): parts.append("forward and backward")
    case (.bounce, true): parts.append("backward and forward")
    case (.normal, true): parts.append("backward")
    case (.normal, false): break
    }
    if speed != 1 { parts.append("at \(SwiftLiteral.number(speed))× speed") }
    var sentences = parts.isEmpty ? [] : ["The source plays \(parts.joined(separator: ", "))."]
    if !hasTimeline, isReversed || mode == .bounce {
      sentences.append("Transactions cannot play backward.")
    }
    if !isAutomatic { sentences.append("The source does not play until the app starts it.") }
    if isOnHover { sentences.append("The source plays while the pointer is over it.") }
    return sentences
  }
}
