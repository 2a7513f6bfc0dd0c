internal import PegbarImport
internal import PegbarLottie
internal import PegbarPasses
internal import PegbarScene

/// Makes the normalized scene of a document again and again, with other values of its slots.
///
/// Three times with other values of all slots at once, each by numbers of its own, so that a value
/// that changes tells which one it follows. Where it follows none or several, or more changes than
/// values, each half of the slots is looked at by itself.
struct ParameterSearch {
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

  /// Which slots get other values at once.
  enum Order {
    /// As many as can be told apart.
    case together
    /// One after the other, which finds the same and takes longer.
    case apart
  }

  /// The document.
  let document: LottieDocument
  /// The file that it was read from.
  let input: Input
  /// The exact scene, which was made from the document; it has the parameters.
  let scene: Scene
  /// The findings of making it.
  let imported: [Finding]
  /// How far sampled values may be off.
  let tolerance: Double
  /// Which slots get other values at once.
  var order = Order.together
  /// How many layers may still be made in this attempt.
  private(set) var budget = 0

  private var parameters: [Parameter] { scene.parameters }

  var normalizer: Normalizer {
    var normalizer = Normalizer(tolerance: tolerance, limits: input.limits)
    normalizer.cleansUp = true
    return normalizer
  }

  mutating func run() -> Result {
    // Those that have another value than their own.
    var changed = parameters.indices.filter { index in
      place(of: index).flatMap { document.slots[$0].unremarkable(index) } != nil
    }
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
      guard let place = place(of: index), let other = document.slots[place].unremarkable(index)
      else { continue }
      document.slots[place] = other
    }
    let log = FindingLog()
    let base = changed.isEmpty ? own(log: log) : made(from: document, log: log)
    // The layers that show an image follow it.
    var result = Result(
      base: base.scene, layersBefore: base.layersBefore, log: log,
      followers: parameters.indices.map { isImage($0) ? [] : nil })
    let varied = parameters.indices.filter { !isImage($0) }
    switch order {
    case .together: follow(varied[...], in: document, base: base, &result)
    case .apart: for index in varied { follow([index], in: document, base: base, &result) }
    }
    result.leaveToFirst()
    return result
  }

  /// Looks for what follows some parameters, all at once; where that cannot be told, each half of them
  /// by itself.
  private mutating func follow(
    _ indices: ArraySlice<Int>, in document: LottieDocument, base: Normalizer.Outcome,
    _ result: inout Result
  ) {
    guard !indices.isEmpty else { return }
    guard spend(on: base) else {
      for index in indices {
        result.reasons[index] = "was not looked at, for there are too many slots, layers and keys"
      }
      return
    }
    if let found = followers(of: indices, in: document, base: base.scene) {
      for index in indices { result.followers[index] = found[index] }
    } else if indices.count > 1 {
      let half = indices.startIndex + indices.count / 2
      follow(indices[..<half], in: document, base: base, &result)
      follow(indices[half...], in: document, base: base, &result)
    }
  }

  /// Whether the scene may be made three more times.
  private mutating func spend(on base: Normalizer.Outcome) -> Bool {
    budget -= 3 * max(base.scene.layerCount + base.samples / Limits.samplesOfLayer, 1)
    return budget >= 0
  }

  /// What follows some parameters, by what changes with all of them.
  ///
  /// - Returns: Nothing where what changes cannot be repeated, or does not tell them apart. One that
  ///   has no other values is missing.
  private func followers(
    of indices: ArraySlice<Int>, in document: LottieDocument, base: NormalizedScene
  ) -> [Int: [FindBindings.Follower]]? {
    let varied = indices.filter { index in
      place(of: index).flatMap { document.slots[$0].varied(1, of: index) } != nil
    }
    guard !varied.isEmpty else { return [:] }
    let others = (1...3).map { step in
      var variant = document
      for index in varied {
        guard let place = place(of: index),
          let other = document.slots[place].varied(step, of: index)
        else { continue }
        variant.slots[place] = other
      }
      return made(from: variant, log: FindingLog()).scene
    }
    var values: [Int: [Parameter.Value]] = [:]
    for index in varied {
      let all = ([base] + others).compactMap { value(of: index, in: $0) }
      guard all.count == 4 else { return nil }
      values[index] = all
    }
    return FindBindings.followers(of: values, base: base, others: others)
  }

  private func isImage(_ index: Int) -> Bool {
    if case .image = parameters[index].value { true } else { false }
  }

  /// Where the slot of a parameter stands in the document.
  private func place(of index: Int) -> Int? {
    document.slots.firstIndex { $0.id == parameters[index].name }
  }

  private func value(of index: Int, in scene: NormalizedScene) -> Parameter.Value? {
    scene.parameters.first { $0.name == parameters[index].name }?.value
  }

  /// The normalized scene with the document's own values.
  private func own(log: FindingLog) -> Normalizer.Outcome {
    log.add(imported)
    return normalizer.unfinished(scene, log: log)
  }

  private func made(from document: LottieDocument, log: FindingLog) -> Normalizer.Outcome {
    var input = Input(
      content: .lottie(document), text: [], archive: self.input.archive,
      limits: self.input.limits)
    input.passes = self.input.passes
    let exact = input.exactScene(name: scene.name, log: log)
    // What passes make of the values of the source themselves was found to be usable.
    let passed = try? input.passedScene(exact, log: log)
    return normalizer.unfinished(passed ?? exact, log: log)
  }
}
