/// How the playback of beats differs where markers name parts that can be played alone.
///
/// Every line but the first of a text has the indentation of the generated class's functions.
struct BeatParts {
  /// What `play` does, in documentation.
  var summary = "Plays all beats, each when the time of the one before is over"
  /// What `play` takes first.
  var parameters = ""
  /// How playing begins.
  var playing = """
      restart()
      sequence?.next()
    """
  /// What scrubbing begins with, with its line feed.
  var scrubbing = ""
  /// What happens where the time passed while nothing was attached.
  var late = "  guard elapsed < Self.sceneDuration else { return stop() }"
  /// What plays the beats.
  var sequence = "  sequence = BeatSequence(on: self, Self.beats, end: Self.sceneDuration)"
  /// What a sequence calls at its end.
  var ended = "fileprivate func ended() { (sequence, completion) = (nil, nil) }"

  /// All beats, once.
  static let none = BeatParts()

  /// Parts, again and again; each but the last one of the scene is held at its end.
  static let some = BeatParts(
    summary: "Plays a part, beat after beat",
    parameters: "_ marker: Marker = .whole, repeatCount: Float = 1,\n  ",
    playing: """
        playing = (marker.range.lowerBound, marker.range.upperBound, repeatCount)
        playPart()
      """,
    scrubbing: "    playing = (0, Self.sceneDuration, 1)\n",
    late: """
        guard speed == 0 || elapsed < playing.to else {
          if playing.count <= 1, playing.to == Self.sceneDuration { return stop() }
          seek(playing.to)
          return ended()
        }
      """,
    sequence: """
        let isWhole = playing.to == Self.sceneDuration
        let beats = Self.beats.filter { isWhole || $0.time < playing.to - 0.001 }
        sequence = BeatSequence(on: self, beats, end: playing.to)
      """,
    ended: """
      fileprivate func ended() {
        if playing.count > 1, playing.from < playing.to {
          playing.count -= 1
          return playPart()
        }
        if playing.to < Self.sceneDuration { setClock(playing.to, speed: 0) } else { sequence = nil }
        completion = nil
      }
      """)
}
