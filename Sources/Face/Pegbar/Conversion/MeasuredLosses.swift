internal import PegbarMeasure
internal import PegbarScene

/// The losses of normalizing that are visible, determined by rendering both scenes.
///
/// A finding about outlines that are approximated, or about samples that exceed the tolerance, is a
/// note if no frame differs by more than the tolerance.
struct MeasuredLosses {
  let exact: Scene
  let normalized: NormalizedScene
  /// The largest unnoticed distance, in points.
  let tolerance: Double

  /// The distance beyond the tolerance that is not visible, in points.
  ///
  /// Rounding and the keyframes of nested layers add small errors to those of sampling.
  private static let slack = 0.05

  /// The largest difference of a color in a smooth gradient that is not visible, 0…1.
  ///
  /// The comparison of frames with those of players also ignores differences up to this one.
  private static let unnoticedHighlight = 32.0 / 255

  /// Returns findings with the severities that follow from the difference of the frames.
  func judged(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    findings.changeEach { if isSlight($0) { $0.severity = .note } }
    guard findings.contains(where: Self.canMeasure) else { return findings }
    let affected = AffectedLayers(exact, assets: [:])
    // The layers of each finding that can be measured.
    var subjects: [Int: Set<Int>] = [:]
    for (index, finding) in findings.enumerated() where Self.canMeasure(finding) {
      let layers = affected.layers(of: finding.path)
      if !layers.isEmpty { subjects[index] = layers }
    }
    guard !subjects.isEmpty else { return findings }
    let measure = NormalizationMeasure(exact: exact, normalized: normalized)
    let differences = measure.layerDifferences(
      at: measure.frameTimes(), effort: Limits.judgedEffort
    ) { differences in
      // Other frames change nothing about losses that are known to be visible.
      subjects.values.reduce(into: []) { undecided, layers in
        if !isNoticed(Self.difference(of: layers, differences)) { undecided.formUnion(layers) }
      }
    }
    guard let differences else { return findings }
    var result = findings
    for (index, layers) in subjects {
      let difference = Self.difference(of: layers, differences)
      guard !isNoticed(difference) else { continue }
      result[index].severity = .note
      if case .approximated = result[index].outcome, result[index].kind != .gradientFocus {
        result[index].outcome = .approximated(error: difference.distance)
      }
    }
    return result
  }

  private static func difference(
    of layers: Set<Int>, _ differences: [Int: LayerDifference]
  ) -> LayerDifference {
    var difference = LayerDifference()
    for layer in layers { differences[layer].map { difference.add($0) } }
    return difference
  }

  private func isNoticed(_ difference: LayerDifference) -> Bool {
    difference.isOther || !(difference.distance <= tolerance + Self.slack)
      || !(difference.color <= ConversionMeasure.unnoticedColor)
      || !(difference.highlight <= Self.unnoticedHighlight)
  }

  /// The kinds of losses that change outlines, which frames are compared by.
  ///
  /// The coverage of masks and mattes, and the blending of colors, cannot be compared.
  private static let kinds: Set<FindingKind> = [
    .pathJumps, .animatedDashes, .gradientFocus, .cameraCut, .spaceFlattened, .spaceMirrored,
  ]

  /// Returns `true` if the error of samples is so close to the tolerance that it is not visible.
  ///
  /// Such errors require no comparison of frames, which is the most expensive part of many
  /// conversions.
  private func isSlight(_ finding: Finding) -> Bool {
    guard finding.isLoss, case .baked(_, let error, .points) = finding.outcome else { return false }
    return error <= tolerance + Self.slack
  }

  /// Returns `true` if the difference between the frames is the loss that a finding reports.
  private static func canMeasure(_ finding: Finding) -> Bool {
    if case .baked = finding.outcome { return finding.isLoss }
    return finding.isLoss && kinds.contains(finding.kind)
  }
}
