import PegbarContainer
import PegbarDiagnostics
@testable import PegbarLint

/// Examples of rules about potentially harmful content.
enum SecurityExamples {
  static let table: [String: RuleExamples] = [
    "sec/data-url-active": activeDataURL,
    "sec/deep-precomp-expansion": deepPrecompExpansion,
    "sec/expression": expressionCode,
    "sec/expression-suspicious": expressionSuspicious,
    "sec/numeric-bomb": numericBomb,
    "sec/path-traversal": pathTraversal,
    "sec/remote-url": remoteURL,
    "sec/css-or-script-font": scriptFont,
    "sec/zip-bomb": zipBomb,
    "sec/zip-slip": zipSlip,
  ]

  private static var activeDataURL: RuleExamples {
    RuleExamples(
      found: [
        .asset(#""u": "", "p": "data:image/svg+xml,<svg><script>alert(1)</script></svg>", "e": 1"#),
        .asset(#""p": "data:image/svg+xml,<svg a='>' onfocusin = 'alert(1)'></svg>", "e": 1"#),
        .asset(#""u": "", "p": "data:image/svg+xml,<svg><foreignObject/></svg>", "e": 1"#),
        .asset(
          #""u": "", "p": "data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmFsZXJ0KDEpPC9zY3JpcHQ+PC9zdmc+""#
        ),
      ],
      silent: [
        // Text, a value, and other names.
        .asset(
          #""u": "", "p": "data:image/svg+xml,<svg><objects a='onload=1' icon='1'/>one = 1</svg>", "e": 1"#
        ),
        .asset(#""u": "", "p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
        .asset(
          #""u": "", "p": "data:image/svg+xml,<svg><rect width='9' height='9'/></svg>", "e": 1"#),
        .asset(#""u": "", "p": "script.html""#),
      ])
  }

  private static var deepPrecompExpansion: RuleExamples {
    func doubled(_ depth: Int) -> RuleExample {
      let assets = (1...depth).map { level in
        let next = #"{"ty": 0, "refId": "\#(level + 1)", "ip": 0, "op": 60, "st": 0, "ks": {}}"#
        return #"{"id": "\#(level)", "layers": [\#(level < depth ? "\(next), \(next)" : "")]}"#
      }
      return .layers(
        [#""ty": 0, "refId": "1""#], with: #""assets": [\#(assets.joined(separator: ", "))]"#)
    }
    return RuleExamples(
      found: [
        doubled(17).excerpted("17 precompositions, each of which contains the next one twice")
      ],
      silent: [
        doubled(14).excerpted("14 precompositions, each of which contains the next one twice")
      ])
  }

  private static var expressionCode: RuleExamples {
    RuleExamples(
      silent: [.layer(#""ks": {"r": {"a": 0, "k": 90}}"#)])
  }

  private static var expressionSuspicious: RuleExamples {
    RuleExamples(
      found: [
        .layer(
          #""ks": {"r": {"a": 0, "k": 0, "x": "[]['constructor']['constructor']('return 1')()"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "self.fetch('/a')"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "this?.fetch('/a')"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "`a${`b${fetch(1)}`}`"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "{let fetch = 0} fetch('x')"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "setTimeout(x, 1)"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "location.href = 'https://example.com'"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "top.location"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "[...fetch(1)]"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "time++ / fetch(1) / 2"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "\\u0066etch(1)"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "eval('document.title')"}}"#),
      ],
      silent: [
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var frames = 5; frames.length + top"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "`${time} fetch {window}`"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "name.replace(/[/\\d]fetch/g, '\\n')"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "thisLayer.location + {a: 1}.a / 2"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var $bm_rt; $bm_rt = time * 90;"}}"#),
        // Local names, members, strings and comments.
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "var window = 5; window * time"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "thisComp.layer('fetch').document"}}"#),
        .layer(#""ks": {"r": {"a": 0, "k": 0, "x": "// eval it\n/* window */ time"}}"#),
      ])
  }

  private static var numericBomb: RuleExamples {
    RuleExamples(
      found: [
        .animation(#""w": 50000, "h": 10"#),
        .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 100000}}"#),
        .shapes(#"{"ty": "sr", "pt": {"k": 100000}}"#),
        .shapes(#"{"ty": "zz", "r": {"k": 100000}}"#),
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 99999}}]}}"#),
      ],
      silent: [
        .animation(#""op": 1000000"#), .animation(#""w": 20000, "h": 20000"#),
        .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 10000}}"#),
        .shapes(#"{"ty": "sr", "pt": {"k": 10000}}"#),
        .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "s": 10000}}]}}"#),
      ])
  }

