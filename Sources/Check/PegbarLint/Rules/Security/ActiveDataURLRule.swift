public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// Embedded content that can run code.
  package static let activeDataURL = Rule(
    .rule(
      "sec/data-url-active", .error,
      RulePage(
        title: "Embedded content with executable code",
        meaning: """
          The asset contains a web page, a script, or an SVG image with a script. No animation \
          requires such content.
          """,
        effect: "A web player that inserts the content into its page can run the code.",
        wayOut: "Replace the asset with a PNG or JPEG, or remove the script from the SVG.")),
    example: .asset(#""u": "", "p": "data:text/html,<p>", "e": 1"#),
    check: .document { run in
      for (asset, file) in run.document.files where file.isEmbedded {
        guard let content = ActiveContent(file.file) else { continue }
        run.report("the asset contains \(content.description)", at: asset.source)
      }
    })
}

/// The code in an embedded file.
private struct ActiveContent {
  let description: String

  /// The maximum number of bytes to search.
  private static let length = 1 << 20

  /// Searches a URL for content that can run code; `nil` if there is none.
  init?(_ address: String) {
    let type = address.prefix(100).prefix { $0 != "," && $0 != ";" }.dropFirst(5).lowercased()
    if type.contains("html") || type.contains("javascript") || type.contains("ecmascript") {
      description = "\(type) content"
      return
    }
    guard type.contains("svg"), let data = DataURL(address),
      let bytes = Base64.beginning(of: data.base64, count: Self.length)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    var tags = ActiveTags(text)
    guard let mark = tags.first() ?? (text.contains("javascript:") ? "javascript:" : nil) else {
      return nil
    }
    description = "an SVG with “\(mark)”"
  }
}

extension FindingKind {
  /// Embedded content that can run code (`sec/data-url-active`).
  public static let activeDataURL = Rule.activeDataURL.pageKind
}
