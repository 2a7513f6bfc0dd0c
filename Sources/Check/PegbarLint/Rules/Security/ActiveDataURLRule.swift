public import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

extension Rule {
  /// Embedded content is code.
  package static let activeDataURL = Rule(
    .rule(
      "sec/data-url-active", .error,
      RulePage(
        title: "Embedded content can run code",
        meaning: """
          The asset holds a web page, a script, or an SVG with a script in it. A picture needs \
          none of these.
          """,
        effect: "A web player that puts the content into its page may run the code.",
        wayOut: "Replace the asset with a PNG or JPEG, or delete the script from the SVG.")),
    example: .asset(#""u": "", "p": "data:text/html,<p>", "e": 1"#),
    check: .document { run in
      for (asset, file) in run.document.files where file.isEmbedded {
        guard let content = ActiveContent(file.file) else { continue }
        run.report("the asset holds \(content.description)", at: asset.source)
      }
    })
}

/// What can run code in an embedded file.
private struct ActiveContent {
  let description: String

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
    var tags = ActiveTags(text)
    guard let mark = tags.first() ?? (text.contains("javascript:") ? "javascript:" : nil) else {
      return nil
    }
    description = "an SVG with “\(mark)” in it"
  }
}

extension FindingKind {
  /// Embedded content can run code (`sec/data-url-active`).
  public static let activeDataURL = Rule.activeDataURL.pageKind
}
