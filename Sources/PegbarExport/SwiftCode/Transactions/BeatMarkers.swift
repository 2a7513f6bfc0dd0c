internal import PegbarScene

extension NormalizedScene {
  /// How many beats are worth a name each.
  private static var namedBeats: ClosedRange<Int> { 2...12 }

  /// The scene with its beats among the markers, so that the timeline can play each alone.
  ///
  /// A beat at a marker bears its name and is left out.
  var withBeatsAsMarkers: NormalizedScene {
    let beats = root.transactions.filter { beat in
      beat.window.start < duration
        && !markers.contains { abs($0.time - beat.window.start) < BeatPlan.margin }
    }
    guard Self.namedBeats.contains(root.transactions.count) else { return self }
    var scene = self
    scene.markers += beats.map {
      let start = max($0.window.start, 0)
      return Marker(
        name: $0.name, comment: "", time: start, duration: max($0.window.end - start, 0))
    }
    return scene
  }
}
