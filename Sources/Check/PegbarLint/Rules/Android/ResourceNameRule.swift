public import PegbarDiagnostics

extension Rule {
  /// File name that Android resources do not allow.
  package static let resourceName = Rule(
    .rule(
      "android/resource-name", .warning,
      RulePage(
        title: "Invalid file name for an Android resource",
        meaning: """
          A file in `res/raw` must have a name of lowercase letters, digits and underscores that \
          starts with a letter and is not a Java keyword. Files in an `assets` folder can have any \
          name.
          """,
        effect: "The Android build fails if the file is in `res/raw`.",
        wayOut: "Rename the file, for example to `wave_hello.json`.",
        example: "a file named Wave-Hello.json")),
    check: .document { run in
      guard run.file.standsForFile else { return }
      let folders = run.file.name.split { $0 == "/" || $0 == "\\" }
      guard let name = folders.last, !folders.dropLast().contains("assets"),
        let dot = name.lastIndex(of: ".")
      else { return }
      let base = name[..<dot]
      guard let problem = problem(of: base) else { return }
      run.report("the file name “\(name.prefix(100))” \(problem)")
    })

  /// Returns the reason why a resource cannot have a name, or `nil` if it can.
  private static func problem(of name: Substring) -> String? {
    if name.isEmpty { return "consists only of an extension" }
    if let wrong = name.first(where: { !isAllowed($0) }) { return "contains “\(wrong)”" }
    guard let first = name.first, first.isLetter else { return "does not start with a letter" }
    return keywords.contains(String(name)) ? "is a Java keyword" : nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    "a"..."z" ~= character || "0"..."9" ~= character || character == "_"
  }

  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}

extension FindingKind {
  /// Invalid file name for an Android resource (`android/resource-name`).
  public static let resourceName = Rule.resourceName.pageKind
}
