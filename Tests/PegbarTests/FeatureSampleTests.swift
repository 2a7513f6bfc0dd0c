import PegbarLint
import Pegbar
import PegbarTestSupport
import Testing

/// What stands for a feature in this repository.
private enum Witness {
  /// A sample, and the text in it that is the feature.
  case sample(String, shows: String)
  /// It does not survive: the finding that says so, and an animation with the feature.
  case loss(FindingKind, in: String)
  /// Neither: why not.
  case none(String)
}

/// Every feature of the format has a sample, or a finding that reports its loss, or a reason.
///
/// The switch has no `default`: a new feature makes the compiler ask for its witness.
@Suite struct FeatureSampleTests {
  @Test("the sample of a feature is there and shows it", arguments: Feature.allCases)
  func sample(_ feature: Feature) throws {
    switch feature.witness {
    case .sample(let path, let text):
      let sample = String(decoding: try Repository.bytes("Samples/\(path)"), as: UTF8.self)
      #expect(
        sample.filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace }),
        "\(path) does not show \(feature.rawValue): \(text)")
    case .loss(let kind, let animation):
      let findings = try Pegbar.convert(Array(animation.utf8)).findings
      #expect(
        findings.contains { $0.kind == kind }, "\(feature.rawValue): \(findings.map(\.kind.id))")
    case .none(let reason):
      #expect(!reason.isEmpty, "\(feature.rawValue)")
    }
  }

  @Test("every sample shows a feature", arguments: Repository.samples)
  func use(_ path: String) {
    let shown = Feature.allCases.contains { feature in
      guard case .sample(let sample, _) = feature.witness else { return false }
      return path == "Samples/\(sample)"
    }
    #expect(shown || Self.others.contains(path), "\(path) is the sample of no feature")
  }

  /// Samples of what is no feature of its own.
  private static let others: Set<String> = [
    "Samples/ellipse/ripple.json",  // of circles that grow
    "Samples/motion/curved-ways.json",  // of positions along curves, at several paces
    "Samples/group/two-birds.json",  // of equal parts that become one definition
    "Samples/effects/stroke-alone.json",  // of an effect on a layer that draws nothing
    "Samples/losses/what-does-not-survive.json",  // of the report
    "Samples/parenting/null-as-handle.json",  // of a null that moves nothing it shows
    "Samples/merge/modes.json",  // of the modes of Merge Paths
    "Samples/easing/beyond-the-end.json",  // of keys that lead beyond the end of the scene
    "Samples/marker/overlapping-beats.json",  // of what begins in one beat and goes on in the next
    "Samples/marker/reduced-motion.json",  // of what shows instead of motion
    "Samples/parameters/gauge.json",  // of slots whose defaults hide, do nothing, or are the same
    "Samples/parameters/theme.json",  // of everything that a slot can be
    "Samples/player/differs-in-players.json",  // of what players draw in another way
    "Samples/precomp/in-motion-at-the-end.json",  // of instances that are under way at the end
    "Samples/space/flipped-in-beats.json",  // of matrices that turn over and mirror, and an ink
    "Samples/trim/dashes-vanish.json",  // of a dashed line that is gone at the end
    "Samples/showcase/button-push.json",  // of a title that pushes another out
    "Samples/showcase/checkout-fold.json",  // of a hinge in perspective and a spring
    "Samples/showcase/fireworks.json",  // of a group that is repeated for ever
    "Samples/showcase/onboarding-intro.json",  // of one beat with shared motions
    "Samples/showcase/scale-quart.json",  // of a curve with a name, as a cubic and sampled
    "Samples/showcase/shake.json",  // of one group of a move and a turn
    "Samples/showcase/title-fade.json",  // of texts that fade into each other
    "Samples/showcase/walk.json",  // of a beat that another one follows
    "Samples/showcase/wave.json",  // of one motion at six times, as a mask
    "Samples/gradient/many-stops.json",  // of colours and places that are one text each
    "Samples/gradient/radial-moving.json",  // of a centre and a radius that take turns
    "Samples/trim/over-groups.json",  // of a trim that reaches into groups
    "Samples/layer/in-and-out.json",  // of in and out points
    "Samples/space/collapsed-precomp.json",  // of depths in a collapsed precomposition
    "Samples/expressions/arithmetic.json",  // of expressions that count
    "Samples/expressions/bounce.json",  // of expressions that look at keyframes
    "Samples/expressions/links.json",  // of expressions that name other properties
    "Samples/expressions/wiggle.json",  // of an expression with chance in it
  ]
}

