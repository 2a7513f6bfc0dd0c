package import PegbarBase
package import PegbarDiagnostics
package import PegbarScene

/// Converts an exact scene to one that plays with keyframes alone.
///
/// Animation that Core Animation can express exactly keeps the keyframes of the source. The rest is
/// sampled into as many keyframes as the tolerance requires. Everything that is removed or
/// approximated is reported.
package struct Normalizer {
  /// The maximum error of a sampled value, in composition points.
  package var tolerance: Double
  /// The maximum error of a sampled color or opacity.
  package var colorTolerance = 1.0 / 512
  /// The limits on layers and keyframes.
  package var limits: Limits
  /// `true` if numbers are rounded as exporters require.
  ///
  /// Otherwise, exact tracks keep every digit of the source, so that they can be compared with it.
  package var rounds = true
  /// `true` if layers, tracks, and keyframes that do not affect the rendering are dropped.
  package var cleansUp = false
  /// `true` if layers that are never visible in the result are reported.
  package var checksContent = false

  /// Creates a normalizer.
  package init(tolerance: Double = 0.25, limits: Limits = Limits()) {
    self.tolerance = tolerance
    self.limits = limits
  }

  /// Returns the scene as a tree of layers with keyframes.
  package func normalized(_ scene: Scene, log: FindingLog) -> NormalizedScene {
    outcome(of: scene, log: log).scene
  }

  /// A scene as a tree of layers with keyframes, and details of its normalization.
  package struct Outcome {
    /// The scene.
    package var scene: NormalizedScene
    /// The number of layers before cleanup.
    package let layersBefore: Int
    /// The reasons why parameters are not bound, by the index of the parameter.
    package var fixedParameters: [Int: String]
  }

  /// Returns the scene as a tree of layers with keyframes, and details of its normalization.
  package func outcome(of scene: Scene, log: FindingLog) -> Outcome {
    var result = unfinished(scene, log: log)
    nameLayers(of: &result.scene)
    BindParameters().apply(to: &result.scene)
    for (index, parameter) in result.scene.parameters.enumerated() {
      let reason = result.fixedParameters[index] ?? ParameterSources.isNothing
      result.fixedParameters[index] = parameter.bindings.isEmpty ? reason : nil
    }
    complete(&result.scene)
    CheckNestedMasks(log: log).report(result.scene)
    return result
  }

  /// Returns the scene before numbers are rounded and layers are named, and details of its
  /// normalization.
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
      markers: scene.markers, parameters: scene.parameters, background: scene.background,
      playback: scene.playback)
    var limit = LimitMotion(log: log, limits: limits)
    limit.apply(to: &result)
    var baked = ReportBaked(log: log, tolerance: tolerance)
    baked.report(result)
    let layers = result.layerCount
    let parameters = work.sampler.parameters
    parameters.finish(scene)
    let fixed = parameters.reasons
    result.changeEachLayer { layer in
      layer.parameterUses = layer.parameterUses.filter { fixed[$0.value.parameter] == nil }
    }
    if checksContent { CheckHiddenContent(scene, result, log: log).report() }
    if cleansUp { result = cleaned(result, log: log) }
    return Outcome(scene: result, layersBefore: layers, fixedParameters: fixed)
  }

  /// Rounds the numbers of a scene and names its layers, without adding or removing any.
  private func nameLayers(of scene: inout NormalizedScene) {
    if rounds { scene = rounded(scene) }
    // Rounding makes some values and times equal.
    if cleansUp { DropUnusedKeys().apply(to: &scene) }
    NameNormalizedLayers().apply(to: &scene)
  }

  /// Finishes a scene with rounded numbers and named layers.
  ///
  /// May add and remove layers, but none that the bindings of parameters name.
  private func complete(_ scene: inout NormalizedScene) {
    if cleansUp, rounds { ClipMasks().apply(to: &scene) }
    NameValues().apply(to: &scene)
    FindTransitions().apply(to: &scene)
  }

  /// Returns the scene with the digits that exporters write.
  package func rounded(_ scene: NormalizedScene) -> NormalizedScene {
    var scene = scene
    Rounding(scene).apply(to: &scene)
    return scene
  }

  /// Returns a scene without layers, tracks, and keyframes that do not affect the rendering.
  package func cleaned(_ scene: NormalizedScene, log: FindingLog) -> NormalizedScene {
    var result = scene
    CleanUp().apply(to: &result)
    FindSprings(frameRate: scene.frameRate, tolerance: tolerance, log: log).apply(to: &result)
    return result
  }
}
