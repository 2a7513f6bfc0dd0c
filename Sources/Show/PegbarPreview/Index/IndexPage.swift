internal import PegbarBase
internal import PegbarFrames

/// A page that lists the preview pages of several animations.
///
/// The page refers to the pages and pictures of the animations, which are files beside it, and
/// loads them when they are needed.
package struct IndexPage {
  /// The result for an animation, as a class of its entry.
  package enum Standing: String, CaseIterable, Sendable {
    /// No findings, or only notes.
    case same
    /// Issues to review, without a visible difference.
    case advice
    /// Errors without a visible difference.
    case faulty
    /// Visible differences.
    case different
    /// Nothing can be displayed.
    case unreadable

    /// The label of a filter.
    fileprivate var label: String {
      switch self {
      case .same: "No problems"
      case .advice: "To review"
      case .faulty: "Problems"
      case .different: "Looks different"
      case .unreadable: "Unreadable"
      }
    }
  }

  /// An animation.
  package struct Entry: Sendable {
    /// The path of the animation.
    package var name: String
    /// The result.
    package var standing: Standing
    /// The sentence that summarizes the result, or the error message.
    package var verdict: String
    /// The dimensions and the duration, in words.
    package var about = ""
    /// The size of the file, in bytes.
    package var size = 0
    /// The numbers of findings by severity: errors, warnings, notes.
    package var counts: [(severity: String, count: Int)] = []
    /// The paths of the page and the picture relative to the index; `nil` for unreadable files.
    package var files: (page: String, picture: String)?

    /// Creates an entry.
    package init(name: String, standing: Standing, verdict: String) {
      self.name = name
      self.standing = standing
      self.verdict = verdict
    }
  }

  /// The title.
  package var title: String
  /// The animations.
  package var entries: [Entry] = []

  /// Creates an index without entries.
  package init(title: String) { self.title = title }

  /// The page as UTF-8 text.
  package var html: [UInt8] {
    var text = SVGText()
    let head = PageHead(
      title: title, style: [PackageResources.base_css, PackageResources.index_css],
      policy: """
        default-src 'none'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; \
        form-action 'none'; script-src '\(PageHashes.indexScript)'; \
        style-src '\(PageHashes.indexStyle)'
        """)
    head.append(to: &text)
    text.append("<header><h1>")
    text.append(escaping: title)
    text.append("</h1></header>\n<main>\n")
    appendTools(to: &text)
    text.append("<ul id=\"files\">\n")
    for (place, entry) in entries.enumerated() { append(entry, at: place, to: &text) }
    text.append("</ul>\n</main>\n<script>")
    text.append(verbatim: PackageResources.index_js)
    text.append("</script>\n</body>\n</html>\n")
    return text.bytes
  }

  private func appendTools(to text: inout SVGText) {
    text.append("<div id=\"tools\" class=\"row\" role=\"search\">\n")
    text.append("<label>Search <input type=\"search\" id=\"search\"></label>\n")
    text.append("<label>Show <select id=\"verdict\"><option value=\"all\">All</option>")
    for standing in Standing.allCases {
      let count = entries.count { $0.standing == standing }
      guard count > 0 else { continue }
      text.append("<option")
      text.attribute(" value", escaping: standing.rawValue)
      text.append(">")
      text.append(escaping: "\(standing.label) (\(count))")
      text.append("</option>")
    }
    text.append("</select></label>\n<label>Sort by <select id=\"order\">")
    text.append("<option value=\"path\">Path</option><option value=\"verdict\">Verdict</option>")
    text.append("<option value=\"findings\">Findings</option><option value=\"size\">Size</option>")
    text.append("</select></label>\n<output id=\"count\" class=\"quiet\"></output>\n</div>\n")
  }

  private func append(_ entry: Entry, at place: Int, to text: inout SVGText) {
    text.append("<li")
    text.attribute(" class", escaping: entry.standing.rawValue)
    text.attribute(" data-name", escaping: entry.name)
    text.attribute(" data-place", Double(place))
    text.attribute(" data-size", Double(entry.size))
    text.attribute(" data-rank", Double(Standing.allCases.firstIndex(of: entry.standing) ?? 0))
    for (severity, name) in [("error", " data-errors"), ("warning", " data-warnings")]
      as [(String, StaticString)]
    {
      let count = entry.counts.first { $0.severity == severity }?.count ?? 0
      text.attribute(name, Double(count))
    }
    text.append(">")
    if let files = entry.files {
      text.append("<a class=\"picture\" tabindex=\"0\"")
      text.attribute(" href", escaping: Self.address(files.page))
      text.attribute(" aria-label", escaping: "Preview of \(entry.name)")
      text.append("><img loading=\"lazy\" alt=\"\"")
      text.attribute(" src", escaping: Self.address(files.picture))
      text.append("></a>")
    }
    text.append("<div class=\"facts\"><h2>")
    text.append(escaping: entry.name)
    text.append("</h2><p>")
    text.append(escaping: entry.verdict)
    text.append("</p>")
    let counts = entry.counts.filter { $0.count > 0 }.map {
      "\($0.count) \($0.severity)\($0.count == 1 ? "" : "s")"
    }
    for line in [entry.about, counts.joined(separator: ", ")] where !line.isEmpty {
      text.append("<p class=\"quiet\">")
      text.append(escaping: line)
      text.append("</p>")
    }
    text.append("</div></li>\n")
  }

  /// Returns a relative path as an address.
  ///
  /// Without `./`, a name with a colon would begin with a scheme.
  private static func address(_ path: String) -> String {
    let plain = "/-._~"
    let bytes = path.utf8.map { byte -> String in
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || plain.contains(character))
      return isPlain ? String(character) : "%" + hex(byte)
    }
    return "./" + bytes.joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
