public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The text of the file has many spaces and line breaks.
  package static let whitespace = Rule(
    .rule(
      "size/whitespace", .note,
      RulePage(
        title: "The file has spaces and line breaks",
        meaning:
          "The JSON is written for people to read: with line breaks and spaces between values.",
        effect: "The file is larger than it has to be.",
        wayOut: "Let a tool remove them before the file is shipped, for example “jq -c .”.")),
    standing: .optional,
    options: [
      RuleOption("max", 1, in: 0...100, "how many percent of the file spaces may be")
    ],
    example: RuleExample.animation("\n    \"nm\": \"Wide\""),
    check: .document { run in
      let spaces = JSONTextCount.spaces(in: run.file.text)
      let percent = Double(spaces) * 100 / Double(max(run.file.text.count, 1))
      guard percent > run.number("max") else { return }
      run.report(
        "\(NumberWords.bytes(spaces)) of the file are spaces and line breaks "
          + "(\(NumberWords.number(percent.rounded())) %)")
    })
}

extension FindingKind {
  /// The file has spaces and line breaks (`size/whitespace`).
  public static let whitespace = Rule.whitespace.pageKind
}
