internal import PegbarDiagnostics
internal import PegbarScene

/// Says of every track that was sampled how many keys it took and how far they are off.
///
/// One walk over the result, so that nothing is sampled without being said. A track is spoken of
/// once, however often its layer is repeated as a parent or in copies.
struct ReportBaked {
  let log: FindingLog

  private struct Subject: Hashable {
    var source: String
    var property: String
  }

  /// What is said of a subject: of all tracks that are a part of it, the most keys and the largest
  /// error.
  private struct Sampling {
    var isPath: Bool
    var keys: Int
    var error: Double
    var unit: Finding.Unit
    var breadcrumb: [String]
  }

  /// What is known of each subject, and their order.
  private struct Known {
    var samplings: [Subject: Sampling] = [:]
    var order: [Subject] = []

    mutating func add(_ sampling: Sampling, of subject: Subject) {
      guard let known = samplings[subject] else {
        samplings[subject] = sampling
        return order.append(subject)
      }
      samplings[subject]?.keys = max(known.keys, sampling.keys)
      // Written so that an error that is none counts as the largest.
      if !(sampling.error <= known.error) { samplings[subject]?.error = sampling.error }
    }
  }

  func report(_ scene: NormalizedScene) {
    var known = Known()
    for composition in scene.definitions + [scene.root] {
      for layer in composition.layers {
        collect(layer, [composition.name], "$", &known)
      }
    }
    for subject in known.order {
      guard let sampling = known.samplings[subject] else { continue }
      let title = subject.property
      log.add(
        Finding(
          sampling.isPath ? .pathBaked : .motionBaked,
          sampling.keys > 1
            ? "\(title) was sampled into \(sampling.keys) keys"
            : "\(title) moves by less than the tolerance and stands still",
          path: JSONPath(parsing: subject.source) ?? JSONPath(), breadcrumb: sampling.breadcrumb,
          outcome: .baked(keys: sampling.keys, error: sampling.error, unit: sampling.unit)))
    }
  }

  private func collect(
    _ layer: NormalizedLayer, _ outer: [String], _ outerSource: String, _ known: inout Known
  ) {
    // Layers that conversion added belong to what they stand in.
    let source = layer.source.isEmpty ? outerSource : layer.source
    let breadcrumb = layer.source.isEmpty ? outer : outer + [layer.designerName]
    for track in layer.tracks {
      // Flags only jump.
      guard track.property != .isHidden, let error = track.bakedError else { continue }
      known.add(
        Sampling(
          isPath: track.property == .path, keys: track.keyCount, error: error,
          unit: track.property.facts.unit, breadcrumb: breadcrumb),
        of: Subject(source: source, property: track.property.facts.title))
    }
    // What stands in a transform layer has a name of its own; the camera that moves it, and the
    // other turns of its own, are no place that a designer knows.
    for sublayer in layer.heldLayers {
      if layer.keepsDepth {
        collect(sublayer, outer, outerSource, &known)
      } else {
        collect(sublayer, breadcrumb, source, &known)
      }
    }
  }
}
