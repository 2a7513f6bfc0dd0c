internal import PegbarScene

extension NormalizedScene {
  /// How many beats are worth a name each.
  private static var namedBeats: ClosedRange<Int> { 1...12 }

  /// The scene with its beats among the markers, so that the timeline can play each alone.
  ///
  /// They are those that the style of transactions has as functions. A beat at a marker bears its
  /// name and is left out, and so is a single one that is most of the scene.
  var withBeatsAsMarkers: NormalizedScene {
    let beats = BeatWindows(self).beats
    guard Self.namedBeats.contains(beats.count), beats.count > 1 || !isMost(beats.first) else {
      return self
    }
    var scene = self
    scene.markers += beats.compactMap { beat in
      let (start, end) = (beat.window.start, beat.window.end)
      guard !markers.contains(where: { abs($0.time - start) < BeatWindows.margin }) else {
        return nil
      }
      return Marker(name: beat.name, comment: "", time: start, duration: end - start)
    }
    return scene
  }

  /// Whether a beat takes more than half of the scene's time.
  private func isMost(_ beat: BeatWindows.Beat?) -> Bool {
    guard let beat else { return true }
    return min(beat.window.end, duration) - beat.window.start > duration / 2
  }
}
