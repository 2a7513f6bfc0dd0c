internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A font comes from another computer.
  static let remoteFont = Rule(
    .rule(
      "text/remote-font", .warning,
      Words(
        title: "A font is loaded from the network",
        meaning:
          "The font's path is an address. lottie-web loads it before it shows the animation.",
        effect: """
          The animation starts late, or with another font where there is no network. The owner of \
          the address learns who plays it.
          """,
        wayOut: """
          Turn on Glyphs when exporting, create outlines from the text (Layer > Create > Create \
          Shapes from Text), or load the font with the app.
          """)),
    found: [font(#""origin": 3, "fPath": "https://example.com/roboto.woff2""#)],
    silent: [
      font(#""origin": 3, "fPath": "fonts/roboto.ttf""#), font(#""origin": 0, "fPath": """#),
      font(#""origin": 3, "fPath": "data:font/ttf;base64,AAEAAA==""#),
    ],
    check: .document { run in
      for font in run.document.fonts {
        // Style sheets and scripts have a rule of their own.
        guard let address = font.path.map(FileAddress.init(_:)), address.isRemote, font.origin != 1,
          font.origin != 2
        else { continue }
        run.report("the font “\(font.name)” is loaded from \(address.shown)", at: font.source)
      }
    })

  /// A font has no family.
  static let emptyFontFamily = Rule(
    .rule(
      "text/font-family-empty", .error,
      Words(
        title: "A font has no family or no name",
        meaning: """
          Texts refer to a font by its name (`fName`), and players look for it on the system by its \
          family (`fFamily`). One of them is missing or empty.
          """,
        effect: "The text is drawn in another font.",
        wayOut: "Choose another font for the text in the Character panel, and export again.")),
    found: [
      font(#""fFamily": """#, text: "Roboto")
    ],
    silent: [
      font("", text: "Roboto"),
      // No text is set in it.
      font(#""fFamily": """#),
      // The file has the outlines of its letters.
      font(#""fFamily": """#, text: "Roboto", with: #", "chars": [{"ch": "A", "w": 50}]"#),
    ],
    check: .document { run in
      guard run.document.glyphs.isEmpty else { return }
      for font in run.document.fonts {
        guard font.name.isBlank || font.family.isBlank, run.links.usedFonts.contains(font.name)
        else { continue }
        run.report(
          font.name.isBlank ? "the font has no name" : "the font “\(font.name)” has no family",
          at: font.source)
      }
    })

  /// A text has more lines than its box has room for.
  static let boxOverflow = Rule(
    .rule(
      "text/box-overflow", .note,
      Words(
        title: "A text has more lines than its box has room for",
        meaning: """
          The lines of the paragraph text are together higher than its box, even before any of them \
          is wrapped.
          """,
        effect: "After Effects hides the last lines. Players show them, or hide them, too.",
        wayOut: "Make the box larger, or the text smaller.")),
    found: [.layer(text("1\\r2\\r3", height: 40))],
    silent: [
      .layer(text("1\\r2\\r3", height: 60)), .layer(text("1", height: 15)),
      .layer(#""hd": true, "# + text("1\\r2\\r3", height: 40)),
      .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1\r2\r3", "s": 20}}]}}"#),
    ],
    check: .text { text, run in
      guard run.isShown else { return }
      for document in text.document.values {
        guard let box = document.boxSize, box.y > 0, document.size > 0 else { continue }
        let lines = document.text.utf8.count { $0 == 0x0D || $0 == 0x0A || $0 == 0x03 } + 1
        let lineHeight = document.lineHeight ?? document.size * 1.2
        // The first line takes no more than the size of its letters.
        let height = document.size + Double(lines - 1) * lineHeight
        guard lines > 1, height > box.y * 1.05 else { continue }
        run.report(
          "\(lines) lines take \(NumberWords.frame(height)) pixels, the box has "
            + NumberWords.frame(box.y), at: text.document.source)
        return
      }
    })

  private static func font(
    _ members: String, text: String? = nil, with others: String = ""
  ) -> RuleExample {
    var all = [#""fName": "Roboto""#]
    if !members.contains("fFamily") { all.append(#""fFamily": "Roboto""#) }
    if !members.isEmpty { all.append(members) }
    let fonts = #""fonts": {"list": [{\#(all.joined(separator: ", "))}]}\#(others)"#
    guard let text else { return .animation(fonts) }
    return .layers(
      [#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "\#(text)"}}]}}"#], with: fonts)
  }

  private static func text(_ text: String, height: Int) -> String {
    #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "\#(text)", "s": 20, "lh": 20, "#
      + #""sz": [100, \#(height)]}}]}}"#
  }
}
