import Pegbar

/// What is done with a file: everything that the command does with one.
struct Trial {
  /// One thing that is done, under limits of its own.
  enum Step: String, CaseIterable {
    case lint, timeline, transactions, exact, readBack, render, measure
  }

  /// What every second, fourth or sixteenth mutant goes through only, to have time for more of them.
  static func steps(for random: Random) -> Set<Step> {
    var random = random
    var steps: Set<Step> = [.lint, .timeline, .transactions, .render]
    if random.once(in: 4) { steps.insert(.exact) }
    if random.once(in: 2) { steps.insert(.readBack) }
    if random.once(in: 16) { steps.insert(.measure) }
    return steps
  }

  let bytes: [UInt8]
  let steps: Set<Step>
  /// Called before each step.
  let begin: (Step) -> Void

  /// Does it all.
  ///
  /// - Returns: What is wrong with what came out; nothing where nothing is, or nothing came out.
  func run() -> String? {
    if steps.contains(.lint) {
      begin(.lint)
      _ = Pegbar.lint(bytes)
    }
    guard let conversion = converted(.timeline, ConversionOptions(sourceName: "x.json")) else {
      return nil
    }
    if steps.contains(.transactions) {
      let options = ConversionOptions(
        sourceName: "x.json", exposed: Set(ExposedValue.allCases), style: .transactions,
        isNonisolated: true)
      _ = converted(.transactions, options)
    }
    if steps.contains(.exact) { _ = converted(.exact, ConversionOptions(isExact: true)) }
    if steps.contains(.readBack), let flaw = readBack(conversion) { return flaw }
    if steps.contains(.render), let flaw = drawn(conversion) { return flaw }
    if steps.contains(.measure) {
      begin(.measure)
      _ = conversion.measured()
    }
    return nil
  }

  /// Converts and writes both targets.
  private func converted(_ step: Step, _ options: ConversionOptions) -> Conversion? {
    begin(step)
    guard let conversion = try? Pegbar.convert(bytes, options: options) else { return nil }
    if !options.isExact { _ = conversion.swiftCode }
    if step != .transactions { _ = conversion.sceneJSON }
    _ = conversion.statistics
    return conversion
  }

  /// What was written is read again, and is the same when it is written again.
  private func readBack(_ conversion: Conversion) -> String? {
    begin(.readBack)
    let written = conversion.sceneJSON
    do {
      let again = try Pegbar.convert(written).sceneJSON
      return again == written ? nil : "the scene is written differently after it was read"
    } catch {
      return "the scene is not read again: \(error.finding.message)"
    }
  }

  /// Some frames of both scenes.
  private func drawn(_ conversion: Conversion) -> String? {
    for renderer in [FrameRenderer(conversion.scene), FrameRenderer(conversion.normalized)] {
      for frame in [0, 10, renderer.frameCount / 2, renderer.frameCount - 1] {
        begin(.render)
        let svg = renderer.picture(frame: frame).svg
        if let word = Self.nonNumber(in: svg) {
          return "“\(word)” in the picture of frame \(frame)"
        }
      }
    }
    return nil
  }

  /// A number of a picture that is none.
  private static func nonNumber(in svg: [UInt8]) -> String? {
    // Outside of attributes, these may be text of the animation.
    for word in ["=\"nan", "=\"inf", "=\"-inf", "=\"-nan"] where svg.holds(Array(word.utf8)) {
      return word
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether some bytes stand one after another in it.
  fileprivate func holds(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: pattern) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
