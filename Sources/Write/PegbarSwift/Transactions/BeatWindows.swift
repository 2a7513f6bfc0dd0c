internal import PegbarBase
internal import PegbarScene

/// The time ranges of a scene's transactions.
///
/// They include those of the root and of the definitions that it shows once and at their own speed.
struct BeatWindows {
  /// A transaction.
  struct Beat {
    /// The name in the scene.
    var name: String
    /// The time range, in seconds of the scene.
    var window: TimeRange
    /// `true` if it has the name of a marker of the source.
    var isMarker = false
  }

  /// The transactions in order of time.
  ///
  /// A transaction that begins inside another one is part of it. A marker always begins a
  /// transaction with its name.
  private(set) var beats: [Beat] = []

  /// The maximum difference of equal times, in seconds.
  static let margin = 1e-6

  /// Collects the transactions; `others` belong to instances with their own timelines.
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

  /// Begins a transaction at each marker; the first one before the next marker becomes part of it.
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
  /// The definitions that are shown at their own speed, with the time of their start.
  fileprivate var plainInstances: [(id: String, begin: Double)] {
    var found: [(id: String, begin: Double)] = []
    var waiting = layers
    while let layer = waiting.popLast() {
      waiting += layer.sublayers + (layer.mask?.layers ?? [])
      guard case .instance(let shown, let begin, 1) = layer.content else { continue }
      // A definition shows only those before it, but a handwritten scene may not follow this rule.
      if shown != id { found.append((shown, begin)) }
    }
    return found
  }
}

extension NormalizedScene {
  /// The numbers of transactions for which names are worthwhile.
  private static var namedBeats: ClosedRange<Int> { 1...12 }

  /// The scene with markers for its transactions, so that the timeline can play each of them.
  ///
  /// They are equal to the functions of the style of transactions. A transaction at a marker is
  /// omitted, because it has the marker's name. A single transaction that is most of the scene is
  /// also omitted.
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

  /// Returns `true` if a transaction lasts more than half of the scene.
  private func isMost(_ beat: BeatWindows.Beat?) -> Bool {
    guard let beat else { return true }
    return min(beat.window.end, duration) - beat.window.start > duration / 2
  }
}
