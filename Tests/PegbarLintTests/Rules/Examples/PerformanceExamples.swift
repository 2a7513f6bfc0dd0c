import PegbarBase
@testable import PegbarLint

/// Examples of rules about time and memory use.
enum PerformanceExamples {
  static let table: [String: RuleExamples] = [
    "perf/animated-path": animatedPath,
    "perf/baked-keyframes": bakedKeyframes,
    "perf/blur-radius": blurRadius,
    "perf/canvas-size": canvasSize,
    "perf/duration": duration,
    "perf/effect-area": effectArea,
    "perf/expanded-layer-count": expandedLayerCount,
    "perf/expressions": expressions,
    "perf/file-size": fileSize,
    "perf/frame-rate": frameRate,
    "perf/gradient-stops": gradientStops,
    "perf/gzip-size": gzipSize,
    "perf/image-dimension": imageDimension,
    "perf/image-oversampled": imageOversampled,
    "perf/layer-count": layerCount,
    "perf/mask-count": maskCount,
    "perf/matte-area": matteArea,
    "perf/matte-as-mask": matteAsMask,
    "perf/path-vertices": pathVertices,
    "perf/precomp-depth": precompDepth,
    "perf/repeater-copies": repeaterCopies,
  ]

  private static var animatedPath: RuleExamples {
    RuleExamples(
      found: [
        .path(vertices: 126, keys: 40).excerpted("40 keyframes with 126 vertices each")
      ],
      silent: [
        .path(vertices: 125, keys: 40).excerpted("40 keyframes with 125 vertices each")
      ])
  }

