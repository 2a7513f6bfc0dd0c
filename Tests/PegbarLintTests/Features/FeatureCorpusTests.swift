import Foundation
import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// The features found in real files, compared with the counts of another program.
@Suite("Features of the corpus")
struct FeatureCorpusTests {
  /// The names of a feature in the list of the corpus, any one of which is sufficient.
  private static let names: [Feature: [String]] = [
    .layerPrecomp: ["layer:precomp"], .layerSolid: ["layer:solid"], .layerImage: ["layer:image"],
    .layerNull: ["layer:null"], .layerShape: ["layer:shape"], .layerText: ["layer:text"],
    .layerAudio: ["layer:audio"], .layerCamera: ["layer:camera"], .layerData: ["layer:data"],
    .shapePath: ["shape:sh"], .shapeEllipse: ["shape:el"], .shapeRectangle: ["shape:rc"],
    .shapeGroup: ["shape:gr"], .shapePolystar: ["shape:sr"], .shapeRoundedCorners: ["shape:rd"],
    .shapeTrimParallel: ["trim:m-1", "trim:m-missing"],
    .shapeTrimSequential: ["trim:m-2", "trim:m-2.0"], .shapeRepeater: ["shape:rp"],
    .shapeMergePaths: ["shape:mm"], .shapeOffsetPath: ["shape:op"], .shapePuckerBloat: ["shape:pb"],
    .shapeZigZag: ["shape:zz"], .shapeTwist: ["shape:tw"],
    .fillColor: ["shape:fl"], .fillRule: ["fill-rule:2"],
    .fillGradientLinear: ["gradient:linear(gf)"], .fillGradientRadial: ["gradient:radial(gf)"],
    .strokeColor: ["shape:st"], .strokeGradient: ["shape:gs"], .strokeDash: ["dash"],
    // The other program counts layers with a missing parent separately.
    .transformParenting: ["parent", "odd:parent-missing"],
    .transformSplitPosition: ["prop:split-position"],
    .transformSkew: [
      "transform:skew(group)", "transform:skew(layer)", "transform-animated:group.sk",
      "transform-animated:layer.sk",
    ],
    .transformAutoOrient: ["layer:auto-orient"], .transform3d: ["3d:layer"],
    .keyframeHold: ["kf:hold"], .keyframeSpatial: ["kf:spatial-tangents"],
    .keyframePathVertexMismatch: ["path:vertex-count-changes"],
    .keyframeLegacyE: ["kf:legacy-e", "kf:last-without-s"],
    .maskPath: ["a", "s", "i", "l", "d", "f"].map { "mask:mode-" + $0 },
    .maskAdd: ["mask:mode-a"], .maskSubtract: ["mask:mode-s"], .maskIntersect: ["mask:mode-i"],
    .maskLighten: ["mask:mode-l"], .maskDarken: ["mask:mode-d"], .maskDifference: ["mask:mode-f"],
    .maskInverted: ["mask:inverted"],
    .maskExpansion: ["mask:expansion", "mask:expansion-animated"],
    .maskFeather: ["mask:feather"],
    .matteAlpha: ["matte:alpha"], .matteAlphaInverted: ["matte:alpha-inv"],
    .matteLuma: ["matte:luma"], .matteLumaInverted: ["matte:luma-inv"],
    .matteExplicitParent: ["matte:tp"],
    .blendBasic: ["multiply", "screen", "overlay", "darken", "lighten"].map { "blend:layer-" + $0 },
    .blendAdvanced: [
      "color-dodge", "color-burn", "hard-light", "soft-light", "difference", "exclusion", "hue",
      "saturation", "color", "luminosity",
    ].map { "blend:layer-" + $0 },
    .blendAdd: ["blend:layer-add"], .blendHardMix: ["blend:layer-hard-mix"],
    .effectTint: ["effect:ty20", "effect:mn:ADBE Tint"],
    .effectFill: ["effect:ty21", "effect:mn:ADBE Fill"],
    .effectStroke: ["effect:ty22", "effect:mn:ADBE Stroke"], .effectTritone: ["effect:ty23"],
    .effectLevels: ["effect:ty24"],
    .effectDropShadow: ["effect:ty25", "effect:mn:ADBE Drop Shadow"],
    .effectRadialWipe: ["effect:ty26", "effect:mn:ADBE Radial Wipe"],
    .effectDisplacement: ["effect:ty27"],
    .effectSetMatte: ["effect:ty28", "effect:mn:ADBE Set Matte3"],
    .effectGaussianBlur: ["effect:ty29", "effect:mn:ADBE Gaussian Blur 2"],
    .effectTransform: ["effect:ty35", "effect:mn:ADBE Geometry2"],
    .effectExpressionControls: [
      "ADBE Slider Control", "ADBE Color Control", "ADBE Layer Control", "Pseudo/ADBE Trace Path",
      "Pseudo/WayfinderFollower", "ADBE CM WigglePosition", "ADBE GROW BOUNDS",
    ].map { "effect:mn:" + $0 },
    .effectOther: [
      "ADBE 4ColorGradient", "ADBE Change To Color", "ADBE Echo", "ADBE Fast Blur",
      "ADBE FreePin3", "ADBE Ramp", "CC Bend It",
      "CC Force Motion Blur", "CC Particle Systems II", "CC Scatterize", "PECMBS", "tc Starglow",
      "Custom",
    ].map { "effect:mn:" + $0 },
    .styleDropShadow: ["style:drop-shadow"], .styleInnerShadow: ["style:inner-shadow"],
    .styleOther: ["style:stroke"],
    .textAnimators: ["text:animator"], .textRangeSelector: ["text:selector-range"],
    .textSelectorExpression: ["text:selector-expressible"], .textPath: ["text:path"],
    .textAnimatedDocument: ["text:doc-keyframed"],
    .expressions: ["expr"], .timeStretch: ["layer:stretch!=1"], .timeRemap: ["time-remap"],
    .motionBlur: ["layer:motion-blur"], .markers: ["marker"], .slots: ["slot:sid-ref"],
    .imageEmbedded: ["image:embedded"],
  ]