  private static var pathTraversal: RuleExamples {
    RuleExamples(
      found: [
        .asset(#""u": "images/", "p": "%2e%2E/.%2e/key.png""#),
        .asset(#""u": "./images/", "p": "../../key.png""#),
      ],
      silent: [
        .asset(#""u": "images/", "p": "../img/photo.png""#),
        .asset(#""u": "images/", "p": "photo..png""#),
        .asset(#""u": "./images/", "p": "photo.png""#),
        .asset(#""u": "", "p": "https://example.com/a/../photo.png""#),
      ])
  }

  private static var remoteURL: RuleExamples {
    RuleExamples(
      found: [
        .asset(#""u": "//example.com/", "p": "photo.png""#),
        .asset(#""u": "http://example.com/", "p": "photo.png""#).reported(at: .error),
      ],
      silent: [
        .asset(#""u": "images/", "p": "photo.png""#),
        .asset(#""u": "", "p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
      ])
  }

  private static var scriptFont: RuleExamples {
    RuleExamples(
      found: [
        .font(#""origin": 1, "fPath": "https://fonts.googleapis.com/css?family=Roboto""#)
      ],
      silent: [
        .font(#""origin": 2"#), .font(#""origin": 2, "fPath": """#),
        .font(#""origin": 1, "fPath": "fonts/roboto.css""#),
        .font(#""origin": 3, "fPath": "fonts/Roboto.ttf""#),
      ])
  }

  private static var zipBomb: RuleExamples {
    RuleExamples(
      found: [
        RuleExample.animation("").inArchive([
          .init(name: "a/day.json"), .init(name: "i/sun.png", size: 5_000_000, packedSize: 5000),
        ]).excerpted("i/sun.png with 5,000 bytes in the archive and 5,000,000 bytes unpacked"),
        RuleExample.animation("").inArchive([
          .init(name: "a/day.json"),
          .init(name: "i/1.png", size: 40_000_000, packedSize: 4_000_000),
          .init(name: "i/2.png", size: 40_000_000, packedSize: 4_000_000),
        ]),
        .animation("").inFile(of: 1, isGzip: true),
      ],
      silent: [
        RuleExample.animation("").inArchive([
          .init(name: "a/day.json", size: 2_000_000, packedSize: 20_000)
        ]),
        // Some letters are no danger, however small they are packed.
        RuleExample.animation("").inArchive([
          .init(name: "a/day.json", size: 900, packedSize: 8)
        ]),
        .animation("").inFile(of: 20, isGzip: true),
        // A text is as large as it is.
        .animation("").inFile(of: 1),
      ])
  }

  private static var zipSlip: RuleExamples {
    func archive(_ names: String...) -> RuleExample {
      RuleExample.animation("").inArchive(names.map { .init(name: $0) })
    }
    return RuleExamples(
      found: [
        archive("a/day.json", "/etc/hosts"),
        archive("a/day.json", #"C:\autoexec.bat"#), archive("a/day.json", #"i\..\..\hosts"#),
        archive("a/day.json", "a/day.json"), archive("a/day.json", #"a\day.json"#),
        RuleExample.animation("").inArchive([
          .init(name: "a/day.json"), .init(name: "i/sun.png", isLink: true),
        ]).excerpted("i/sun.png, a link"),
      ],
      silent: [
        archive("a/day.json", "i/..sun..png", "i/a..b/sun.png", #"i\moon.png"#, "i/"),
        archive("a/", "a/", "a/day.json"),
      ])
  }
}
