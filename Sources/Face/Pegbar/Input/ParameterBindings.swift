internal import PegbarImport
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene
// What follows the slots of a document in its normalized scene.
extension Input {
  /// The scene that keyframes alone can play, with what follows each of its parameters, and how
  /// many layers it had before cleaning up.
  ///
  /// It is made with other values than its own, so that no layer goes away, becomes a part of
  /// another one or passes on its place because of a value that may be changed; its own values
  /// are set in the end. Parameters of which nothing can follow are reported, and have their own
  /// value from the beginning.
  ///
  /// - Parameters:
  ///   - imported: The findings of making the exact scene; with other values of the parameters there
  ///     may be others.
  ///   - order: Which slots get other values at once.
  func boundScene(
    of scene: Scene, imported: [Finding], tolerance: Double, log: FindingLog,
    order: ParameterSearch.Order = .together
  ) -> (scene: NormalizedScene, layersBefore: Int) {
    guard case .lottie(let document) = content, !scene.parameters.isEmpty else {
      log.add(imported)
      if case .scene(.exact) = content { reportSlots(of: scene, log: log) }
      return normalizedScene(of: scene, tolerance: tolerance, log: log)
    }
    var search = ParameterSearch(
      document: document, input: self, scene: scene, imported: imported, tolerance: tolerance,
      order: order)
    let found = search.run()
    log.add(found.log.findings)
    var result = FindBindings.scene(
      found.base,
      setting: zip(scene.parameters, found.followers).map { ($0.value, $1 ?? []) })
    (result.parameters, result.palette) = (scene.parameters, scene.palette)
    search.normalizer.nameLayers(of: &result)
    for (index, followers) in found.followers.enumerated() {
      let parameter = scene.parameters[index]
      let bindings: [ParameterBinding]
      if case .image(let id) = parameter.value {
        bindings = FindBindings.bindings(ofImage: id, in: result)
      } else {
        bindings = FindBindings.bindings(of: parameter.value, followers ?? [], in: result)
      }
      result.parameters[index].bindings = bindings
      let texts = bindings.filter { $0.part == .text }
      result.widenTexts { composition, layer in
        texts.contains { $0.composition == composition && $0.layer == layer }
      }
      guard bindings.isEmpty, let slot = document.slots.first(where: { $0.id == parameter.name })
      else { continue }
      let why =
        found.reasons[index]
        ?? (followers == nil ? "changes more than values of layers" : "changes nothing that shows")
      log.add(
        Finding(
          .fixedSlot, "the slot '\(parameter.name)' \(why); its value cannot be changed in code",
          path: document.path(of: slot.source), outcome: .kept))
    }
    search.normalizer.complete(&result)
    return (result, found.layersBefore)
  }

  /// Reports the parameters of an exact scene: what follows them is known while an animation is read.
  private func reportSlots(of scene: Scene, log: FindingLog) {
    for parameter in scene.parameters {
      log.add(
        Finding(
          .fixedSlot,
          "an exact scene does not say what follows the slot '\(parameter.name)'; its value cannot be "
            + "changed in code", outcome: .kept))
    }
  }
}
