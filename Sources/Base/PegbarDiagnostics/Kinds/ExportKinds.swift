// Findings about what is written, and about scene JSON that is read back.
extension FindingKind {
  /// Every kind of the family `export`.
  static let export: [FindingKind] = [sceneVersion, sceneInvalid, sceneUnknownMember]

  /// The scene JSON has a version that is not read.
  public static let sceneVersion = FindingKind(
    "export/scene-version", .error, title: "The scene has a version that is not known",
    meaning: """
      The number beside “pegbar” says which version of the scene's format the file has. This \
      program reads version 1.
      """,
    effect: "Nothing is read.",
    wayOut: "Write the scene again with this program from the Lottie file, or update the program.",
    example: #"{"pegbar": 2, "kind": "exact"}"#)

  /// A part of the scene JSON breaks the rules of the format.
  public static let sceneInvalid = FindingKind(
    "export/scene-invalid", .error, title: "A part of the scene is invalid",
    meaning: """
      The place named breaks a rule of the scene's format: a value of the wrong type, a missing \
      member, keys that are not in order, an index or a name that leads nowhere, or a definition \
      that contains itself.
      """,
    effect: "The part is left out and the value that changes nothing stands in for it.",
    wayOut: """
      Mend the place named if the scene was edited by hand or by a script; the schema that \
      `pegbar explain schema` prints finds most mistakes in an editor. Otherwise write the scene again from \
      the Lottie file.
      """,
    example: #"{"keys": [{"time": 1, "value": 0}, {"time": 0.5, "value": 1}]}"#)

  /// The scene JSON has a member that the format does not know.
  public static let sceneUnknownMember = FindingKind(
    "export/scene-unknown-member", .warning, title: "The scene has a member that is not known",
    meaning: "Version 1 of the scene's format has no member of this name at this place.",
    effect: "It is ignored.",
    wayOut: "Look for a misspelling; if a newer program wrote the scene, update this one.",
    example: #"{"rotation": 45, "opacty": 0.5}"#)
}
