import PegbarContainer
@testable import PegbarLint

/// Examples of rules about dotLottie archives.
enum DotLottieExamples {
  static let table: [String: RuleExamples] = [
    "dotlottie/compression": archiveCompression,
    "dotlottie/initial-unknown": initialUnknown,
    "dotlottie/interaction": interaction,
    "dotlottie/missing-animation": missingAnimation,
    "dotlottie/missing-state-machine": missingStateMachine,
    "dotlottie/missing-theme": missingTheme,
    "dotlottie/theme-slot": themeSlot,
    "dotlottie/theme-type": themeType,
    "dotlottie/theme-value": themeValue,
    "dotlottie/version": oldArchive,
    "dotlottie/unlisted-entry": unlistedEntry,
  ]

  private static var archiveCompression: RuleExamples {
    func archive(_ entries: ArchiveContents.Entry...) -> RuleExample {
      RuleExample.animation("").inArchive(entries)
    }
    return RuleExamples(
      found: [
        archive(.init(name: "a/day.json"), .init(name: "i/sun.png", method: 93))
          .excerpted("i/sun.png, compressed with Zstandard"),
        archive(.init(name: "a/day.json"), .init(name: "i/sun.png", isEncrypted: true))
          .excerpted("i/sun.png, with a password"),
      ],
      silent: [
        archive(.init(name: "a/day.json"), .init(name: "i/sun.png", method: 0)),
        // Folders are not compressed.
        archive(.init(name: "a/", method: 14), .init(name: "a/day.json")),
      ])
  }

  private static var initialUnknown: RuleExamples {
    RuleExamples(
      found: [
        .archive(
          manifest: #"{"activeAnimationId": "dawn", "animations": [{"id": "day"}]}"#,
          "animations/day.json"),
        .archive(
          manifest: #"{"initial": {"stateMachine": "tap"}, "animations": [{"id": "day"}]}"#,
          "a/day.json"),
      ],
      silent: [
        .archive(
          manifest: #"{"initial": {"animation": "day"}, "animations": [{"id": "day"}]}"#,
          "a/day.json"),
        // Tools write an empty ID if none is selected.
        .archive(
          manifest: #"{"activeAnimationId": "", "animations": [{"id": "day"}]}"#,
          "animations/day.json"),
      ])
  }

  private static var missingAnimation: RuleExamples {
    RuleExamples(
      silent: [
        .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json"),
        .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "animations/day.json"),
        .archive(manifest: #"{"animations": [{"id": "day"}]}"#, #"animations\day.json"#),
      ])
  }

  private static var missingStateMachine: RuleExamples {
    RuleExamples(
      silent: [
        .archive(
          manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
          "a/day.json", "s/tap.json"),
        .archive(
          manifest: #"{"animations": [{"id": "day"}], "states": ["tap"]}"#, "animations/day.json",
          "states/tap.json"),
      ])
  }

  private static var missingTheme: RuleExamples {
    RuleExamples(
      found: [
        .archive(
          manifest: #"{"animations": [{"id": "day", "initialTheme": "dark"}]}"#, "a/day.json")
      ],
      silent: [
        .archive(
          manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "dark"}]}"#, "a/day.json",
          "t/dark.json"),
        .archive(
          manifest: #"{"animations": [{"id": "day", "defaultTheme": "dark"}]}"#,
          "animations/day.json", "themes/dark.lss"),
      ])
  }

  /// Returns an archive with a theme whose rules have these members.
  private static func themed(_ rules: String, others: String = "") -> RuleExample {
    RuleExample.animation(#""slots": {"ink": {"p": {"a": 0, "k": [0, 0, 1]}}}"#).inArchive(
      manifest: #"{"animations": [{"id": "day"}\#(others)], "themes": [{"id": "dark"}]}"#,
      files: ["t/dark.json": #"{"rules": [\#(rules)]}"#])
  }

  private static let plainRule = #"{"id": "ink", "type": "Color", "value": [1, 1, 1]}"#

  private static var themeSlot: RuleExamples {
    let unknown = #"{"id": "paper", "type": "Color", "value": [1, 1, 1]}"#
    return RuleExamples(
      found: [
        themed(plainRule + ", " + unknown),
        themed(unknown, others: #", {"id": "night"}"#).reported(at: .warning),
      ],
      silent: [
        themed(plainRule),
        themed(#"{"id": "paper", "type": "Color", "animations": ["night"], "value": [1, 1, 1]}"#),
      ])
  }

  private static var themeType: RuleExamples {
    RuleExamples(
      found: [
        themed(#"{"id": "ink", "type": "Wobble", "value": 3}"#),
        themed(#"{"id": "ink", "value": [1, 1, 1]}"#),
      ],
      silent: [themed(plainRule)])
  }

  private static var themeValue: RuleExamples {
    RuleExamples(
      found: [
        themed(#"{"id": "ink", "type": "Color"}"#),
        themed(#"{"id": "ink", "type": "Color", "keyframes": [{"frame": 0}]}"#),
      ],
      silent: [
        themed(plainRule),
        themed(#"{"id": "ink", "type": "Color", "expression": "[1, 0, 0]"}"#),
      ])
  }

  private static var interaction: RuleExamples {
    RuleExamples(
      silent: [
        themed(plainRule),
        // Another rule reports a file that is missing.
        RuleExample.animation("").inArchive(
          manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "tap"}]}"#,
          files: [:]),
      ])
  }

  private static var oldArchive: RuleExamples {
    RuleExamples(
      silent: [
        .archive(manifest: #"{"version": "2", "animations": [{"id": "day"}]}"#, "a/day.json")
      ])
  }

  private static var unlistedEntry: RuleExamples {
    RuleExamples(
      found: [
        .archive(manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json", "notes.txt"),
        .archive(
          manifest: #"{"animations": [{"id": "day"}]}"#, "a/day.json", "__MACOSX/a/._day.json"),
      ],
      silent: [
        .archive(
          manifest: #"{"animations": [{"id": "v1.2"}], "themes": [{"id": "dark"}]}"#, "a/",
          "a/v1.2.json", "t/dark.json", "i/sun.png", "u/bird.mp3", "f/Roboto.ttf"),
        // Without a manifest, no list exists.
        RuleExample.animation("").inArchive([.init(name: "a/day.json")]),
      ])
  }
}
