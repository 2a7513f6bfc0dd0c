// The playback code of all kinds of views.
extension HostSource {
  /// The source of the enumeration of playback modes.
  var playbackType: String {
    """
    /// The playback mode of a view.
    $PUBLIC enum Playback: Equatable, Sendable {
      /// Plays the scene once.
      case once
      /// Plays the scene in a loop.
      case loop
    \(hasParts ? """
        /// Plays a part of the scene, once or in a loop.
        case part($LAYER.Marker, loops: Bool = false)

      """ : "")\
    \(defaults.cases)\
      /// Shows a single moment of the scene, 0...1.
      case still(Double)
    }
    """
  }

  /// The source of the playback properties of a UIKit or AppKit view.
  var settings: String {
    """
    /// The playback mode while the view is visible. Setting it restarts playback; `nil` leaves
    /// playback to `scene`.
    $PUBLIC var playback: Playback? = \(defaults.mode) {
      didSet {
        isWaiting = true
        update()
      }
    }

    /// The playback speed\(hasTimeline ? "; negative values play backward" : "").
    @IBInspectable $PUBLIC var speed: Double = \(defaults.speed) {
    \(Self.indented(speedChange))
    }

    /// A Boolean value that indicates whether playback is paused.
    @IBInspectable $PUBLIC var isPaused: Bool = false {
      didSet { update() }
    }

    /// A Boolean value that indicates whether `playback` is `.loop`, for Interface Builder.
    @IBInspectable $PUBLIC var loops: Bool {
      get { playback == .loop }
      set { playback = newValue ? .loop : .once }
    }

    /// The action to perform at the end of playback; loops do not end.
    $PUBLIC var onEnd: (() -> Void)?
    """
  }

  /// The source of the playback properties of the view inside a SwiftUI view.
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

  /// The source of the observer of the speed: a change of direction restarts playback.
  private var speedChange: String {
    guard hasTimeline else { return "didSet { update() }" }
    return """
      didSet {
        if speed.sign != oldValue.sign { isWaiting = true }
        update()
      }
      """
  }

  /// Returns the source of the playback functions of a view that detects its visibility.
  ///
  /// - Parameter ending: The code to run at the end.
  func playing(ending: String) -> String {
    """
    /// Starts, resumes or pauses playback.
    private func update() {
      if isVisible {
        let changes = isReduced ? !reducesMotion : isPlaying && reducesMotion
        if isWaiting || changes { begin() } else { scene.playback.reattach() }
      }
      guard isPlaying else { return }
      scene.playback.pause()
      // Time continues at the paused moment.
      if isVisible, !isPaused { scene.speed = Float(abs(speed)) }
    }

    \(beginning(ending))

    \(defaults.bounceFunction)\
    /// `true` if `playback` has not started yet.
    private var isWaiting = true
    /// `true` if the view shows a single moment.
    private var isStill = false
    /// `true` if it shows the moment because motion is reduced.
    private var isReduced = false
    private var isPlaying: Bool {
      playback != nil && !isWaiting && !isStill && !scene.playback.isOver
    }
    """
  }

  /// Returns the source of the function that starts the playback mode.
  private func beginning(_ ending: String) -> String {
    """
    private func begin() {
      (isWaiting, isStill, isReduced) = (false, reducesMotion, reducesMotion)
      let speed = Float(self.speed)
      let end: @MainActor (Bool) -> Void = { [weak self] finished in
        if finished { \(ending) }
      }
      switch playback {
      case .once:
        scene.playback.play(speed: speed, reduceMotion: reducesMotion, completion: end)
      case .loop:
        scene.playback.play(repeatCount: .infinity, speed: speed, reduceMotion: reducesMotion)
    \(hasParts ? """
        case .part(let part, let loops):
          scene.playback.play(
            part, repeatCount: loops ? .infinity : 1, speed: speed, reduceMotion: reducesMotion,
            completion: loops ? nil : end)

      """ : "")\
    \(defaults.beginnings)\
      case .still(let moment):
        scene.playback.progress = moment
        (isStill, isReduced) = (true, false)
      case nil: isReduced = false
      }
    }
    """
  }
}
