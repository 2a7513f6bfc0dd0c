import Pegbar

/// Runs the operations of the command on a file.
struct Trial {
  /// One operation, with its own limits.
  enum Step: String, CaseIterable {
    case lint, timeline, transactions, exact, readBack, render, measure
  }

  /// Returns the steps for a mutant.
  ///
  /// Some steps run for only one in 2, 4, or 16 mutants, which leaves time for more mutants.
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
  /// The function to call before each step.
  let begin: (Step) -> Void

  /// Runs all steps.
  ///
  /// - Returns: A problem with the result, or `nil` if there is none or no result.
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

  /// Converts the file and writes the output formats of a step.
  private func converted(_ step: Step, _ options: ConversionOptions) -> Conversion? {
    begin(step)
    guard let conversion = try? Pegbar.convert(bytes, options: options) else { return nil }
    if !options.isExact { _ = conversion.swiftCode }
    if step != .transactions { _ = conversion.sceneJSON }
    _ = conversion.statistics
    return conversion
  }

  /// Reads the written scene and returns a problem if it is invalid or is written differently
  /// again.
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

  /// Renders some frames of both scenes and returns a problem, or `nil` if there is none.
  private func drawn(_ conversion: Conversion) -> String? {
    for renderer in [FrameRenderer(conversion.scene), FrameRenderer(conversion.normalized)] {
      for frame in [0, 10, renderer.frameCount / 2, renderer.frameCount - 1] {
        begin(.render)
        let svg = renderer.picture(frame: frame).svg
        if let word = Self.nonNumber(in: Array(svg.utf8)) {
          return "“\(word)” in the picture of frame \(frame)"
        }
      }
    }
    return nil
  }

  /// Returns an invalid number in a picture, or `nil` if there is none.
  private static func nonNumber(in svg: [UInt8]) -> String? {
    // Outside attributes, these words can be text of the animation.
    for word in ["=\"nan", "=\"inf", "=\"-inf", "=\"-nan"] where svg.holds(Array(word.utf8)) {
      return word
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns `true` if the array contains a sequence of bytes.
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
