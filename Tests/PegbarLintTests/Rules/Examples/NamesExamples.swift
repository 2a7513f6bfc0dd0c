@testable import PegbarLint

/// Examples of rules about names.
enum NamesExamples {
  static let table: [String: RuleExamples] = [
    "name/default-layer-name": defaultLayerName,
    "name/duplicate-layer": duplicateLayerName,
    "name/keypath-character": keypathCharacter,
    "name/layer-pattern": layerPattern,
    "name/marker-pattern": markerPattern,
    "name/required-layer": requiredLayer,
    "name/unnamed-composition": unnamedComposition,
    "name/unnamed-layer": unnamedLayer,
  ]

  private static var defaultLayerName: RuleExamples {
    RuleExamples(
      found: [.layer(#""nm": "Null 3""#)],
      silent: [
        .layer(#""nm": "Arm 1""#), .layer(#""nm": "Shape Layer""#), .layer(#""nm": "Null 3 left""#),
      ])
  }

  private static var duplicateLayerName: RuleExamples {
    RuleExamples(
      silent: [
        .layers([#""nm": "Left arm""#, #""nm": "Right arm""#]),
        // The paths differ, because the compositions differ.
        .layers(
          [#""nm": "Arm""#],
          with: #""assets": [{"id": "a", "layers": [{"ty": 3, "nm": "Arm", "ip": 0, "op": 9}]}]"#),
      ])
  }

  private static var keypathCharacter: RuleExamples {
    RuleExamples(
      found: [.layer(#""nm": "Arm *""#)],
      silent: [.layer(#""nm": "Arm, left (1)""#)])
  }

  private static var layerPattern: RuleExamples {
    RuleExamples(
      silent: [
        RuleExample.layer(#""nm": "left-arm""#).setting("pattern", to: .text("^[a-z-]+$")),
        // Another rule reports layers without a name.
        RuleExample.layer(#""nm": """#).setting("pattern", to: .text("^[a-z-]+$")),
        .layer(#""nm": "Left Arm""#),
      ])
  }

  private static var markerPattern: RuleExamples {
    RuleExamples(
      silent: [
        RuleExample.animation(#""markers": [{"cm": "loop2", "tm": 0, "dr": 9}]"#)
          .setting("pattern", to: .text(#"^(intro|loop|outro)\d*$"#)),
        .animation(#""markers": [{"cm": "Loop Start", "tm": 0, "dr": 9}]"#),
      ])
  }

  private static var requiredLayer: RuleExamples {
    RuleExamples(
      found: [
        RuleExample.shapes(#"{"ty": "gr", "nm": "Iris", "it": [{"ty": "fl", "nm": "Fill 1"}]}"#)
          .setting("paths", to: .strings(["Layer.Iris.Fill 2"])),
        RuleExample.shapes(#"{"ty": "gr", "nm": "Iris", "it": [{"ty": "fl", "nm": "Fill 1"}]}"#)
          .setting("paths", to: .strings(["Layer.Fill 1"])),
      ],
      silent: [
        RuleExample.layers([#""nm": "Eye""#]).setting("paths", to: .strings(["Eye", "*"])),
        RuleExample.shapes(#"{"ty": "gr", "nm": "Iris", "it": [{"ty": "fl", "nm": "Fill 1"}]}"#)
          .setting("paths", to: .strings(["Layer.Iris.Fill 1", "Layer.*.Fill 1", "**.Fill 1"])),
        RuleExample.layers(
          [#""nm": "Face", "ty": 0, "refId": "face""#],
          with: #""assets": [{"id": "face", "layers": [{"ty": 3, "nm": "Eye", "ks": {}}]}]"#
        ).setting("paths", to: .strings(["Face.Eye", "**.Eye", "**"])),
        .layer(#""nm": "Eyes""#),
      ])
  }

  private static var unnamedComposition: RuleExamples {
    RuleExamples(
      silent: [
        .animation(#""assets": [{"id": "comp_0", "nm": "Wheel", "layers": []}]"#),
        .animation(#""assets": [{"id": "image_0", "w": 9, "h": 9, "p": "wheel.png"}]"#),
      ])
  }

  private static var unnamedLayer: RuleExamples {
    RuleExamples(
      found: [.layer(#""nm": "  ""#)],
      silent: [.layer(#""nm": "Arm""#)])
  }
}
