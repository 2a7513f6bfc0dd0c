internal import PegbarDiagnostics
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
  /// - Parameter said: What was said while the exact scene was made; with other values of the
  ///   parameters it may be something else.
  func boundScene(
    of scene: Scene, said: [Finding], tolerance: Double, log: FindingLog
  ) -> (scene: NormalizedScene, layersBefore: Int) {
    guard case .lottie(let document) = content, !scene.parameters.isEmpty else {
      log.add(said)
      return normalizedScene(of: scene, tolerance: tolerance, log: log)
    }
    var search = ParameterSearch(
      document: document, input: self, name: scene.name, tolerance: tolerance,
      parameters: scene.parameters)
    let found = search.run()
    log.add(found.log.findings)
    var result = FindBindings.scene(
      found.base,
      setting: zip(scene.parameters, found.followers).map { ($0.value, $1 ?? []) })
    (result.parameters, result.palette) = (scene.parameters, scene.palette)
    search.normalizer.finish(&result)
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
    return (result, found.layersBefore)
  }
}

/// Makes the normalized scene of a document again and again, with other values of its slots.
private struct ParameterSearch {
  /// What was found.
  struct Result {
    /// The scene before rounding, with values of the parameters that are nothing special.
    var base: NormalizedScene
    var layersBefore: Int
    /// What was said while it was made, from the import on.
    var log: FindingLog
    /// What follows each parameter; nothing where that cannot be repeated.
    var followers: [[FindBindings.Follower]?]
    /// Why nothing follows some, where it is not for what they change.
    var reasons: [Int: String] = [:]

    /// Leaves what follows several parameters to the first of them: none can be set without knowing
    /// of the others.
    mutating func leaveToFirst() {
      var taken: Set<FindBindings.Follower.Target> = []
      for (index, found) in followers.enumerated() {
        let targets = (found ?? []).map(\.target)
        if taken.isDisjoint(with: targets) {
          taken.formUnion(targets)
        } else {
          followers[index] = nil
          reasons[index] = "changes a value that another slot changes, too"
        }
      }
    }
  }

  let document: LottieDocument
  let input: Input
  let name: String
  let tolerance: Double
  let parameters: [Parameter]
  /// How many layers may still be made in this attempt.
  private var budget = 0

  init(
    document: LottieDocument, input: Input, name: String, tolerance: Double,
    parameters: [Parameter]
  ) {
    self.document = document
    self.input = input
    self.name = name
    self.tolerance = tolerance
    self.parameters = parameters
  }

  var normalizer: Normalizer {
    var normalizer = Normalizer(tolerance: tolerance, limits: input.limits)
    normalizer.cleansUp = true
    return normalizer
  }

  mutating func run() -> Result {
    // Those that have another value than their own.
    var changed = parameters.indices.filter { slot(of: $0)?.slot.unremarkable($0) != nil }
    for _ in 0..<Limits.slotAttempts {
      let result = attempt(changed)
      let fixed = Set(changed.filter { result.followers[$0] == nil })
      if fixed.isEmpty { return result }
      changed.removeAll(where: fixed.contains)
    }
    return attempt([])
  }

  /// Looks for what follows the parameters in a scene in which some have another value.
  private mutating func attempt(_ changed: [Int]) -> Result {
    budget = Limits.slotLayers
    var document = document
    for index in changed {
      guard let (place, slot) = slot(of: index), let other = slot.unremarkable(index) else {
        continue
      }
      document.slots[place] = other
    }
    let log = FindingLog()
    let base = made(from: document, log: log)
    var result = Result(base: base.scene, layersBefore: base.layersBefore, log: log, followers: [])
    for index in parameters.indices {
      guard !isImage(index) else {
        // The layers that show it follow it.
        result.followers.append([])
        continue
      }
      budget -= 3 * max(base.scene.layerCount + base.samples / Limits.samplesOfLayer, 1)
      if budget < 0 {
        result.reasons[index] = "was not looked at, for there are too many slots, layers and keys"
      }
      result.followers.append(
        budget < 0 ? nil : followers(of: index, in: document, base: base.scene))
    }
    result.leaveToFirst()
    return result
  }

  private mutating func followers(
    of index: Int, in document: LottieDocument, base: NormalizedScene
  ) -> [FindBindings.Follower]? {
    guard let (place, _) = slot(of: index), let value = value(of: index, in: base) else {
      return nil
    }
    var others: [FindBindings.Variant] = []
    for step in 1...3 {
      guard let slot = document.slots[place].varied(step) else { return nil }
      var variant = document
      variant.slots[place] = slot
      let scene = made(from: variant, log: FindingLog()).scene
      guard let value = self.value(of: index, in: scene) else { return nil }
      others.append((value, scene))
    }
    return FindBindings.followers(base: (value, base), others: others)
  }

  private func isImage(_ index: Int) -> Bool {
    if case .image = parameters[index].value { true } else { false }
  }

  private func slot(of index: Int) -> (place: Int, slot: Slot)? {
    document.slots.firstIndex { $0.id == parameters[index].name }.map { ($0, document.slots[$0]) }
  }

  private func value(of index: Int, in scene: NormalizedScene) -> Parameter.Value? {
    scene.parameters.first { $0.name == parameters[index].name }?.value
  }

  private func made(from document: LottieDocument, log: FindingLog) -> Normalizer.Counted {
    let input = Input(
      content: .lottie(document), text: [], archive: self.input.archive,
      limits: self.input.limits)
    return normalizer.exactlyCounted(input.exactScene(name: name, log: log), log: log)
  }
}
