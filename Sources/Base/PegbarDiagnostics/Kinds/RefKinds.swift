// Findings about ids, and layers that refer to other layers and to assets.
extension FindingKind {
  /// Every kind of the family `ref`.
  static let ref: [FindingKind] = [
    duplicateAssetID, assetWithoutID, unknownAssetKind, missingParent, parentCycle, duplicateIndex,
    missingMatteSource, matteCycle, missingAsset, wrongAssetKind, precompCycle, missingSlot,
    fixedSlot,
  ]

  /// Two assets have one id.
  public static let duplicateAssetID = FindingKind(
    "ref/duplicate-asset-id", .warning, title: "Two assets have the same id",
    meaning: "Layers refer to assets by id, so only one of them can be meant.",
    effect: "The first one is used; players differ.",
    wayOut: "Export the composition again; files that were merged need new ids.",
    example: #"{"assets": [{"id": "a", "layers": []}, {"id": "a", "layers": []}]}"#)

  /// An asset has no id.
  public static let assetWithoutID = FindingKind(
    "ref/asset-without-id", .warning, title: "An asset has no id",
    meaning: "Layers refer to assets by id, so nothing can refer to this one.",
    effect: "The asset is left out.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"w": 10, "h": 10, "p": "image.png"}]}"#)

  /// An asset is nothing that is known.
  public static let unknownAssetKind = FindingKind(
    "ref/unknown-asset-kind", .warning, title: "An asset is of an unknown kind",
    meaning: "The asset has neither layers nor a file.",
    effect: "Layers that refer to it show nothing.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"id": "a"}]}"#)

  /// The parent layer does not exist.
  public static let missingParent = FindingKind(
    "ref/missing-parent", .error, title: "The parent layer does not exist",
    meaning: "A layer is parented to a layer index that no layer of the same composition has.",
    effect: "The layer stands without the moves of its parent, usually in the wrong place.",
    wayOut: """
      Open the composition in After Effects, choose the parent again in the Parent & Link column \
      and export again. A script that removed layers must also remove the references to them.
      """,
    example: #"{"ind": 2, "parent": 9}"#)

  /// Layers are parented in a circle.
  public static let parentCycle = FindingKind(
    "ref/parent-cycle", .error, title: "Layers are parented in a circle",
    meaning: "Following the parents of a layer leads back to the layer itself.",
    effect: "The circle is cut at one layer, which then stands without a parent.",
    wayOut: "After Effects does not allow this, so a script made it: break the circle there.",
    example: #"{"ind": 1, "parent": 2}, {"ind": 2, "parent": 1}"#)

  /// A layer index is used twice.
  public static let duplicateIndex = FindingKind(
    "ref/duplicate-index", .error, title: "A layer index is used twice",
    meaning: "Two layers of one composition have the same index (ind).",
    effect: """
      Parents and track mattes that name the index mean the first of them; players may differ.
      """,
    wayOut: "Export the composition again. If layers were merged by a script, number them anew.",
    example: #"{"ind": 1, "nm": "Arm"}, {"ind": 1, "nm": "Leg"}"#)

  /// The track matte does not exist.
  public static let missingMatteSource = FindingKind(
    "ref/missing-matte-source", .error, title: "The track matte does not exist",
    meaning: "A layer has a track matte, but there is no layer that could be it.",
    effect: "The layer is shown whole.",
    wayOut: "Choose the matte again in the Track Matte column and export again.",
    example: #"{"tt": 1} on the first layer of a composition"#)

  /// Track mattes form a circle.
  public static let matteCycle = FindingKind(
    "ref/matte-cycle", .error, title: "Track mattes form a circle",
    meaning: "Following the track mattes of a layer leads back to the layer itself.",
    effect: "The circle is cut at one layer, which is then shown whole.",
    wayOut: "After Effects does not allow this, so a script made it: break the circle there.",
    example: #"{"ind": 1, "tt": 1, "tp": 2}, {"ind": 2, "tt": 1, "tp": 1}"#)

  /// The asset does not exist.
  public static let missingAsset = FindingKind(
    "ref/missing-asset", .error, title: "The asset does not exist",
    meaning: """
      A layer shows an asset (a precomposition or an image) that the file does not contain.
      """,
    effect: "The layer is empty.",
    wayOut: """
      Export again with the precomposition or image present; files reduced by hand must \
      keep the assets that layers use.
      """,
    example: #"{"ty": 0, "refId": "comp_7"}"#)

  /// The asset is of another kind.
  public static let wrongAssetKind = FindingKind(
    "ref/wrong-asset-kind", .error, title: "The asset is of another kind",
    meaning: "A precomposition layer refers to an image, or an image layer to a precomposition.",
    effect: "The layer is empty.",
    wayOut: "Export the composition again.",
    example: #"{"ty": 2, "refId": "comp_0"}"#)

  /// A precomposition contains itself.
  public static let precompCycle = FindingKind(
    "ref/precomp-cycle", .error, title: "A precomposition contains itself",
    meaning: "Following the layers of a precomposition leads back to the precomposition.",
    effect: "The layer that closes the circle is left empty.",
    wayOut: "After Effects does not allow this, so a script made it: remove the layer.",
    example: #"asset "a" with a layer {"ty": 0, "refId": "a"}"#)

  /// The slot is not defined.
  public static let missingSlot = FindingKind(
    "ref/missing-slot", .note, title: "The slot is not defined",
    meaning: "A property follows a slot (sid) that the file does not define.",
    effect: "The property keeps its own value; theming it has no effect.",
    wayOut: "Add the property to Essential Graphics again, or define the slot.",
    example: #"{"a": 0, "k": 1, "sid": "speed"}"#)

  /// The slot cannot be changed where keyframes play.
  public static let fixedSlot = FindingKind(
    "ref/fixed-slot", .note, title: "The slot cannot be changed in generated code",
    meaning: """
      A property follows a slot (sid), but what becomes of it on Core Animation is sampled, moves, \
      or changes its shape with the value.
      """,
    effect: "The designer's value is kept, and the generated class has no property for the slot.",
    wayOut: """
      Let the slot replace a property of its own that stands still: a colour, an opacity, a place, \
      a text in a font of the system.
      """,
    example: #"the radius of a star, {"a": 0, "k": 20, "sid": "size"}"#)
}
