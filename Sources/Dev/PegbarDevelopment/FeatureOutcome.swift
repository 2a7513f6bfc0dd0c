package import Pegbar
internal import PegbarMeasure
internal import PegbarScene

/// What becomes of a feature, measured on a sample with it and on one without it.
package struct FeatureOutcome: Sendable {
  /// How well a feature is supported, the best first.
  package enum Support: String, Sendable, CaseIterable, Comparable {
    /// It plays as it is, by the designer's own keys.
    case exact = "Exact"
    /// It plays by sampled keys, within the tolerance.
    case baked = "Baked"
    /// Something of it is drawn, and a finding says what is lost.
    case approximate = "Approximate"
    /// It is as if it was not there, and a finding says so.
    case reported = "Reported"

    /// Orders as the cases stand.
    package static func < (left: Support, right: Support) -> Bool {
      allCases.prefix { $0 != right }.contains(left)
    }
  }

  /// How well it is supported.
  package private(set) var support: Support
  /// Whether every part of the file is known.
  package let isRead: Bool
  /// What is said, each kind once.
  package let kinds: [FindingKind]
  /// How far outlines are from those of the source, in points, over all frames.
  package let distance: Double
  /// How far colours and opacities are, 0…1.
  package let color: Double
  /// How much of the picture takes what is lost, 0…1; nothing where that is not known.
  package let area: Double?
  /// Whether the generated code would be another one without the feature.
  package let changesCode: Bool
  /// What is wrong with the sample or with the conversion; empty where nothing is.
  package private(set) var problem = ""

  /// The largest error of what is called exact, in points: what rounding a number explains.
  package static let exactDistance = 0.001
  /// The same of a colour or opacity, 0…1.
  package static let exactColor = 0.001

  /// Measures what becomes of a feature; `other` is the conversion of the sample without it.
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
      problem = "\(measure.distance) points and \(measure.color) of a colour off without a finding"
    }
    guard !shows, !changesCode else { return }
    // It draws nothing, and nothing of it is in the code either.
    let others = Set(other?.findings.map(\.kind) ?? [])
    if kinds.allSatisfy(others.contains) {
      problem = "without the feature nothing is different"
    } else {
      support = .reported
    }
  }

  /// What says that a part of the file is not known.
  private static let unread: Set<FindingKind> = [
    .unknownLayer, .unknownShape, .unknownValue, .unknownKey, .unknownAssetKind, .effectOther,
  ]

  /// Whether two scenes look different in any frame.
  private static func differs(_ scene: NormalizedScene, _ other: NormalizedScene) -> Bool {
    let measure = NormalizationMeasure(exact: scene.scene, normalized: other)
    let worst = measure.worst(at: measure.frameTimes(), effort: Limits.measureEffort)
    return worst.other != nil || (worst.distance?.difference.distance ?? 0) > exactDistance
      || (worst.color?.difference.color ?? 0) > exactColor
  }
}

extension Conversion {
  /// Whether any motion or outline is played by sampled keys.
  fileprivate var isSampled: Bool {
    statistics.bakedTracks > 0
      || findings.contains { if case .baked = $0.outcome { true } else { false } }
  }

  /// The generated code, without what names its source.
  fileprivate var code: String {
    swiftCode.split(separator: "\n").filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
  }
}
