@testable import PegbarLint

/// Examples of rules about compatibility.
enum CompatibilityExamples {
  static let table: [String: RuleExamples] = [
    "compat/minimum-player": minimumPlayer,
    "compat/raster-layer-name": rasterLayerName,
    "compat/required-member": requiredMember,
  ]

  private static var minimumPlayer: RuleExamples {
    RuleExamples(
      silent: [
        .layer(#""ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 29, "en": 0}]"#),
        .layer(#""ty": 1, "sw": 9, "sh": 9, "hd": true, "ef": [{"ty": 29, "en": 1}]"#),
        // No version of lottie-android supports it.
        .layer(#""ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 21, "en": 1}]"#),
      ])
  }

  private static var requiredMember: RuleExamples {
    let transform =
      #""ks": {"p": {"k": [0, 0]}, "a": {"k": [0, 0]}, "s": {"k": [100, 100]}, "r": {"k": 0}, "#
      + #""o": {"k": 100}}, "ip": 0, "op": 60, "st": 0"#
    return RuleExamples(
      silent: [
        .layer(#""ty": 3, \#(transform)"#),
        .layer(##""ty": 1, "sw": 9, "sh": 9, "sc": "#ff0000", \##(transform)"##),
      ])
  }

  private static var rasterLayerName: RuleExamples {
    let asset =
      #""assets": [{"id": "logo", "w": 90, "h": 90, "u": "images/", "p": "img_0.png", "e": 0}]"#
    return RuleExamples(
      found: [
        .layers([#""ty": 2, "nm": "Logo.AI", "cl": "ai", "refId": "logo""#], with: asset)
      ],
      silent: [
        .layers([#""ty": 2, "nm": "logo.png", "refId": "logo""#], with: asset),
        .layers([#""ty": 2, "nm": "logo.ai", "hd": true, "refId": "logo""#], with: asset),
        // It consists of shapes, regardless of its name.
        .layer(#""ty": 4, "nm": "Duck.ai", "shapes": [{"ty": "el"}]"#),
        .layer(#""ty": 4, "nm": "logo.ai Outlines", "shapes": [{"ty": "el"}]"#),
      ])
  }
}