extension Feature {
  fileprivate var witness: Witness {
    switch self {
    case .layerPrecomp: .sample("precomp/offset-and-stretch.json", shows: #""ty": 0"#)
    case .layerSolid: .sample("solid/backdrop.json", shows: #""ty": 1"#)
    case .layerImage: .sample("image/embedded.json", shows: #""ty": 2"#)
    case .layerNull: .sample("parenting/null-as-handle.json", shows: #""ty": 3"#)
    case .layerShape: .sample("rectangle/rounded-card.json", shows: #""ty": 4"#)
    case .layerText: .sample("text/system-font.json", shows: #""ty": 5"#)
    case .textFonts: .sample("text/system-font.json", shows: #""fonts": {"#)
    case .textGlyphs: .sample("text/letters.json", shows: #""chars": ["#)
    case .textAnimators: .sample("text/letters.json", shows: #""nm": "From below""#)
    case .textRangeSelector: .sample("text/letters.json", shows: #""sh": 1"#)
    case .textAnimatedDocument: .sample("text/letters.json", shows: #""t": 25"#)
    case .textBox: .sample("text/letters.json", shows: #""sz": [60, 60]"#)
    case .textPath: .sample("text/on-a-path.json", shows: #""m": 0"#)
    case .textSelectorExpression:
      .loss(
        .expressionSelector,
        in: Small.layer(
          5,
          """
          "t": {"d": {"k": [{"t": 0, "s": {"s": 20, "f": "F", "t": "ab", "fc": [0, 0, 0], "j": 0}}]},
            "a": [{"nm": "A", "s": {"t": 1, "b": 1}, "a": {"o": {"a": 0, "k": 50}}}],
            "m": {"g": 1}, "p": {}}
          """))
    case .layerAudio: .loss(.audioLayer, in: Small.layer(6))
    case .layerCamera: .sample("space/camera-move.json", shows: #""ty": 13"#)
    case .layerData: .none("holds numbers for expressions and shows nothing")
    case .layerAdjustment: .loss(.adjustmentLayer, in: Small.layer(12, Small.effect(29, 0, 20)))
    case .layerLight:
      .loss(
        .light,
        in: Small.animation([Small.element(14), Small.element(1, Small.solid + #", "ddd": 1"#)]))
    case .layerUnknown: .loss(.unknownLayer, in: Small.layer(99))
    case .layerHidden: .none("nothing of it shows")
    case .layerCollapseTransform: .none("changes nothing where there is no third dimension")
    case .shapePath: .sample("path/morph.json", shows: #""ty": "sh""#)
    case .shapeEllipse: .sample("ellipse/pulse.json", shows: #""ty": "el""#)
    case .shapeRectangle: .sample("rectangle/rounded-card.json", shows: #""ty": "rc""#)
    case .shapeGroup: .sample("group/opacity.json", shows: #""ty": "gr""#)
    case .shapePolystar: .sample("polystar/star-and-polygon.json", shows: #""ty": "sr""#)
    case .shapeRoundedCorners: .sample("rounded-corners/zig-zag-line.json", shows: #""ty": "rd""#)
    case .shapeTrimParallel: .sample("trim/draw-on.json", shows: #""m": 1"#)
    case .shapeTrimSequential: .sample("trim/one-after-another.json", shows: #""m": 2"#)
    case .shapeTrimOnFill: .sample("trim/on-fill.json", shows: #""ty": "fl""#)
    case .shapeRepeater: .sample("repeater/dial.json", shows: #""ty": "rp""#)
    case .shapeMergePaths: .sample("merge/plain.json", shows: #""mm": 1"#)
    case .shapeOffsetPath: .sample("offset-path/outline.json", shows: #""ty": "op""#)
    case .shapePuckerBloat: .sample("pucker-bloat/flower.json", shows: #""ty": "pb""#)
    case .shapeZigZag: .sample("zig-zag/waves.json", shows: #""ty": "zz""#)
    case .shapeTwist: .loss(.twist, in: Small.shape(#"{"ty": "tw", "a": {"a": 0, "k": 90}}"#))
    case .shapeMultipleFills: .sample("stroke/several.json", shows: #""nm": "Upper Fill""#)
    case .shapeMultipleStrokes: .sample("stroke/several.json", shows: #""nm": "Inner Stroke""#)
    case .shapeNoStyle: .none("paints nothing")
    case .shapeUnknown: .loss(.unknownShape, in: Small.shape(#"{"ty": "xx"}"#))
    case .shapeHidden: .none("nothing of it shows")
    case .fillColor: .sample("rectangle/rounded-card.json", shows: #""ty": "fl""#)
    case .fillRule: .sample("fill-rule/even-odd.json", shows: #""r": 2"#)
    case .fillGradientLinear: .sample("gradient/linear-alpha.json", shows: #""ty": "gf""#)
    case .fillGradientRadial: .sample("gradient/radial-highlight.json", shows: #""t": 2"#)
    case .fillGradientConic: .none("no exporter writes it")
    case .strokeColor: .sample("stroke/dashes.json", shows: #""ty": "st""#)
    case .strokeGradient: .sample("gradient/stroke.json", shows: #""ty": "gs""#)
    case .strokeDash: .sample("stroke/dashes.json", shows: #""n": "d""#)
    case .strokeInheritedNonuniformScale:
      .sample("stroke/several.json", shows: #""s": {"a": 0, "k": [150, 80]}"#)
    case .strokeMiterAnimated: .sample("stroke/several.json", shows: #""ml2": {"a": 1"#)
    case .transformPosition: .sample("transform/all-parts.json", shows: #""p": {"a": 1"#)
    case .transformScale: .sample("transform/all-parts.json", shows: #""s": {"a": 1"#)
    case .transformRotation: .sample("transform/all-parts.json", shows: #""r": {"a": 1"#)
    case .transformAnchor:
      .sample("transform/all-parts.json", shows: #""a": {"a": 0, "k": [10, 5]}"#)
    case .transformOpacity: .sample("transform/all-parts.json", shows: #""o": {"a": 1"#)
    case .transformParenting: .sample("parenting/arm-and-hand.json", shows: #""parent": 2"#)
    case .transformSplitPosition: .sample("motion/split-position.json", shows: #""s": true"#)
    case .transformSkew: .sample("transform/skew.json", shows: #""sk": {"a": 1"#)
    case .transformAutoOrient: .sample("motion/curved-path.json", shows: #""ao": 1"#)
    case .transform3d: .sample("space/turning-card.json", shows: #""ry": {"#)
    case .keyframeLinear:
      .sample("stroke/dashes.json", shows: #""i": {"x": 1, "y": 1}, "o": {"x": 0, "y": 0}"#)
    case .keyframeBezier: .sample("easing/overshoot.json", shows: #""o": {"x""#)
    case .keyframeHold: .sample("easing/hold.json", shows: #""h": 1"#)
    case .keyframeSpatial: .sample("motion/curved-path.json", shows: #""to": ["#)
    case .keyframePathVertexMismatch:
      .sample("path/vertex-count-changes.json", shows: #""ty": "sh""#)
    case .keyframePerComponent: .sample("easing/per-component.json", shows: #""x": [0"#)
    case .keyframeLegacyE: .sample("easing/old-keyframes.json", shows: #""e": [100, 100]"#)
    case .keyframeJump: .sample("easing/old-keyframes.json", shows: #""s": [100, 40]"#)
    case .maskPath: .sample("mask/reveal.json", shows: #""masksProperties""#)
    case .maskAdd: .sample("mask/modes.json", shows: #""mode": "a""#)
    case .maskSubtract: .sample("mask/modes.json", shows: #""mode": "s""#)
    case .maskIntersect: .sample("mask/modes.json", shows: #""mode": "i""#)
    case .maskLighten: .loss(.maskModeApproximated, in: Small.masked(Small.mask("l")))
    case .maskDarken: .loss(.maskModeApproximated, in: Small.masked(Small.mask("d")))
    case .maskDifference: .sample("mask/difference.json", shows: #""mode": "f""#)
    case .maskInverted: .sample("mask/inverted-and-grown.json", shows: #""inv": true"#)
    case .maskOpacity: .sample("mask/modes.json", shows: #""o": {"a": 0, "k": 80}"#)
    case .maskExpansion: .sample("mask/inverted-and-grown.json", shows: #""x": {"a": 1"#)
    case .maskFeather:
      .loss(
        .maskFeather, in: Small.masked(Small.mask("a", #", "f": {"a": 0, "k": [5, 5]}"#)))
    case .maskNone: .none("masks nothing")
    case .matteAlpha: .sample("matte/alpha.json", shows: #""tt": 1"#)
    case .matteAlphaInverted: .loss(.invertedMatte, in: Small.matte(2))
    case .matteLuma: .loss(.lumaMatte, in: Small.matte(3))
    case .matteLumaInverted: .sample("matte/luma-inverted.json", shows: #""tt": 4"#)
    case .matteExplicitParent: .sample("matte/shared-by-index.json", shows: #""tp": 3"#)
    case .blendBasic: .sample("blend/multiply.json", shows: #""bm": 1"#)
    case .blendAdvanced: .loss(.blendMode, in: Small.layer(1, #""bm": 12"#))
    case .blendAdd: .loss(.blendModeMissing, in: Small.layer(1, #""bm": 16"#))
    case .blendHardMix: .loss(.blendModeMissing, in: Small.layer(1, #""bm": 17"#))
    case .effectTint: .sample("effects/tint.json", shows: #""ty": 20"#)
    case .effectFill: .sample("effects/fill.json", shows: #""ty": 21"#)
    case .effectStroke: .sample("effects/stroke.json", shows: #""ty": 22"#)
    case .effectTritone: .sample("effects/tritone.json", shows: #""ty": 23"#)
    case .effectLevels: .sample("effects/levels.json", shows: #""ty": 24"#)
    case .effectDropShadow: .sample("effects/drop-shadow.json", shows: #""ty": 25"#)
    case .effectRadialWipe: .loss(.effectRadialWipe, in: Small.layer(1, Small.effect(26, 0, 50)))
    case .effectDisplacement: .loss(.effectDisplacement, in: Small.layer(1, Small.effect(27, 0, 5)))
    case .effectSetMatte: .sample("effects/set-matte.json", shows: #""ty": 28"#)
    case .effectGaussianBlur: .sample("effects/gaussian-blur.json", shows: #""ty": 29"#)
    case .effectTransform: .sample("effects/transform.json", shows: #""ty": 35"#)
    case .effectExpressionControls:
      .sample("expressions/controls.json", shows: "ADBE Slider Control")
    case .effectOther: .loss(.effectOther, in: Small.layer(1, Small.effect(5, 0, 5, "ADBE Echo")))
    case .effectDisabled: .none("nothing of it shows")
    case .styleDropShadow: .sample("styles/drop-shadow.json", shows: #""sy": [{ "ty": 1"#)
    case .styleInnerShadow: .sample("styles/inner-shadow.json", shows: #""sy": [{ "ty": 2"#)
    case .styleOuterGlow: .loss(.styleOuterGlow, in: Small.styled(3))
    case .styleInnerGlow: .loss(.styleInnerGlow, in: Small.styled(4))
    case .styleStroke: .sample("styles/stroke.json", shows: #""sy": [{ "ty": 0"#)
    case .styleBevelEmboss: .loss(.styleOther, in: Small.styled(5))
    case .styleSatin: .loss(.styleOther, in: Small.styled(6))
    case .styleColorOverlay: .loss(.styleOther, in: Small.styled(7))
    case .styleGradientOverlay: .loss(.styleOther, in: Small.styled(8))
    case .styleOther: .loss(.styleOther, in: Small.styled(99))
    case .expressions: .sample("expressions/loops.json", shows: "loopOut")
    case .timeStretch: .sample("precomp/offset-and-stretch.json", shows: #""sr": 1.5"#)
    case .timeRemap: .sample("time-remap/freeze-and-reverse.json", shows: #""tm": {"#)
    case .motionBlur: .loss(.motionBlur, in: Small.layer(1, #""mb": true"#))
    case .markers: .sample("marker/chapters.json", shows: #""markers""#)
    case .slots: .sample("slots/theme-color.json", shows: #""slots""#)
    case .imageEmbedded: .sample("image/embedded.json", shows: #""p": "data:"#)
    case .imageLinked: .none("a picture beside the sample would have to be read, too")
    case .imageSequence:
      .loss(
        .imageSequence,
        in: Small.using(
          #"{"id": "a", "w": 9, "h": 9, "t": "seq", "p": "a.png", "u": "", "e": 0}"#, 2))
    case .assetUnknown: .loss(.unknownAssetKind, in: Small.using(#"{"id": "a"}"#, 2))
    case .precompFrameRate:
      .loss(
        .precompFrameRate,
        in: Small.using(#"{"id": "a", "fr": 12, "layers": [\#(Small.element(1, Small.solid))]}"#, 0)
      )
    case .slotUnresolved:
      .loss(.missingSlot, in: Small.shape(fill: #""sid": "x", "a": 0, "k": [1, 0, 0]"#))
    }
  }
}

/// Animations of one or two layers with something in them.
private enum Small {
  /// What makes a layer of type 1 a red square.
  static let solid = ##""sw": 50, "sh": 50, "sc": "#ff0000""##
  /// What makes a fill red.
  static let red = #""a": 0, "k": [1, 0, 0]"#

  static func animation(_ layers: [String], assets: String = "") -> String {
    """
    {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "Small",
     "slots": {}, "assets": [\(assets)], "layers": [\(layers.joined(separator: ", "))]}
    """
  }

  /// A layer of a type, with further members.
  static func element(_ type: Int, _ members: String = #""refId": "a""#) -> String {
    #"{"ty": \#(type), "nm": "Layer", "ip": 0, "op": 60, "st": 0, "ks": {}, \#(members)}"#
  }

  /// A layer alone; one of type 1 is a red square.
  static func layer(_ type: Int, _ members: String = #""refId": "a""#) -> String {
    animation([element(type, type == 1 ? "\(solid), \(members)" : members)])
  }

  /// A layer that shows an asset with the id `a`.
  static func using(_ asset: String, _ type: Int) -> String {
    animation([element(type, #""refId": "a", "w": 50, "h": 50"#)], assets: asset)
  }

  /// A rectangle with something between the outline and the fill.
  static func group(_ item: String = "", fill: String = red) -> String {
    """
    {"ty": "gr", "it": [{"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]},
      "r": {"a": 0, "k": 0}}, \(item.isEmpty ? "" : item + ",")
      {"ty": "fl", "c": {\(fill)}, "o": {"a": 0, "k": 100}}, {"ty": "tr"}]}
    """
  }

  /// A shape layer with such a rectangle.
  static func shape(_ item: String = "", fill: String = red) -> String {
    layer(4, #""shapes": [\#(group(item, fill: fill))]"#)
  }

  /// A mask of a triangle.
  static func mask(_ mode: String, _ members: String = "") -> String {
    """
    {"mode": "\(mode)", "o": {"a": 0, "k": 50}, "pt": {"a": 0, "k": {"c": true,
      "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
      "o": [[0, 0], [0, 0], [0, 0]]}}\(members)}
    """
  }

  /// A square under a mask that adds, and another one.
  static func masked(_ mask: String) -> String {
    layer(1, #""hasMask": true, "masksProperties": [\#(Self.mask("a")), \#(mask)]"#)
  }

  /// A rectangle under a track matte of two colours.
  static func matte(_ mode: Int) -> String {
    let white = group(fill: #""a": 0, "k": [1, 1, 1]"#)
    return animation([
      element(4, #""td": 1, "shapes": [\#(group()), \#(white)]"#),
      element(4, #""tt": \#(mode), "shapes": [\#(group())]"#),
    ])
  }

  /// A member with an effect of a type, with the type and the value of its first setting.
  static func effect(
    _ type: Int, _ setting: Int, _ value: Double, _ name: String = ""
  ) -> String {
    """
    "ef": [{"ty": \(type), "mn": "\(name)", "nm": "Effect", "en": 1,
      "ef": [{"ty": \(setting), "v": {"a": 0, "k": \(value)}}]}]
    """
  }

  /// A square with a layer style.
  static func styled(_ type: Int) -> String {
    layer(1, #""sy": [{"ty": \#(type), "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 50}}]"#)
  }
}
