// Findings about output, and about scene JSON that is read back.
extension FindingKind {
  /// Every kind of the family `export`.
  static let export: [FindingKind] = [sceneVersion, sceneInvalid, sceneUnknownMember]

  /// Unsupported version of scene JSON (`export/scene-version`).
  public static let sceneVersion = FindingKind(
    "export/scene-version", .error, title: "Unsupported scene version",
    meaning: """
      The `pegbar` member specifies the version of the scene format. This version of Pegbar reads \
      only version 1.
      """,
    effect: "The file cannot be read.",
    wayOut: "Convert the Lottie file again with this version of Pegbar, or update Pegbar.",
    example: #"{"pegbar": 2, "kind": "exact"}"#)

  /// Invalid value in scene JSON (`export/scene-invalid`).
  public static let sceneInvalid = FindingKind(
    "export/scene-invalid", .error, title: "Invalid scene value",
    meaning: """
      The value at this location violates the scene format. For example, a type is invalid, a \
      member is missing, keyframes are unsorted, an index or name cannot be resolved, or a \
      definition contains itself.
      """,
    effect: "The value is replaced with a neutral value.",
    wayOut: """
      If the scene was edited by hand or by a script, correct the value. An editor that uses the \
      schema from `pegbar explain schema` can detect most mistakes. If the scene was not edited, \
      convert the Lottie file again.
      """,
    example: #"{"keys": [{"time": 1, "value": 0}, {"time": 0.5, "value": 1}]}"#)

  /// Unknown member of scene JSON (`export/scene-unknown-member`).
  public static let sceneUnknownMember = FindingKind(
    "export/scene-unknown-member", .warning, title: "Unknown scene member",
    meaning: "Version 1 of the scene format has no member with this name at this location.",
    effect: "The member is ignored.",
    wayOut: "Check the spelling. If a newer version of Pegbar wrote the scene, update Pegbar.",
    example: #"{"rotation": 45, "opacty": 0.5}"#)
}
