internal import PegbarFrames

/// The frame of a page in which another player shows the animation.
struct PlayerText {
  let player: PreviewPage.Player
  /// The value that permits the scripts and the style in the frame.
  let nonce: String

  init(_ player: PreviewPage.Player) {
    self.player = player
    // Unknown to the animation, because it depends on its bytes.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in player.animation + player.script { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    nonce = "pegbar" + String(hash, radix: 36)
  }

  /// Adds the frame as a picture with a label.
  func append(to text: inout SVGText) {
    text.append("<figure class=\"p\"><figcaption>Player, without expressions</figcaption>")
    text.append("<iframe title=\"Player\" sandbox=\"allow-scripts\"")
    text.append(" srcdoc=\"")
    // Line feeds end the comments of scripts.
    text.append(
      verbatim: document.flatMap { byte in
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "\""): Array("&quot;".utf8)
        case _: [byte]
        }
      })
    text.append("\"></iframe></figure>")
  }

  private var document: [UInt8] {
    var text = SVGText()
    text.append("<!doctype html><html lang=\"en\"><title>Player</title><style")
    text.attribute(" nonce", escaping: nonce)
    text.append(">html,body,#picture{margin:0;height:100%;overflow:hidden}</style>")
    text.append("<div id=\"picture\"></div><script type=\"application/json\" id=\"data\">")
    // JSON contains this character only in strings.
    text.append(
      verbatim: player.animation.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] })
    text.append("</script>")
    for script in [player.script, PackageResources.player_js] {
      text.append("<script")
      text.attribute(" nonce", escaping: nonce)
      text.append(">")
      text.append(verbatim: Self.withoutEnd(script))
      text.append("</script>")
    }
    return text.bytes
  }

  /// Returns a script in which no string ends the element.
  private static func withoutEnd(_ script: [UInt8]) -> [UInt8] {
    let text = String(decoding: script, as: UTF8.self)
    return Array(text.replacing("</script", with: "<\\/script").utf8)
  }
}
