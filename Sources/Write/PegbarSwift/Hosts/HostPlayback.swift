// What views of all kinds say about playing.
extension HostSource {
  /// What a view can be told to play.
  var playbackType: String {
    """
    /// What a view plays.
    $PUBLIC enum Playback: Equatable, Sendable {
      /// The scene, once.
      case once
      /// The scene, again and again.
      case loop
    \(hasParts ? """
        /// A part of the scene, once or again and again.
        case part($LAYER.Marker, loops: Bool = false)

      """ : "")\
      /// Nothing: a moment of the scene shows, 0...1.
      case still(Double)
    }
    """
  }

  /// The properties by which a view of UIKit or AppKit is told what to play.
  var settings: String {
    """
    /// What plays while the view can be seen; setting it begins anew. `nil` leaves it to `scene`.
    $PUBLIC var playback: Playback? = .once {
      didSet {
        isWaiting = true
        update()
      }
    }

    /// How fast it plays\(hasTimeline ? "; backwards where it is below 0" : "").
    @IBInspectable $PUBLIC var speed: Double = 1 {
    \(Self.indented(speedChange))
    }

    /// Whether the moment that shows is held.
    @IBInspectable $PUBLIC var isPaused: Bool = false {
      didSet { update() }
    }

    /// Whether `playback` is `.loop`, for Interface Builder.
    @IBInspectable $PUBLIC var loops: Bool {
      get { playback == .loop }
      set { playback = newValue ? .loop : .once }
    }

    /// Called when the end of what plays is reached; a loop has none.
    $PUBLIC var onEnd: (() -> Void)?
    """
  }

  /// The same for the view inside of one of SwiftUI.
  var innerSettings: String {
    """
    var playback: $VIEW.Playback? {
      didSet {
        guard playback != oldValue else { return }
        isWaiting = true
        update()
      }
    }
    var speed = 1.0 {
    \(Self.indented(speedChange))
    }
    var isPaused = false {
      didSet { update() }
    }
    var reducesMotion = false {
      didSet { update() }
    }
    var onEnd: (() -> Void)?
    """
  }

  /// What follows when the speed is set: only what begins anew changes its direction.
  private var speedChange: String {
    guard hasTimeline else { return "didSet { update() }" }
    return """
      didSet {
        if speed.sign != oldValue.sign { isWaiting = true }
        update()
      }
      """
  }

  /// How a view plays, where it knows whether it can be seen.
  ///
  /// - Parameter ending: What it does at the end.
  func playing(ending: String) -> String {
    """
    /// Begins, goes on, or holds the moment that shows.
    private func update() {
      if isVisible {
        if isWaiting || isPlaying && reducesMotion { begin() } else { scene.reattach() }
      }
      guard isPlaying else { return }
      scene.pause()
      // Time goes on from the moment that is held.
      if isVisible, !isPaused { scene.speed = Float(abs(speed)) }
    }

    private func begin() {
      (isWaiting, isStill) = (false, reducesMotion)
      let end: @MainActor () -> Void = { [weak self] in \(ending) }
      switch playback {
      case .once:
        scene.play(speed: Float(speed), reduceMotion: reducesMotion, completion: end)
      case .loop:
        scene.play(repeatCount: .infinity, speed: Float(speed), reduceMotion: reducesMotion)
    \(hasParts ? """
        case .part(let part, let loops):
          scene.play(
            part, repeatCount: loops ? .infinity : 1, speed: Float(speed), reduceMotion: reducesMotion,
            completion: loops ? nil : end)

      """ : "")\
      case .still(let moment):
        scene.progress = moment
        isStill = true
      case nil: break
      }
    }

    /// Whether `playback` has yet to begin.
    private var isWaiting = true
    /// Whether it shows one moment.
    private var isStill = false
    private var isPlaying: Bool { playback != nil && !isWaiting && !isStill && !scene.isOver }
    """
  }
}
