internal import PegbarBase
package import PegbarScene

/// All visible layers of a normalized scene, with the layers of definitions repeated for each
/// instance.
package struct ShownLayers: Sendable {
  /// A layer with its location and clock.
  package struct Entry: Sendable {
    /// The layer.
    package var layer: NormalizedLayer
    /// The index of the parent layer, or `nil` for layers of the root.
    package var parent: Int?
    /// `true` if the layer is a mask of its parent.
    package var isMask: Bool
    /// The clock of the layer's composition.
    package var clock: Clock
  }

  /// A composition's time as a function of the scene's: `time * rate + offset`, in seconds.
  package struct Clock: Hashable, Sendable {
    /// The number of seconds in the composition per second of the scene.
    package var rate = 1.0
    /// The composition's time at the start of the scene.
    package var offset = 0.0

    /// Returns the composition's time at a time of the scene.
    package func local(_ time: Double) -> Double { time * rate + offset }

    /// Returns the scene's time at a time of the composition.
    package func global(_ time: Double) -> Double { (time - offset) / rate }
  }

  /// The layers: parents before their sublayers, masks before sublayers, back to front.
  package private(set) var entries: [Entry] = []
  /// The compositions that are displayed, each with its clock.
  package private(set) var compositions: [(composition: NormalizedComposition, clock: Clock)]
  /// `true` if there are more layers than the limit.
  package private(set) var isCut = false

  /// Lists the layers of a scene up to a limit, because nested instances can multiply them.
  package init(_ scene: NormalizedScene, limit: Int = Limits.listedLayers) {
    let places = scene.definitions.indices.keyed { scene.definitions[$0].id }
    compositions = [(scene.root, Clock())]
    // Pending layers. Only definitions with an index below `before` can be instantiated in them.
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
