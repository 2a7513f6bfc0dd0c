internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The definitions of a scene, each after those that it uses.
///
/// Avoids recursion, because files determine the nesting depth of definitions.
struct DefinitionOrder {
  /// The definitions, by ID.
  let definitions: [String: Composition]
  /// The IDs, innermost first.
  private(set) var ids: [String] = []
  /// `true` if a definition uses itself, directly or indirectly.
  private(set) var hasCircle = false

  /// The definitions, innermost first.
  var innermostFirst: [Composition] { ids.compactMap { definitions[$0] } }
  /// The definitions, outermost first.
  var outermostFirst: [Composition] { innermostFirst.reversed() }

  init(_ scene: Scene) {
    definitions = scene.definitions.keyed(by: \.id)
    var done: Set<String> = []
    var underWay: Set<String> = []
    for start in scene.definitions.map(\.id) where !done.contains(start) {
      var pending = [(id: start, isLeft: false)]
      while let (id, isLeft) = pending.popLast() {
        if isLeft {
          underWay.remove(id)
          if done.insert(id).inserted { ids.append(id) }
          continue
        }
        guard !done.contains(id), underWay.insert(id).inserted else { continue }
        pending.append((id, true))
        for inner in definitions[id]?.shownDefinitions ?? [] where definitions[inner] != nil {
          if underWay.contains(inner) { hasCircle = true }
          pending.append((inner, false))
        }
      }
    }
  }
}

extension Composition {
  /// The IDs of the definitions that the layers show, once per use.
  var shownDefinitions: [String] { instances.map(\.definition) }

  /// The instances of definitions that the layers show.
  var instances: [Instance] {
    layers.compactMap { layer in
      if case .instance(let instance) = layer.content { instance } else { nil }
    }
  }
}

/// The times at which each definition is shown.
///
/// A layer needs to be hidden only while its definition continues. Without these times, a layer as
/// long as its definition would be hidden at the last moment of the scene, which remains visible.
struct DefinitionTimes {
  private var ranges: [String: TimeRange] = [:]

  /// All times, for definitions whose times are unknown.
  private static let always = TimeRange(start: -.infinity, end: .infinity)

  init(_ scene: Scene, _ order: DefinitionOrder) {
    guard !order.hasCircle else { return }
    add(scene.root, during: TimeRange(start: 0, end: scene.duration))
    for definition in order.outermostFirst { add(definition, during: self[definition.id]) }
  }

  /// Accesses the half-open time range in which a definition is shown.
  subscript(id: String) -> TimeRange { ranges[id] ?? Self.always }

  private mutating func add(_ composition: Composition, during range: TimeRange) {
    for layer in composition.layers {
      guard case .instance(let instance) = layer.content else { continue }
      let shown = TimeRange(
        start: max(range.start, layer.window.start), end: min(range.end, layer.window.end))
      guard shown.start < shown.end else { continue }
      let local = Self.local(shown, instance.timeMap)
      let id = instance.definition
      let known = ranges[id] ?? local
      ranges[id] = TimeRange(start: min(known.start, local.start), end: max(known.end, local.end))
    }
  }

  private static func local(_ range: TimeRange, _ map: TimeMap) -> TimeRange {
    guard range.start.isFinite, range.end.isFinite else { return always }
    guard let remap = map.remap?.unrolled(until: range.end) else {
      let first = (range.start - map.begin) * map.rate
      let last = (range.end - map.begin) * map.rate
      guard first.isFinite, last.isFinite else { return always }
      // In reverse, the latest time is shown at the start, which belongs to the range.
      return map.rate > 0
        ? TimeRange(start: first, end: last) : TimeRange(start: last, end: first.nextUp)
    }
    let end = range.end - max(abs(range.end), 1) * 1e-9
    let inside = remap.keyTimes.filter { range.start <= $0 && $0 < end }
    var values = ([range.start, end] + inside).map { remap.value(at: $0) }
    // Easing may move the time beyond its keyframes.
    if let track = remap.track, track.overshoots {
      let all = track.keys.map(\.value)
      let span = (all.max() ?? 0) - (all.min() ?? 0)
      values += all.map { $0 - span * 2 } + all.map { $0 + span * 2 }
    }
    guard let low = values.min(), let high = values.max(), low.isFinite, high.isFinite else {
      return always
    }
    return TimeRange(start: low, end: high.nextUp)
  }
}

extension Track {
  /// `true` if easing moves values beyond their keyframes.
  var overshoots: Bool {
    keys.dropLast().contains { key in
      switch key.curve {
      case .linear, .hold: false
      case .bezier(let curve): curve.overshoots
      case .spring: true
      }
    }
  }
}
