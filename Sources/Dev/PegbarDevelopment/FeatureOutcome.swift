package import Pegbar
internal import PegbarMeasure
internal import PegbarScene

/// The result for a feature, measured on a sample with and without the feature.
package struct FeatureOutcome: Sendable {
  /// The support of a feature, from best to worst.
  package enum Support: String, Sendable, CaseIterable, Comparable {
    /// The feature plays unchanged, with the designer's keyframes.
    case exact = "Exact"
    /// The feature plays with sampled keyframes, within the tolerance.
    case baked = "Sampled"
    /// The feature is partly rendered, and a finding reports the loss.
    case approximate = "Approximate"
    /// The feature has no effect, and a finding reports it.
    case reported = "Reported"

    /// Orders the cases by declaration.
    package static func < (left: Support, right: Support) -> Bool {
      allCases.prefix { $0 != right }.contains(left)
    }
  }

  /// The support of the feature.
  package private(set) var support: Support
  /// `true` if all parts of the file are recognized.
  package let isRead: Bool
  /// The kinds of findings, without duplicates.
  package let kinds: [FindingKind]
  /// The largest distance of outlines from the source over all frames, in points.
  package let distance: Double
  /// The largest difference of colors and opacities, 0…1.
  package let color: Double
  /// The share of the picture with losses, 0…1, or `nil` if it is unknown.
  package let area: Double?
  /// `true` if the generated code differs from that without the feature.
  package let changesCode: Bool
  /// A problem with the sample or the conversion; empty if there is none.
  package private(set) var problem = ""

  /// The largest error of exact support, in points, which rounding of numbers explains.
  package static let exactDistance = 0.001
  /// The largest error of exact support for a color or opacity, 0…1: half a step of an 8-bit color.
  package static let exactColor = 0.002

  /// Measures a feature; `other` is the conversion of the sample without it.
  init(_ conversion: Conversion, _ measure: ConversionMeasure, without other: Conversion?) {
    let findings = conversion.findings
    let losses = findings.filter(\.outcome.isLossy)
    kinds = findings.grouped(by: \.kind).map(\.key)
    isRead = !findings.contains { Self.unread.contains($0.kind) }
    (distance, color) = (measure.distance, measure.color)
    let areas = conversion.extents
    area = losses.compactMap { areas[$0]?.area }.max()
    changesCode = other.map { $0.code != conversion.code } ?? false
    let shows = other.map { Self.differs(conversion.normalized, $0.normalized) } ?? true
    guard losses.isEmpty else {
      support = shows ? .approximate : .reported
      return
    }
    support = conversion.isSampled ? .baked : .exact
    let off = support == .exact ? Self.exactDistance : 2 * conversion.options.tolerance
    if let difference = measure.difference { problem = difference }
    if measure.distance > off || support == .exact && measure.color > Self.exactColor {
      problem = "no finding reports errors of \(measure.distance) pt and \(measure.color) in color"
    }
    guard !shows, !changesCode else { return }
    // Neither the rendering nor the code contains the feature.
    let others = Set(other?.findings.map(\.kind) ?? [])
    if kinds.allSatisfy(others.contains) {
      problem = "the result is the same without the feature"
    } else {
      support = .reported
    }
  }

  /// The kinds of findings that report unrecognized parts of a file.
  private static let unread: Set<FindingKind> = [
    .unknownLayer, .unknownShape, .unknownValue, .unknownKey, .unknownAssetKind, .effectOther,
  ]

  /// Returns `true` if two scenes differ visibly in any frame.
  private static func differs(_ scene: NormalizedScene, _ other: NormalizedScene) -> Bool {
    let measure = NormalizationMeasure(exact: scene.scene, normalized: other)
    let worst = measure.worst(at: measure.frameTimes(), effort: Limits.measureEffort)
    return worst.other != nil || (worst.distance?.difference.distance ?? 0) > exactDistance
      || (worst.color?.difference.color ?? 0) > exactColor
  }
}

extension Conversion {
  /// `true` if any motion or outline plays with sampled keyframes.
  fileprivate var isSampled: Bool {
    statistics.bakedTracks > 0
      || findings.contains { if case .baked = $0.outcome { true } else { false } }
  }

  /// The generated code, without comments that name its source.
  fileprivate var code: String {
    swiftCode.split(separator: "\n").filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
  }
}
