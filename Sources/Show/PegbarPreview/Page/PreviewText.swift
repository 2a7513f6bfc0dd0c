internal import PegbarBase
internal import PegbarFrames
internal import PegbarScene

/// The text of a preview page.
struct PreviewText {
  let page: PreviewPage
  /// The numbers of the layers in the page.
  let layers: TimelineData
  /// The value that permits the scripts of another player; `nil` without one.
  let nonce: String?

  /// Returns the page with its pictures and the data of the player.
  func page(pictures: [UInt8], data: [UInt8]) -> [UInt8] {
    var text = SVGText()
    let head = PageHead(
      title: page.title, style: [PackageResources.base_css, PackageResources.preview_css],
      policy: policy)
    head.append(to: &text)
    text.append("<header><h1>")
    text.append(escaping: page.title)
    text.append("</h1><p class=\"verdict\">")
    text.append(escaping: page.verdict)
    text.append("</p></header>\n<main>\n<section id=\"stage\" aria-label=\"Picture\">")
    text.append(verbatim: pictures)
    text.append("</section>\n")
    text.append(verbatim: PackageResources.controls_html)
    appendFindings(to: &text)
    for sentence in page.omissions {
      text.append("<p class=\"quiet\">")
      text.append(escaping: sentence)
      text.append("</p>\n")
    }
    text.append(verbatim: PackageResources.layers_html)
    ResourceText(scene: page.converted, missingImages: page.missingImages).append(to: &text)
    text.append("</main>\n<script type=\"application/json\" id=\"data\">")
    // The data contains this character only in strings.
    text.append(verbatim: data.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] })
    text.append("</script>\n<script>")
    text.append(verbatim: PackageResources.preview_js)
    text.append(verbatim: PackageResources.layers_js)
    text.append("</script>\n</body>\n</html>\n")
    return text.bytes
  }

  /// The content security policy: nothing is loaded, and only the script and the style of this
  /// module are used, and those of another player.
  private var policy: String {
    let other = nonce.map { " 'nonce-\($0)'" } ?? ""
    return "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "script-src '\(PageHashes.script)'\(other); style-src '\(PageHashes.style)'\(other)"
  }

  /// Adds a picture with a label.
  static func append(
    _ picture: [UInt8], class name: String, label: String, to text: inout SVGText
  ) {
    text.append("<figure")
    text.attribute(" class", escaping: name)
    text.append("><figcaption>")
    text.append(escaping: label)
    text.append("</figcaption>")
    text.append(verbatim: picture)
    text.append("</figure>")
  }

  // MARK: Findings

  private func appendFindings(to text: inout SVGText) {
    guard !page.entries.isEmpty else { return }
    text.append("<section id=\"findings\" aria-labelledby=\"findings-title\">\n")
    text.append("<h2 id=\"findings-title\">")
    text.append(page.kind == .versions ? "Changes" : "Findings")
    text.append("</h2>\n")
    appendFilters(to: &text)
    text.append("<ul>\n")
    for entry in page.entries { append(entry, to: &text) }
    text.append("</ul>\n</section>\n")
  }

  /// Adds a check box for each severity, and one for the selected layers.
  private func appendFilters(to text: inout SVGText) {
    text.append("<div id=\"filters\" class=\"row\" role=\"group\"")
    text.append(" aria-label=\"Filter\">")
    for (severity, label) in [("error", "Errors"), ("warning", "Warnings"), ("note", "Notes")] {
      let count = page.entries.count { $0.severity == severity }
      guard count > 0, page.kind == .conversion else { continue }
      text.append("<label><input type=\"checkbox\" checked")
      text.attribute(" value", escaping: severity)
      text.append("> ")
      text.append(escaping: "\(label) (\(count))")
      text.append("</label> ")
    }
    text.append("<label><input type=\"checkbox\" value=\"selected\"> Of the selected layer</label>")
    text.append("</div>\n")
  }

  private func append(_ entry: PreviewPage.Entry, to text: inout SVGText) {
    let numbers = entry.sources.compactMap(layers.number(of:)).grouped { $0 }.map(\.key)
    text.append("<li")
    text.attribute(" class", escaping: entry.severity)
    if !numbers.isEmpty {
      text.attribute(
        " data-layers", escaping: numbers.map { String($0) }.joined(separator: " "))
    }
    text.append("><h3>")
    text.append(escaping: entry.title)
    if !entry.id.isEmpty {
      text.append(" <code>")
      text.append(escaping: entry.id)
      text.append("</code>")
    }
    text.append("</h3>")
    for line in entry.lines {
      text.append("<p>")
      text.append(escaping: line)
      text.append("</p>")
    }
    appendButton(entry, hasLayers: !numbers.isEmpty, to: &text)
    if !entry.wayOut.isEmpty {
      text.append("<p class=\"fix\">Fix: ")
      text.append(escaping: entry.wayOut)
      text.append("</p>")
    }
    text.append("</li>\n")
  }

  private func appendButton(
    _ entry: PreviewPage.Entry, hasLayers: Bool, to text: inout SVGText
  ) {
    guard entry.frame != nil || hasLayers else { return }
    text.append("<button type=\"button\" class=\"seek\"")
    if let frame = entry.frame {
      text.attribute(" data-frame", Double(frame))
      text.append(">Show frame ")
      text.append(Double(frame))
    } else {
      text.append(">Show in the picture")
    }
    text.append("</button>")
  }
}
