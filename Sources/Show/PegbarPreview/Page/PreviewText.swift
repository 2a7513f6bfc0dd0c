internal import PegbarFrames

/// The text of a preview page.
enum PreviewText {
  /// Returns the page with its pictures and the data of the player.
  static func page(_ page: PreviewPage, pictures: [UInt8], data: [UInt8]) -> [UInt8] {
    var text = SVGText()
    text.append("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    text.append("<meta http-equiv=\"Content-Security-Policy\" content=\"")
    text.append(escaping: policy)
    text.append("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    text.append("<meta name=\"generator\" content=\"pegbar\">\n<title>")
    text.append(escaping: page.title)
    text.append("</title>\n<style>")
    text.append(verbatim: PackageResources.preview_css)
    text.append("</style>\n</head>\n<body>\n<header><h1>")
    text.append(escaping: page.title)
    text.append("</h1><p class=\"verdict\">")
    text.append(escaping: page.verdict)
    text.append("</p></header>\n<main>\n<section id=\"stage\" aria-label=\"Picture\">")
    text.append(verbatim: pictures)
    text.append("</section>\n")
    text.append(verbatim: PackageResources.controls_html)
    append(page.entries, to: &text)
    text.append("</main>\n<script type=\"application/json\" id=\"data\">")
    // The data contains this character only in strings.
    text.append(verbatim: data.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] })
    text.append("</script>\n<script>")
    text.append(verbatim: PackageResources.preview_js)
    text.append("</script>\n</body>\n</html>\n")
    return text.bytes
  }

  /// The content security policy: nothing is loaded, and only the script and the style of this
  /// module are used.
  private static var policy: String {
    "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "script-src '\(PageHashes.script)'; style-src '\(PageHashes.style)'"
  }

  private static func append(_ entries: [PreviewPage.Entry], to text: inout SVGText) {
    guard !entries.isEmpty else { return }
    text.append("<section id=\"findings\" aria-labelledby=\"findings-title\">\n")
    text.append("<h2 id=\"findings-title\">Findings</h2>\n<ul>\n")
    for entry in entries {
      text.append("<li")
      text.attribute(" class", escaping: entry.severity)
      text.append("><h3>")
      text.append(escaping: entry.title)
      text.append(" <code>")
      text.append(escaping: entry.id)
      text.append("</code></h3>")
      for line in entry.lines {
        text.append("<p>")
        text.append(escaping: line)
        text.append("</p>")
      }
      if let frame = entry.frame {
        text.append("<button type=\"button\" class=\"seek\"")
        text.attribute(" data-frame", Double(frame))
        text.append(">Show frame ")
        text.append(Double(frame))
        text.append("</button>")
      }
      text.append("<p class=\"fix\">Fix: ")
      text.append(escaping: entry.wayOut)
      text.append("</p></li>\n")
    }
    text.append("</ul>\n</section>\n")
  }
}
