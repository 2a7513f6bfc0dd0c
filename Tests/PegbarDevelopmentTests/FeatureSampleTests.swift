import Pegbar
import PegbarDevelopment
import PegbarLint
import PegbarTestSupport
import Testing

/// The evidence in this repository for a feature that is not in the player table.
private enum Witness {
  /// A sample, and the text in it that is the feature.
  case sample(String, shows: String)
  /// The finding that reports the loss, and an animation with the feature.
  case loss(FindingKind, in: String)
  /// The reason why there is neither.
  case reason(String)
}

/// Every feature of the format has a sample, a finding that reports its loss, or a reason.
///
/// Features in the player table have a sample in `Samples/features.tsv`.
@Suite struct FeatureSampleTests {
  private static let cases = FeatureArticleTests.cases

  @Test("every feature has either a sample in the table or another witness")
  func completeness() {
    let measured = Set(Self.cases.map(\.feature))
    for feature in Feature.allCases {
      #expect(measured.contains(feature) == (Self.witnesses[feature] == nil), "\(feature.rawValue)")
    }
  }

  @Test("every witness exists and uses its feature", arguments: Feature.allCases)
  func witness(_ feature: Feature) throws {
    switch Self.witnesses[feature] {
    case .sample(let path, let text):
      let sample = String(decoding: try Repository.bytes("Samples/\(path)"), as: UTF8.self)
      #expect(
        sample.filter { !$0.isWhitespace }.contains(text.filter { !$0.isWhitespace }),
        "\(path) does not show \(feature.rawValue): \(text)")
    case .loss(let kind, let animation):
      let findings = try Pegbar.convert(Array(animation.utf8)).findings
      #expect(
        findings.contains { $0.kind == kind }, "\(feature.rawValue): \(findings.map(\.kind.id))")
    case .reason(let reason):
      #expect(!reason.isEmpty, "\(feature.rawValue)")
    case nil: break
    }
  }

  @Test("every sample belongs to a feature", arguments: Repository.samples)
  func use(_ path: String) {
    let isMeasured = Self.cases.contains { path == "Samples/\($0.sample).json" }
    let stands = Self.witnesses.values.contains { witness in
      guard case .sample(let sample, _) = witness else { return false }
      return path == "Samples/\(sample)"
    }
    #expect(
      isMeasured || stands || Self.others.contains(path), "\(path) is the sample of no feature")
  }

  /// Samples that do not represent a feature.
  private static let others: Set<String> = [
    "Samples/ellipse/ripple.json",  // of circles that grow
    "Samples/motion/curved-ways.json",  // of positions along curves, at several paces
    "Samples/group/two-birds.json",  // of equal parts that become one definition
    "Samples/easing/overshoot.json",  // of an easing that leads beyond the values of its keys
    "Samples/effects/stroke-alone.json",  // of an effect on a layer that draws nothing
    "Samples/losses/what-does-not-survive.json",  // of the report
    "Samples/merge/plain.json",  // of outlines with one paint
    "Samples/path/vertex-count-changes.json",  // of an outline that jumps
    "Samples/easing/beyond-the-end.json",  // of keyframes beyond the end
    "Samples/marker/overlapping-beats.json",  // of motion across transactions
    "Samples/marker/reduced-motion.json",  // of the moment for reduced motion
    "Samples/parameters/gauge.json",  // of slots with hiding, neutral or equal defaults
    "Samples/parameters/theme.json",  // of all kinds of slots
    "Samples/player/differs-in-players.json",  // of differences between players
    "Samples/precomp/begun-before.json",  // of instances in motion at the start
    "Samples/precomp/in-motion-at-the-end.json",  // of instances in motion at the end
    "Samples/space/flipped-in-beats.json",  // of flipping and mirroring matrices
    "Samples/trim/dashes-vanish.json",  // of a dashed line that vanishes
    "Samples/showcase/button-push.json",  // of a title that pushes another out
    "Samples/showcase/checkout-fold.json",  // of a hinge in perspective and a spring
    "Samples/showcase/fireworks.json",  // of a group that is repeated for ever
    "Samples/showcase/onboarding-intro.json",  // of one transaction with shared motions
    "Samples/showcase/scale-quart.json",  // of a curve with a name, as a cubic and sampled
    "Samples/showcase/title-fade.json",  // of texts that fade into each other
    "Samples/showcase/walk.json",  // of a transaction that another one follows
    "Samples/showcase/wave.json",  // of one motion at six times, as a mask
    "Samples/gradient/many-stops.json",  // of colours and places that are one text each
    "Samples/gradient/radial-moving.json",  // of a centre and a radius that take turns
    "Samples/layer/in-and-out.json",  // of in and out points
    "Samples/path/turning-handles.json",  // of control points that turn
    "Samples/layer/helper-names.json",  // of layers with the names of common extensions
    "Samples/expressions/arithmetic.json",  // of expressions that count
    "Samples/expressions/bounce.json",  // of expressions that look at keyframes
  ]

  /// The evidence for features that are not in the player table.
  private static let witnesses: [Feature: Witness] = [
    .textBox: .sample("text/letters.json", shows: #""sz": [60, 60]"#),
    .layerLight: .loss(
      .light,
      in: Small.animation([Small.element(14), Small.element(1, Small.solid + #", "ddd": 1"#)])),
    .layerUnknown: .loss(.unknownLayer, in: Small.layer(99)),
    .layerHidden: .reason("nothing of it shows"),
    .layerCollapseTransform: .reason("changes nothing where there is no third dimension"),
    .shapeNoStyle: .reason("paints nothing"),
    .shapeUnknown: .loss(.unknownShape, in: Small.shape(#"{"ty": "xx"}"#)),
    .shapeHidden: .reason("nothing of it shows"),
    .strokeMiterAnimated: .sample("stroke/several.json", shows: #""ml2": {"a": 1"#),
    .keyframePerComponent: .sample("easing/per-component.json", shows: #""x": [0"#),
    .keyframeJump: .sample("easing/old-keyframes.json", shows: #""s": [100, 40]"#),
    .maskNone: .reason("masks nothing"),
    .effectDisabled: .reason("nothing of it shows"),
    .styleStroke: .sample("styles/stroke.json", shows: #""sy": [{ "ty": 0"#),
    .styleBevelEmboss: .loss(.styleOther, in: Small.styled(5)),
    .styleSatin: .loss(.styleOther, in: Small.styled(6)),
    .styleColorOverlay: .loss(.styleOther, in: Small.styled(7)),
    .styleGradientOverlay: .loss(.styleOther, in: Small.styled(8)),
    .imageLinked: .reason("a picture beside the sample would have to be read, too"),
    .imageSequence: .reason("the exporter marks every still as a sequence"),
    .assetUnknown: .loss(.unknownAssetKind, in: Small.using(#"{"id": "a"}"#, 2)),
    .precompFrameRate: .loss(
      .precompFrameRate,
      in: Small.using(#"{"id": "a", "fr": 12, "layers": [\#(Small.element(1, Small.solid))]}"#, 0)
    ),
    .slotUnresolved: .loss(
      .missingSlot, in: Small.shape(fill: #""sid": "x", "a": 0, "k": [1, 0, 0]"#)),
  ]
}

/// Animations of one or two layers with specific content.
private enum Small {
  /// The members that make a layer of type 1 a red square.
  static let solid = ##""sw": 50, "sh": 50, "sc": "#ff0000""##
  /// The members that make a fill red.
  static let red = #""a": 0, "k": [1, 0, 0]"#

  static func animation(_ layers: [String], assets: String = "") -> String {
    """
    {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "Small",
     "slots": {}, "assets": [\(assets)], "layers": [\(layers.joined(separator: ", "))]}
    """
  }

  /// Returns a layer of a type, with further members.
  static func element(_ type: Int, _ members: String = #""refId": "a""#) -> String {
    #"{"ty": \#(type), "nm": "Layer", "ip": 0, "op": 60, "st": 0, "ks": {}, \#(members)}"#
  }

  /// Returns an animation of one layer, which is a red square for type 1.
  static func layer(_ type: Int, _ members: String = #""refId": "a""#) -> String {
    animation([element(type, type == 1 ? "\(solid), \(members)" : members)])
  }

  /// Returns an animation of a layer that uses an asset with the ID `a`.
  static func using(_ asset: String, _ type: Int) -> String {
    animation([element(type, #""refId": "a", "w": 50, "h": 50"#)], assets: asset)
  }

  /// Returns a group of a rectangle with an item between the outline and the fill.
  static func group(_ item: String = "", fill: String = red) -> String {
    """
    {"ty": "gr", "it": [{"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]},
      "r": {"a": 0, "k": 0}}, \(item.isEmpty ? "" : item + ",")
      {"ty": "fl", "c": {\(fill)}, "o": {"a": 0, "k": 100}}, {"ty": "tr"}]}
    """
  }

  /// Returns a shape layer with such a rectangle.
  static func shape(_ item: String = "", fill: String = red) -> String {
    layer(4, #""shapes": [\#(group(item, fill: fill))]"#)
  }

  /// Returns a triangular mask.
  static func mask(_ mode: String, _ members: String = "") -> String {
    """
    {"mode": "\(mode)", "o": {"a": 0, "k": 50}, "pt": {"a": 0, "k": {"c": true,
      "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]],
      "o": [[0, 0], [0, 0], [0, 0]]}}\(members)}
    """
  }

  /// Returns a square with an Add mask and another mask.
  static func masked(_ mask: String) -> String {
    layer(1, #""hasMask": true, "masksProperties": [\#(Self.mask("a")), \#(mask)]"#)
  }

  /// Returns a rectangle with a track matte of two colors.
  static func matte(_ mode: Int) -> String {
    let white = group(fill: #""a": 0, "k": [1, 1, 1]"#)
    return animation([
      element(4, #""td": 1, "shapes": [\#(group()), \#(white)]"#),
      element(4, #""tt": \#(mode), "shapes": [\#(group())]"#),
    ])
  }

  /// Returns an effect member with the type of the effect, and the type and value of its first
  /// setting.
  static func effect(
    _ type: Int, _ setting: Int, _ value: Double, _ name: String = ""
  ) -> String {
    """
    "ef": [{"ty": \(type), "mn": "\(name)", "nm": "Effect", "en": 1,
      "ef": [{"ty": \(setting), "v": {"a": 0, "k": \(value)}}]}]
    """
  }

  /// Returns a square with a layer style.
  static func styled(_ type: Int) -> String {
    layer(1, #""sy": [{"ty": \#(type), "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 50}}]"#)
  }
}
