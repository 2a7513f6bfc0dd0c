internal import PegbarBase
package import PegbarScene

/// Every layer that a normalized scene shows, with those of definitions once for each instance.
package struct ShownLayers: Sendable {
  /// A layer and where it is shown.
  package struct Entry: Sendable {
    /// The layer.
    package var layer: NormalizedLayer
    /// The place of the layer that holds it; none for those of the root.
    package var parent: Int?
    /// Whether it decides where the layer that holds it shows.
    package var isMask: Bool
    /// Which time of its composition is shown.
    package var clock: Clock
  }

  /// A composition's time as a function of the scene's: `time * rate + offset`, in seconds.
  package struct Clock: Hashable, Sendable {
    /// How many of its seconds pass in one of the scene.
    package var rate = 1.0
    /// Its time when the scene begins.
    package var offset = 0.0

    /// The composition's time.
    package func local(_ time: Double) -> Double { time * rate + offset }

    /// When a time of the composition is shown.
    package func global(_ time: Double) -> Double { (time - offset) / rate }
  }

  /// Each layer before those it holds, masks before sublayers, back to front.
  package private(set) var entries: [Entry] = []
  /// The compositions that are shown, each with the time it has.
  package private(set) var compositions: [(composition: NormalizedComposition, clock: Clock)]
  /// Whether there are more layers than the limit.
  package private(set) var isCut = false

  /// Lists the layers of a scene; instances inside instances may make any number of them.
  package init(_ scene: NormalizedScene, limit: Int = Limits.listedLayers) {
    let places = scene.definitions.indices.keyed { scene.definitions[$0].id }
    compositions = [(scene.root, Clock())]
    // Layers that wait; `before` is the place from which on no definition can be shown.
    var waiting = scene.root.layers.reversed().map {
      (entry: Entry(layer: $0, isMask: false, clock: Clock()), before: scene.definitions.count)
    }
    while let next = waiting.popLast() {
      guard entries.count < limit else {
        isCut = true
        return
      }
      let (entry, place) = (next.entry, entries.count)
      entries.append(entry)
      func add(_ layers: [NormalizedLayer], isMask: Bool, _ clock: Clock, before: Int) {
        for layer in layers.reversed() {
          waiting.append((Entry(layer: layer, parent: place, isMask: isMask, clock: clock), before))
        }
      }
      add(entry.layer.sublayers, isMask: false, entry.clock, before: next.before)
      if case .instance(let id, let begin, let rate) = entry.layer.content,
        let index = places[id], index < next.before, rate > 0, rate.isFinite
      {
        var clock = entry.clock
        clock.offset = (clock.offset - begin) * rate
        clock.rate *= rate
        compositions.append((scene.definitions[index], clock))
        add(scene.definitions[index].layers, isMask: false, clock, before: index)
      }
      add(entry.layer.maskLayers, isMask: true, entry.clock, before: next.before)
    }
  }
}
