internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// An asset comes from another computer.
  static let remoteURL = Rule(
    .rule(
      "sec/remote-url", .warning,
      Words(
        title: "An asset is loaded from the network",
        meaning: """
          The asset names an address instead of a file beside the animation. Some players load it as \
          soon as the animation is shown.
          """,
        effect: """
          The owner of the address learns who plays the animation and when, and can show another \
          picture. Without a network it is missing.
          """,
        wayOut: "Download the file, and export with it beside the animation or embedded.")),
    found: [
      asset(#""u": "", "p": "https://example.com/photo.png""#),
      asset(#""u": "//example.com/", "p": "photo.png""#),
    ],
    silent: [
      asset(#""u": "images/", "p": "photo.png""#),
      asset(#""u": "", "p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
    ],
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.isRemote else { continue }
        run.report(
          "the asset is loaded from \(address.shown)"
            + (address.isUnencrypted ? ", which is not encrypted" : ""), at: asset.source,
          severity: address.isUnencrypted ? .error : nil)
      }
    })

  /// A path leads out of the folder of the animation.
  static let pathTraversal = Rule(
    .rule(
      "sec/path-traversal", .error,
      Words(
        title: "A path leads out of the folder",
        meaning: """
          The path has “..” in it, which means the folder above. The animation can name any file of \
          the computer like that.
          """,
        effect:
          "A player may read files that do not belong to the animation; others refuse the file.",
        wayOut:
          "Put the file beside the animation, or into a folder there, and name it by that path."
      )),
    found: [
      asset(#""u": "../../secrets/", "p": "key.png""#),
      asset(#""u": "images/", "p": "%2e%2e/%2e%2e/key.png""#),
    ],
    silent: [
      asset(#""u": "images/", "p": "photo..png""#), asset(#""u": "./images/", "p": "photo.png""#),
      asset(#""u": "", "p": "https://example.com/a/../photo.png""#),
    ],
    check: .document { run in
      for (asset, file) in run.document.files {
        let address = FileAddress(file)
        guard address.leavesFolder else { continue }
        run.report("the path \(address.shown) leads out of the folder", at: asset.source)
      }
      for font in run.document.fonts {
        guard let address = font.path.map(FileAddress.init(_:)), address.leavesFolder else {
          continue
        }
        run.report("the path \(address.shown) leads out of the folder", at: font.source)
      }
    })

  /// Embedded content is code.
  static let activeDataURL = Rule(
    .rule(
      "sec/data-url-active", .error,
      Words(
        title: "Embedded content can run code",
        meaning: """
          The asset holds a web page, a script, or an SVG with a script in it. A picture needs none \
          of these.
          """,
        effect: "A web player that puts the content into its page may run the code.",
        wayOut: "Replace the asset by a PNG or JPEG, or delete the script from the SVG.")),
    found: [
      asset(#""u": "", "p": "data:text/html,<p>", "e": 1"#),
      asset(#""u": "", "p": "data:image/svg+xml,<svg><script>alert(1)</script></svg>", "e": 1"#),
      asset(
        #""u": "", "p": "data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmFsZXJ0KDEpPC9zY3JpcHQ+PC9zdmc+""#
      ),
    ],
    silent: [
      asset(#""u": "", "p": "data:image/png;base64,iVBORw0KGgo=", "e": 1"#),
      asset(#""u": "", "p": "data:image/svg+xml,<svg><rect width='9' height='9'/></svg>", "e": 1"#),
      asset(#""u": "", "p": "script.html""#),
    ],
    check: .document { run in
      for (asset, file) in run.document.files where file.isEmbedded {
        guard let content = ActiveContent(file.file) else { continue }
        run.report("the asset holds \(content.description)", at: asset.source)
      }
    })

  /// A font brings a script or a style sheet.
  static let scriptFont = Rule(
    .rule(
      "sec/css-or-script-font", .error,
      Words(
        title: "A font brings a script or a style sheet",
        meaning: """
          lottie-web adds the font's address to the page: as a script for fonts of Adobe, as a style \
          sheet for fonts of Google, which comes from another computer.
          """,
        effect: """
          A script can do what the page can. A style sheet can change how the page looks, and tells \
          its owner who plays the animation.
          """,
        wayOut: """
          Create outlines from the text (Layer > Create > Create Shapes from Text), turn on Glyphs \
          when exporting, or load the font in the page itself and leave Font Path empty.
          """)),
    found: [
      font(#""origin": 2, "fPath": "https://use.typekit.net/abc.js""#),
      font(#""origin": 1, "fPath": "https://fonts.googleapis.com/css?family=Roboto""#),
    ],
    silent: [
      font(#""origin": 2"#), font(#""origin": 2, "fPath": """#),
      font(#""origin": 1, "fPath": "fonts/roboto.css""#),
      font(#""origin": 3, "fPath": "fonts/Roboto.ttf""#),
    ],
    check: .document { run in
      for font in run.document.fonts {
        guard let path = font.path, !path.isEmpty else { continue }
        let isScript = font.origin == 2
        guard isScript || font.origin == 1 && FileAddress(path).isRemote else { continue }
        run.report(
          "the font “\(font.name)” brings the \(isScript ? "script" : "style sheet") "
            + FileAddress(path).shown, at: font.source, severity: isScript ? nil : .warning)
      }
    })

  private static func asset(_ members: String) -> RuleExample {
    .animation(#""assets": [{"id": "photo", "w": 9, "h": 9, \#(members)}]"#)
  }

  private static func font(_ members: String) -> RuleExample {
    .animation(#""fonts": {"list": [{"fName": "Roboto", "fFamily": "Roboto", \#(members)}]}"#)
  }
}

/// What can run code in an embedded file.
private struct ActiveContent {
  let description: String

  private static let marks = [
    "<script", "javascript:", "onload=", "onerror=", "onclick=", "onbegin=", "onmouseover=",
  ]
  /// How far into a file is looked.
  private static let length = 1 << 20

  /// Nothing where an address holds nothing that runs.
  init?(_ address: String) {
    let type = address.prefix(100).prefix { $0 != "," && $0 != ";" }.dropFirst(5).lowercased()
    if type.contains("html") || type.contains("javascript") || type.contains("ecmascript") {
      description = "content of the type \(type)"
      return
    }
    guard type.contains("svg"), let data = DataURL(address),
      let bytes = Base64.beginning(of: data.base64, count: Self.length)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    guard let mark = Self.marks.first(where: text.contains) else { return nil }
    description = "an SVG with “\(mark)” in it"
  }
}
