internal import PegbarBase
internal import PegbarScene

/// When the beats of a scene are: those of the root, and of the definitions that it shows once and
/// at their own speed.
struct BeatWindows {
  /// A beat.
  struct Beat {
    /// The name that the scene has for it.
    var name: String
    /// When it is, in seconds of the scene.
    var window: TimeRange
    /// Whether it has the name of a marker of the source.
    var isMarker = false
  }

  /// The beats in order of time.
  ///
  /// One that begins inside of another belongs to that one. A marker always begins one: what follows
  /// it is called by its name.
  private(set) var beats: [Beat] = []

  /// Times that are nearer than this are the same, in seconds.
  static let margin = 1e-6

  /// Collects the beats; `others` belong to what plays by itself.
  init(_ scene: NormalizedScene, besides others: [Beat] = []) {
    let uses = scene.definitionUses
    let definitions = scene.definitions.keyed(by: \.id)
    var found = others
    var waiting = [(composition: scene.root, offset: 0.0, depth: 0)]
    while let (composition, offset, depth) = waiting.popLast() {
      found += composition.transactions.map {
        Beat(
          name: $0.name,
          window: TimeRange(start: $0.window.start + offset, end: $0.window.end + offset))
      }
      guard depth < Limits.beatDepth else { continue }
      for (id, begin) in composition.plainInstances where uses[id] == 1 {
        if let inner = definitions[id] { waiting.append((inner, begin + offset, depth + 1)) }
      }
    }
    join(found, until: scene.duration)
    cut(at: scene.markers, until: scene.duration)
  }

  /// Begins a beat at each marker: the first one after it, before the next marker, begins there.
  private mutating func cut(at markers: [Marker], until duration: Double) {
    var times: [Marker] = []
    for marker in markers.sorted(by: { $0.time < $1.time })
    where (0..<max(duration, Self.margin)).contains(marker.time)
      && marker.time > (times.last?.time ?? -1) + Self.margin
    {
      times.append(marker)
    }
    var rest = beats[...]
    beats = []
    for (index, marker) in times.enumerated() {
      while let first = rest.first, first.window.start < marker.time - Self.margin {
        beats.append(first)
        rest = rest.dropFirst()
      }
      var beat = Beat(
        name: marker.name, window: TimeRange(start: marker.time, end: marker.time), isMarker: true)
      if let last = beats.last, last.window.end > marker.time + Self.margin {
        beat.window.end = last.window.end
        beats[beats.count - 1].window.end = marker.time
      }
      let next = index + 1 < times.count ? times[index + 1].time : .infinity
      if let first = rest.first, first.window.start < next - Self.margin {
        beat.window.end = max(beat.window.end, first.window.end)
        rest = rest.dropFirst()
      }
      beats.append(beat)
    }
    beats += rest
  }

  private mutating func join(_ found: [Beat], until duration: Double) {
    for beat in found.sorted(by: { $0.window.start < $1.window.start }) {
      let start = max(beat.window.start, 0)
      guard let last = beats.last else {
        if start < max(duration, Self.margin) { append(beat, from: start) }
        continue
      }
      guard start >= last.window.end - Self.margin, start < max(duration, Self.margin),
        start - last.window.start >= Self.margin
      else {
        beats[beats.count - 1].window.end = max(last.window.end, beat.window.end)
        continue
      }
      append(beat, from: start)
    }
  }

  private mutating func append(_ beat: Beat, from start: Double) {
    beats.append(
      Beat(name: beat.name, window: TimeRange(start: start, end: max(beat.window.end, start))))
  }
}

extension NormalizedComposition {
  /// The definitions that are shown at their own speed, and when their time 0 is.
  fileprivate var plainInstances: [(id: String, begin: Double)] {
    var found: [(id: String, begin: Double)] = []
    var waiting = layers
    while let layer = waiting.popLast() {
      waiting += layer.sublayers + (layer.mask?.layers ?? [])
      guard case .instance(let shown, let begin, 1) = layer.content else { continue }
      // A definition shows only those before it; a scene that was written by hand may not.
      if shown != id { found.append((shown, begin)) }
    }
    return found
  }
}

extension NormalizedScene {
  /// How many beats are worth a name each.
  private static var namedBeats: ClosedRange<Int> { 1...12 }

  /// The scene with its beats among the markers, so that the timeline can play each alone.
  ///
  /// They are those that the style of transactions has as functions. A beat at a marker bears its
  /// name and is left out, and so is a single one that is most of the scene.
  var withBeatsAsMarkers: NormalizedScene {
    let beats = BeatWindows(self).beats
    let own = beats.filter { !$0.isMarker }
    guard Self.namedBeats.contains(own.count), beats.count > 1 || !isMost(beats.first) else {
      return self
    }
    var scene = self
    scene.markers += own.map { beat in
      let (start, end) = (beat.window.start, beat.window.end)
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
