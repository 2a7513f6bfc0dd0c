import PegbarContainer
@testable import PegbarLint

/// Examples of rules about assets.
enum AssetsExamples {
  static let table: [String: RuleExamples] = [
    "asset/absolute-path": absolutePath,
    "asset/embedded-flag": embeddedFlag,
    "asset/format": imageFormat,
    "asset/size-mismatch": sizeMismatch,
    "asset/unused-file": unusedFile,
  ]

  private static var absolutePath: RuleExamples {
    RuleExamples(
      found: [
        .asset(#""u": "C:\\images\\", "p": "photo.png""#), .asset(#""p": "file:///tmp/photo.png""#),
      ],
      silent: [
        .asset(#""u": "images/", "p": "photo.png""#),
        .asset(#""p": "https://example.com/photo.png""#),
        .asset(#""p": "//example.com/photo.png""#),
        .asset(#""p": "data:image/png;base64,iVBORw0KGgo=""#),
        // The root is that of the archive.
        RuleExample.asset(#""u": "/images/", "p": "photo.png""#)
          .inArchive([.init(name: "images/photo.png")]),
      ])
  }

  private static var embeddedFlag: RuleExamples {
    RuleExamples(
      found: [
        .asset(#""p": "data:image/png;base64,iVBORw0KGgo=", "e": 0"#)
      ],
      silent: [
        .asset(#""u": "images/", "p": "photo.png", "e": 0"#),
        .asset(#""u": "images/", "p": "photo.png""#),
        .asset(#""p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
        .asset(#""p": "https://example.com/photo.png", "e": 1"#),
        .asset(#""p": "/images/photo.png", "e": 1"#),
        RuleExample.asset(#""u": "images/", "p": "photo.png", "e": 1"#)
          .inArchive([ArchiveContents.Entry(name: "i/photo.png")]),
      ])
  }

  private static var imageFormat: RuleExamples {
    RuleExamples(
      found: [
        .asset(
          #""p": "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7""#)
      ],
      silent: [
        .asset(#""u": "images/", "p": "photo.PNG""#), .asset(#""u": "images/", "p": "photo""#),
        .asset(#""p": "data:image/gif;base64,iVBORw0KGgo=""#),
        .animation(#""assets": [{"id": "sound", "p": "click.mp3"}]"#),
      ])
  }

  private static var sizeMismatch: RuleExamples {
    let png = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAAS"
    let jpeg = "data:image/jpeg;base64,/9j/4AAEAAD/wAARCAACAAMDASIAAhEBAxEB"
    return RuleExamples(
      found: [
        .animation(#""assets": [{"id": "photo", "w": 30, "h": 20, "p": "\#(jpeg)", "e": 1}]"#)
      ],
      silent: [
        .animation(#""assets": [{"id": "photo", "w": 3, "h": 2, "p": "\#(png)", "e": 1}]"#),
        .animation(#""assets": [{"id": "photo", "w": 3, "h": 2, "p": "\#(jpeg)", "e": 1}]"#),
        .animation(#""assets": [{"id": "photo", "w": 30, "h": 20, "p": "photo.png"}]"#),
      ])
  }

  private static var unusedFile: RuleExamples {
    let manifest = #"{"animations": [{"id": "day"}]}"#
    return RuleExamples(
      silent: [
        RuleExample.animation(#""assets": [{"id": "0", "u": "images/", "p": "moon.png", "w": 1}]"#)
          .inArchive([.init(name: "a/day.json"), .init(name: "i/moon.png")], manifest: manifest),
        RuleExample.animation(#""assets": [{"id": "0", "u": "/u/", "p": "bird.mp3"}]"#)
          .inArchive([.init(name: "a/day.json"), .init(name: "u/bird.mp3")], manifest: manifest),
        // Other animations can use it.
        RuleExample.animation("").inArchive(
          [.init(name: "a/day.json"), .init(name: "a/night.json"), .init(name: "i/moon.png")]),
        // A theme or a state machine can use it.
        RuleExample.animation("").inArchive(
          [.init(name: "a/day.json"), .init(name: "t/dark.json"), .init(name: "i/moon.png")]),
        RuleExample.animation("").inArchive(
          [.init(name: "a/day.json"), .init(name: "s/tap.json"), .init(name: "u/bird.mp3")]),
      ])
  }
}