  private static var bakedKeyframes: RuleExamples {
    func rotation(_ count: Int, hold: Bool = false, step: Int = 1) -> String {
      #""ks": {"r": {"a": 1, "k": [\#(keys(count, hold: hold, step: step))]}}"#
    }
    func keys(_ count: Int, hold: Bool = false, step: Int = 1) -> String {
      (0..<count).map {
        #"{"t": \#($0 * step), "s": [\#($0)]\#(hold ? #", "h": 1"# : "")}"#
      }.joined(separator: ", ")
    }
    return RuleExamples(
      found: [.layer(rotation(13)).excerpted("13 keyframes 1 frame apart")],
      silent: [
        .layer(rotation(12)).excerpted("12 keyframes one frame apart"),
        .layer(rotation(13, hold: true)).excerpted("13 Hold keyframes one frame apart"),
        .layer(rotation(13, step: 2)).excerpted("13 keyframes two frames apart"),
        .shapes(#"{"ty": "rd", "hd": true, "r": {"k": [\#(keys(13))]}}"#)
          .excerpted("13 keyframes 1 frame apart of a shape that is hidden"),
      ])
  }

  private static var blurRadius: RuleExamples {
    func blur(_ radius: String) -> String {
      #""ef": [{"ty": 29, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": \#(radius)}}]}]"#
    }
    return RuleExamples(
      silent: [
        .layer(blur("50")), .layer(#""hd": true, "# + blur("99")),
        .layer(#""ef": [{"ty": 25, "en": 1, "ef": [{"ty": 0, "v": {"a": 0, "k": 99}}]}]"#),
      ])
  }

  private static var canvasSize: RuleExamples {
    RuleExamples(
      silent: [.animation(#""w": 2000, "h": 2000"#)])
  }

  private static var duration: RuleExamples {
    RuleExamples(
      silent: [
        .animation(#""fr": 30, "op": 900"#), .animation(#""fr": 30, "ip": 300, "op": 1200"#),
      ])
  }

  private static var effectArea: RuleExamples {
    RuleExamples(
      silent: [
        .layer(##""ty": 1, "sw": 1000, "sh": 1000, "sc": "#fff", "ef": [{"ty": 29, "en": 1}]"##),
        .layer(##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "ef": [{"ty": 29, "en": 0}]"##),
        // No player draws the effect.
        .layer(
          ##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "ef": [{"ty": 5, "mn": "CC X", "en": 1}]"##
        ),
        // Controls contain values and draw nothing.
        .layer(##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "ef": [{"ty": 0, "en": 1}]"##),
        .layer(
          ##""ty": 1, "sw": 1920, "sh": 1080, "sc": "#fff", "hd": true, "ef": [{"ty": 29, "en": 1}]"##
        ),
      ])
  }

  private static var expandedLayerCount: RuleExamples {
    func layers(_ count: Int) -> String {
      Array(
        repeating: #"{"ty": 3, "nm": "Dot", "ip": 0, "op": 60, "st": 0, "ks": {}}"#, count: count
      )
      .joined(separator: ", ")
    }
    return RuleExamples(
      found: [
        .layers(
          Array(repeating: #""ty": 0, "refId": "dots""#, count: 4),
          with: #""assets": [{"id": "dots", "layers": [\#(layers(75))]}]"#
        ).excerpted("4 layers that use one precomposition with 75 layers")
      ],
      silent: [
        .layers(
          Array(repeating: #""ty": 0, "refId": "dots""#, count: 4),
          with: #""assets": [{"id": "dots", "layers": [\#(layers(74))]}]"#
        ).excerpted("4 layers that show one precomposition of 74 layers"),
        // A single use multiplies nothing. Another rule reports the number of layers.
        .layers(
          [#""ty": 0, "refId": "dots""#],
          with: #""assets": [{"id": "dots", "layers": [\#(layers(400))]}]"#
        ).excerpted("1 layer that shows a precomposition of 400 layers"),
      ])
  }

  private static var expressions: RuleExamples {
    RuleExamples(
      found: [.layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#)],
      silent: [.layer(#""ks": {"r": {"a": 0, "k": 90}}"#)])
  }

  private static var fileSize: RuleExamples {
    RuleExamples(
      found: [.animation("").inFile(of: Limits.heavyFile + 1)],
      silent: [
        .animation("").inFile(of: Limits.heavyFile),
        // `size/whitespace` reports whitespace.
        .animation(
          #""nm": "Wide","# + String(repeating: " ", count: Limits.heavyFile) + #""v": "5.7.0""#),
      ])
  }

  private static var frameRate: RuleExamples {
    RuleExamples(
      silent: [.animation(#""fr": 60"#)])
  }

  private static var gradientStops: RuleExamples {
    func gradient(_ count: Int) -> String {
      let stops = (0..<count).map { "\(Double($0) / Double(count)), 1, 0, 0" }
      return
        #"{"ty": "gf", "t": 1, "g": {"p": \#(count), "k": {"k": [\#(stops.joined(separator: ", "))]}}}"#
    }
    return RuleExamples(
      found: [.shapes(gradient(17)).excerpted("a gradient with 17 colors")],
      silent: [.shapes(gradient(16)).excerpted("a gradient with 16 colours")])
  }

  private static var gzipSize: RuleExamples {
    RuleExamples(
      found: [
        // The size of a compressed file is used unchanged.
        RuleExample.animation("").inFile(of: 30_001, isGzip: true)
      ],
      silent: [
        .animation(#""nm": "Small""#),
        .animation(#""nm": "\#(String(repeating: "long ", count: 50_000))""#),
        RuleExample.animation("").inFile(of: 30_000, isGzip: true),
      ])
  }

  private static var imageDimension: RuleExamples {
    RuleExamples(
      silent: [
        .layers(
          [#""ty": 2, "refId": "photo""#],
          with: #""assets": [{"id": "photo", "w": 1500, "h": 1500, "p": "photo.png"}]"#),
        // No layer uses it.
        .animation(#""assets": [{"id": "photo", "w": 3000, "h": 2000, "p": "photo.png"}]"#),
      ])
  }

  private static var imageOversampled: RuleExamples {
    func picture(scale: Int) -> String {
      #""ty": 2, "refId": "photo", "ks": {"s": {"k": [\#(scale), \#(scale)]}}"#
    }
    func assets(width: Int) -> String {
      #""assets": [{"id": "photo", "w": \#(width), "h": 100, "p": "photo.png"}]"#
    }
    return RuleExamples(
      silent: [
        .layers([picture(scale: 50)], with: assets(width: 800)),
        .layers([picture(scale: 40)], with: assets(width: 100)),
        // It grows, or its parent enlarges it.
        .layers(
          [
            #""ty": 2, "refId": "photo", "ks": {"s": {"k": [{"t": 0, "s": [9, 9]}, "#
              + #"{"t": 9, "s": [100, 100]}]}}"#
          ], with: assets(width: 800)),
        .layers(
          [picture(scale: 40) + #", "parent": 2"#, #""ind": 2, "ks": {"s": {"k": [300, 300]}}"#],
          with: assets(width: 800)),
        .layers(
          [#""ty": 2, "refId": "photo", "ks": {"s": {"k": [9, 9], "x": "value * 10"}}"#],
          with: assets(width: 800)),
      ])
  }

  private static var layerCount: RuleExamples {
    RuleExamples(
      found: [.layers(Array(repeating: "", count: 101)).excerpted("101 layers")],
      silent: [
        .layers(Array(repeating: "", count: 100)).excerpted("100 layers"),
        .layers(Array(repeating: #""hd": true"#, count: 101)).excerpted("101 hidden layers"),
      ])
  }

  private static var maskCount: RuleExamples {
    RuleExamples(
      found: [
        .layers(Array(repeating: #""masksProperties": [{"mode": "a"}]"#, count: 5))
          .excerpted("5 layers, each with a mask")
      ],
      silent: [
        .layers(Array(repeating: #""masksProperties": [{"mode": "a"}]"#, count: 4))
          .excerpted("4 layers with a mask each"),
        .layers(Array(repeating: #""hd": true, "masksProperties": [{"mode": "a"}]"#, count: 5))
          .excerpted("5 hidden layers, each with a mask"),
        // Masks set to None only provide a path for text or effects.
        .layers(Array(repeating: #""masksProperties": [{"mode": "n"}]"#, count: 5))
          .excerpted("5 layers with a mask set to None"),
      ])
  }

  private static var matteArea: RuleExamples {
    RuleExamples(
      silent: [
        .layers([##""ty": 1, "sw": 1000, "sh": 1000, "sc": "#fff", "td": 1"##, #""tt": 1"#]),
        .layers([
          ##""ty": 1, "sw": 4000, "sh": 4000, "sc": "#fff", "td": 1"##, #""tt": 1, "hd": true"#,
        ]),
        // No layer uses it as a matte.
        .layers([##""ty": 1, "sw": 4000, "sh": 4000, "sc": "#fff""##, ""]),
      ])
  }

  private static var matteAsMask: RuleExamples {
    let square = #"""
      {"ty": "sh", "ks": {"a": 0, "k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]], \#
      "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}}}
      """#
    let fill = #"{"ty": "fl", "c": {"k": [0, 0, 0]}, "o": {"k": 100}}"#
    return RuleExamples(
      silent: [
        // Two paths, a stroke, an animation, an opacity of 50%, a luma matte.
        .layers([#""ty": 4, "td": 1, "shapes": [\#(square), \#(square), \#(fill)]"#, #""tt": 1"#]),
        .layers([#""ty": 4, "td": 1, "shapes": [\#(square), {"ty": "st"}]"#, #""tt": 1"#]),
        .layers([
          #""ty": 4, "td": 1, "ks": {"r": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [9]}]}}, "#
            + #""shapes": [\#(square), \#(fill)]"#, #""tt": 1"#,
        ]),
        .layers([
          #""ty": 4, "td": 1, "ks": {"o": {"k": 50}}, "shapes": [\#(square), \#(fill)]"#,
          #""tt": 1"#,
        ]),
        .layers([#""ty": 4, "td": 1, "shapes": [\#(square), \#(fill)]"#, #""tt": 3"#]),
        // The matte ends before the layer.
        .layers([
          #""ty": 4, "td": 1, "op": 30, "shapes": [\#(square), \#(fill)]"#, #""tt": 1"#,
        ]),
        // The matte does not move with the layer that it cuts.
        .layers([
          #""ty": 4, "td": 1, "shapes": [\#(square), \#(fill)]"#, #""tt": 1, "parent": 9"#,
          #""ind": 9"#,
        ]),
      ])
  }

  private static var pathVertices: RuleExamples {
    RuleExamples(
      found: [
        .path(vertices: 501).excerpted("a path with 501 vertices"),
        .path(vertices: 500, count: 41).excerpted("41 paths with 500 vertices each"),
      ],
      silent: [
        .path(vertices: 500).excerpted("a path with 500 vertices"),
        .path(vertices: 500, count: 40).excerpted("40 paths with 500 vertices each"),
      ])
  }

  private static var precompDepth: RuleExamples {
    func nested(_ depth: Int) -> RuleExample {
      let assets = (1...depth).map { level in
        let next =
          level < depth
          ? #"{"ty": 0, "refId": "\#(level + 1)", "ip": 0, "op": 60, "st": 0, "ks": {}}"# : ""
        return #"{"id": "\#(level)", "layers": [\#(next)]}"#
      }
      return .layers(
        [#""ty": 0, "refId": "1""#], with: #""assets": [\#(assets.joined(separator: ", "))]"#)
    }
    return RuleExamples(
      found: [nested(7).excerpted("7 nested precompositions")],
      silent: [nested(6).excerpted("6 precompositions, one in another")])
  }

  private static var repeaterCopies: RuleExamples {
    RuleExamples(
      silent: [
        .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 50}}"#),
        .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 99}, "hd": true}"#),
      ])
  }
}
