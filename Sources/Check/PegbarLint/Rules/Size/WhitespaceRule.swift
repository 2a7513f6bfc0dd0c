public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// White space in the file.
  package static let whitespace = Rule(
    .rule(
      "size/whitespace", .note,
      RulePage(
        title: "White space in the file",
        meaning:
          "The JSON is formatted for reading, with line breaks and spaces between values.",
        effect: "The file is larger than necessary.",
        wayOut: """
          Remove the white space with a tool before you ship the file, for example “jq -c .”.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 1, in: 0...100, "maximum share of white space in the file, in percent")
    ],
    example: RuleExample.animation("\n    \"nm\": \"Wide\""),
    check: .document { run in
      let spaces = JSONTextCount.spaces(in: run.file.text)
      let percent = Double(spaces) * 100 / Double(max(run.file.text.count, 1))
      guard percent > run.number("max") else { return }
      run.report(
        "\(NumberWords.bytes(spaces)) of the file are white space "
          + "(\(NumberWords.number(percent.rounded())) %)")
    })
}

extension FindingKind {
  /// White space in the file (`size/whitespace`).
  public static let whitespace = Rule.whitespace.pageKind
}
