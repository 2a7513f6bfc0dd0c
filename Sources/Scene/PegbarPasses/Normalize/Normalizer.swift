package import PegbarBase
package import PegbarDiagnostics
package import PegbarScene

/// Turns an exact scene into one that keyframes alone can play.
///
/// What Core Animation can express exactly keeps the source's keys; the rest is sampled into as
/// many keys as the tolerance needs. Everything that is removed or approximated is reported.
package struct Normalizer {
  /// The largest distance in composition points by which a sampled value may miss the source.
  package var tolerance: Double
  /// The largest difference by which a sampled colour or opacity may miss the source.
  package var colorTolerance = 1.0 / 512
  /// How much becomes layers and keys at most.
  package var limits: Limits
  /// Whether numbers are rounded as exporters need them; without, exact tracks keep every digit of
  /// the source, so that they can be compared with it.
  package var rounds = true
  /// Whether layers, tracks and keys without which the picture is the same are left out.
  package var cleansUp = false

  /// Makes a normalizer.
  package init(tolerance: Double = 0.25, limits: Limits = Limits()) {
    self.tolerance = tolerance
    self.limits = limits
  }

  /// The scene as a tree of layers with keyframes.
  package func normalized(_ scene: Scene, log: FindingLog) -> NormalizedScene {
    outcome(of: scene, log: log).scene
  }

  /// A scene as a tree of layers with keyframes, and what is known of it.
  package struct Outcome {
    /// The scene.
    package var scene: NormalizedScene
    /// How many layers there were before cleaning up.
    package let layersBefore: Int
    /// Why nothing follows a parameter, by the indices of parameters.
    package var fixedParameters: [Int: String]
  }

  /// The scene as a tree of layers with keyframes, and what is known of it.
  package func outcome(of scene: Scene, log: FindingLog) -> Outcome {
    var result = unfinished(scene, log: log)
    nameLayers(of: &result.scene)
    BindParameters().apply(to: &result.scene)
    for (index, parameter) in result.scene.parameters.enumerated() {
      let reason = result.fixedParameters[index] ?? ParameterSources.isNothing
      result.fixedParameters[index] = parameter.bindings.isEmpty ? reason : nil
    }
    complete(&result.scene)
    return result
  }

  /// The scene as a tree of layers before numbers are rounded and layers named, and what is known of it.
  private func unfinished(_ scene: Scene, log: FindingLog) -> Outcome {
    var scene = scene
    let forms = TrackForms(of: scene)
    if forms.hasSprings { ExpandSprings().apply(to: &scene) }
    if forms.hasRepetitions {
      UnrollRepetitions(log: log, most: limits.repetitionKeys).apply(to: &scene)
    }
    let work = Normalization(scene, options: self, log: log)
    work.addDefinitions()
    let root = work.composition(scene.root, isRoot: true)
    var result = NormalizedScene(
      name: scene.name, duration: scene.duration, frameRate: scene.frameRate,
      firstFrame: scene.firstFrame, root: root, definitions: work.definitions.used(by: root),
      images: scene.images, fonts: work.fontsInUse, palette: scene.palette, curves: scene.curves,
      markers: scene.markers, parameters: scene.parameters)
    var limit = LimitMotion(log: log, limits: limits)
    limit.apply(to: &result)
    var baked = ReportBaked(log: log)
    baked.report(result)
    let layers = result.layerCount
    let parameters = work.sampler.parameters
    parameters.finish(scene)
    let fixed = parameters.reasons
    result.changeEachLayer { layer in
      layer.parameterUses = layer.parameterUses.filter { fixed[$0.value.parameter] == nil }
    }
    if cleansUp { result = cleaned(result, log: log) }
    return Outcome(scene: result, layersBefore: layers, fixedParameters: fixed)
  }

  /// Rounds the numbers of a scene and names its layers; none is added or removed.
  private func nameLayers(of scene: inout NormalizedScene) {
    if rounds { scene = rounded(scene) }
    // Rounding makes some values and times equal.
    if cleansUp { DropUnusedKeys().apply(to: &scene) }
    NameNormalizedLayers().apply(to: &scene)
  }

  /// Finishes a scene whose numbers are rounded and whose layers are named.
  ///
  /// It may add and remove layers, but none that the bindings of parameters name.
  private func complete(_ scene: inout NormalizedScene) {
    if cleansUp, rounds { ClipMasks().apply(to: &scene) }
    NameValues().apply(to: &scene)
    FindTransitions().apply(to: &scene)
  }

  /// The scene with the digits that exporters write.
  package func rounded(_ scene: NormalizedScene) -> NormalizedScene {
    var scene = scene
    Rounding().apply(to: &scene)
    return scene
  }

  /// A scene without layers, tracks and keys without which the picture is the same.
  package func cleaned(_ scene: NormalizedScene, log: FindingLog) -> NormalizedScene {
    var result = scene
    CleanUp().apply(to: &result)
    FindSprings(frameRate: scene.frameRate, tolerance: tolerance, log: log).apply(to: &result)
    return result
  }
}