  @Test(
    "finds the features of a file", .enabled(if: Corpus.isPresent, "\(Corpus.notice)"),
    .slow)
  func agreement() throws {
    for (file, counted) in try Self.listed() {
      guard let document = try LottieDocument.read(Corpus.bytes(file), log: FindingLog()) else {
        continue
      }
      let search = FeatureSearch(document)
      // The list also counts hidden and disabled items.
      let hides = counted.contains { $0.hasPrefix("hidden:") || $0 == "effect:disabled" }
      for (feature, names) in Self.names {
        let isListed = names.contains(where: counted.contains)
        let isFound = search.places[feature] != nil
        #expect(
          isFound == isListed || hides && isListed,
          "\(file): \(feature.rawValue) is \(isFound ? "found" : "not found")")
      }
    }
  }

  /// Files with a known difference in a writing trait, and the reason.
  private static let knownWriting: [String: Set<WritingTrait>] = [
    // The other program treats the text of a slot as a property that requires the flag.
    "relottie/slots-text.json": [.propertyWithoutFlag]
  ]

  /// The names of a writing trait in the list of the corpus, any one of which is sufficient.
  private static let writing: [WritingTrait: [String]] = [
    .endValue: ["kf:legacy-e"], .lastKeyWithoutValue: ["kf:last-without-s"],
    .keyWithoutEasing: ["odd:kf-no-easing-not-hold"],
    .propertyWithoutFlag: ["odd:property-a-missing"],
    .wrongFlag: ["odd:a=0-but-keyframed"],
    .closedBesidePath: ["odd:legacy-sh-closed", "odd:mask-legacy-cl"],
    .wholeReal: [
      "odd:layer-ty-float", "fill-rule:1.0", "stroke:cap-2.0", "trim:m-2.0", "text:grouping-1.0",
    ],
  ]

  @Test(
    "counts the traits of a file", .enabled(if: Corpus.isPresent, "\(Corpus.notice)"),
    .slow)
  func writing() throws {
    for (file, counted) in try Self.listed() {
      guard let document = try LottieDocument.read(Corpus.bytes(file), log: FindingLog()) else {
        continue
      }
      for (trait, names) in Self.writing where Self.knownWriting[file]?.contains(trait) != true {
        let found = document.writing[trait]
        let place = found.map { document.path(of: $0.first).description } ?? ""
        #expect(
          (found != nil) == names.contains(where: counted.contains),
          "\(file): \(trait) \(found?.count ?? 0) \(place)")
      }
    }
  }

  /// Returns the JSON files of the corpus with the names of what another program counted in them.
  private static func listed() throws -> [(file: String, features: Set<String>)] {
    let text = try String(
      contentsOf: Corpus.root.appending(path: "features.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").compactMap { line in
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let name = json?["name"] as? String, name.hasSuffix(".json"),
        let features = json?["features"] as? [String: Any]
      else { return nil }
      return (name, Set(features.keys))
    }
  }
}
