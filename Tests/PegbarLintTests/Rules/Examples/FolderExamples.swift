@testable import PegbarLint
import PegbarDiagnostics
import PegbarLottie

/// Examples of rules that compare the animations of a folder.
enum FolderExamples {
  static let table: [String: RuleExamples] = [
    "folder/consistent-frame-rate": consistentFrameRate,
    "folder/consistent-size": consistentSize,
    "folder/duplicate-animation": duplicateAnimation,
  ]

  private static var consistentFrameRate: RuleExamples {
    func example(_ rate: Int, _ others: Int...) -> RuleExample {
      RuleExample.animation(#""fr": \#(rate)"#).beside(others.map { #""fr": \#($0)"# })
    }
    return RuleExamples(
      found: [
        example(24, 30, 30).excerpted(
          "an animation at 24 frames per second in a folder with two at 30"),
        example(24, 30).setting("files", to: .number(2)).beside([#""fr": 30"#, #""fr": 30"#]),
      ],
      silent: [
        // Exporters write the same rate in several ways.
        RuleExample.animation(#""fr": 29.9700012207031"#)
          .beside([#""fr": 29.97"#, #""fr": 29.97"#]),
        example(30, 30, 24), example(24, 30), example(24, 30, 60, 25),
        // Half of the animations are no majority.
        example(24, 30, 30, 60), example(24),
        example(24, 30, 30).setting("files", to: .number(4)),
      ])
  }

  private static var consistentSize: RuleExamples {
    func example(_ width: Int, _ others: Int...) -> RuleExample {
      RuleExample.animation(#""w": \#(width), "h": 48"#)
        .beside(others.map { #""w": \#($0), "h": 48"# })
    }
    return RuleExamples(
      found: [
        RuleExample.animation(#""w": 64, "h": 64"#)
          .beside([#""w": 48, "h": 48"#, #""w": 48, "h": 48"#])
          .excerpted("a 64 × 64 pixel animation in a folder with two 48 × 48 pixel animations")
      ],
      silent: [example(48, 48, 64), example(64, 48), example(64, 48, 32)])
  }

  private static var duplicateAnimation: RuleExamples {
    func layer(_ members: String) -> String {
      #""layers": [{"ty": 3, "ks": {}, "ip": 0, "op": 60, "st": 0\#(members)}]"#
    }
    func masked(_ x: Int) -> String {
      #", "masksProperties": [{"mode": "a", "pt": {"k": {"v": [[\#(x), 0]], "i": [[0, 0]]}}}]"#
    }
    let own = RuleExample("", json: "{\(animation), \(layer(#", "nm": "Arm""#))}")
      .named("wave.json")
    return RuleExamples(
      found: [
        own.beside(json: ["{\(animation), \(layer(#", "nm": "Leg", "ix": 3"#))}"])
          .excerpted("wave.json and a copy of it with other layer names"),
        own.beside(json: ["{ \(animation),\n\(layer(#", "cl": "a, b", "nm": "}""#)) }"]),
        own.beside(json: [
          "{\(animation), \"meta\": {\"g\": \"a\", \"k\": [1, {}]}, \(layer("")), \"v\": \"5.7.0\"}"
        ]),
      ],
      silent: [
        own.beside(json: ["{\(animation), \(layer(#", "hd": true"#))}"]),
        own.beside(json: ["{\(animation), \"layers\": []}"]),
        // The vertices of the paths are different.
        RuleExample("", json: "{\(animation), \(layer(masked(0)))}")
          .beside(json: ["{\(animation), \(layer(masked(9)))}"]),
        own.beside(json: []),
      ])
  }

  private static let animation = #""fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100"#
}

extension RuleExample {
  /// Returns the example in a folder with other animations that have these members.
  fileprivate func beside(_ others: [String]) -> RuleExample {
    beside(json: others.map { RuleExample.animation($0).json })
  }

  /// Returns the example in a folder with other animations.
  fileprivate func beside(json others: [String]) -> RuleExample {
    var example = self
    example.file.neighbors = others.enumerated().compactMap { number, json in
      let bytes = Array(json.utf8)
      let file = LintedFile(name: "other\(number).json", byteCount: bytes.count, text: bytes)
      return (try? LottieDocument.read(bytes, log: FindingLog())).flatMap(\.self)
        .map { AnimationFacts($0, file) }
    }
    return example
  }
}
