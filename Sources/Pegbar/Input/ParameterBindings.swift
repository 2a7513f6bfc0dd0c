internal import PegbarDiagnostics
internal import PegbarImport
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene

// What follows the slots of a document in its normalized scene.
extension Input {
  /// How many layers may be made again all together to see what changes with a parameter.
  private static let bindingBudget = 40_000

  /// Finds what follows each parameter of a normalized scene, and reports those of which nothing
  /// can.
  func bindParameters(of scene: inout NormalizedScene, tolerance: Double, log: FindingLog) {
    guard case .lottie(let document) = content, !scene.parameters.isEmpty else { return }
    let maker = VariantMaker(document: document, name: scene.name, tolerance: tolerance)
    let base = maker.scene(of: document)
    var budget = Self.bindingBudget / max(scene.layerCount, 1)
    for (index, parameter) in scene.parameters.enumerated() {
      let found: [ParameterBinding]?
      if case .image(let id) = parameter.value {
        found = FindBindings.bindings(ofImage: id, in: scene)
      } else {
        budget -= 3
        found = budget < 0 ? nil : maker.bindings(of: parameter, in: scene, base: base)
      }
      scene.parameters[index].bindings = found ?? []
      let texts = (found ?? []).filter { $0.part == .text }
      scene.widenTexts { composition, layer in
        texts.contains { $0.composition == composition && $0.layer == layer }
      }
      guard found?.isEmpty ?? true,
        let slot = document.slots.first(where: { $0.id == parameter.name })
      else { continue }
      let why = found == nil ? "changes more than values of layers" : "changes nothing that shows"
      log.add(
        Finding(
          .fixedSlot, "the slot '\(parameter.name)' \(why); its value cannot be changed in code",
          path: document.path(of: slot.source), outcome: .kept))
    }
  }
}

/// Makes the normalized scene of a document whose slots have other values.
private struct VariantMaker {
  let document: LottieDocument
  let name: String
  let tolerance: Double

  /// The scene before rounding; nothing is said about it.
  func scene(of document: LottieDocument) -> NormalizedScene {
    let log = FindingLog()
    let exact = ScenePasses.prepared(
      Importer(fallbackName: name).scene(from: document, log: log), log: log)
    var normalizer = Normalizer(tolerance: tolerance)
    normalizer.cleansUp = true
    normalizer.rounds = false
    return normalizer.normalized(exact, log: log)
  }

  /// What follows a parameter; nothing where that cannot be repeated.
  func bindings(
    of parameter: Parameter, in scene: NormalizedScene, base: NormalizedScene
  ) -> [ParameterBinding]? {
    var others: [FindBindings.Variant] = []
    guard let place = document.slots.firstIndex(where: { $0.id == parameter.name }) else {
      return nil
    }
    for step in 1...3 {
      guard let slot = document.slots[place].varied(step) else { return nil }
      var variant = document
      variant.slots[place] = slot
      let scene = self.scene(of: variant)
      guard let value = scene.parameters.first(where: { $0.name == parameter.name })?.value else {
        return nil
      }
      others.append((value, scene))
    }
    return FindBindings.bindings(in: scene, base: (parameter.value, base), others: others)
  }
}
