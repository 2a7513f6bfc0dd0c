// Findings about IDs, and about references from layers to layers and assets.
extension FindingKind {
  /// Every kind of the family `ref`.
  static let ref: [FindingKind] = [
    duplicateAssetID, assetWithoutID, unknownAssetKind, missingParent, parentCycle, duplicateIndex,
    missingMatteSource, matteCycle, missingAsset, wrongAssetKind, precompCycle, missingSlot,
    fixedSlot,
  ]

  /// Duplicate asset ID (`ref/duplicate-asset-id`).
  public static let duplicateAssetID = FindingKind(
    "ref/duplicate-asset-id", .warning, title: "Duplicate asset ID",
    meaning: """
      Two assets have the same ID. Layers refer to assets by ID, so the references are ambiguous.
      """,
    effect: "Pegbar uses the first asset. Players might use a different asset.",
    wayOut: "Export the composition again. If files were merged, give each asset a unique ID.",
    example: #"{"assets": [{"id": "a", "layers": []}, {"id": "a", "layers": []}]}"#)

  /// Asset without an ID (`ref/asset-without-id`).
  public static let assetWithoutID = FindingKind(
    "ref/asset-without-id", .warning, title: "Asset without an ID",
    meaning: "Layers refer to assets by ID, so no layer can refer to this asset.",
    effect: "The asset is dropped.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"w": 10, "h": 10, "p": "image.png"}]}"#)

  /// Unknown asset type (`ref/unknown-asset-kind`).
  public static let unknownAssetKind = FindingKind(
    "ref/unknown-asset-kind", .warning, title: "Unknown asset type",
    meaning: "The asset has neither layers nor a file.",
    effect: "Layers that refer to the asset are empty.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"id": "a"}]}"#)

  /// Missing parent layer (`ref/missing-parent`).
  public static let missingParent = FindingKind(
    "ref/missing-parent", .error, title: "Missing parent layer",
    meaning: "A layer is parented to a layer index that does not exist in its composition.",
    effect: "The layer does not follow its parent, and is usually misplaced.",
    wayOut: """
      In After Effects, choose the parent again in the Parent & Link column, and export again. If \
      a script removed layers, correct the script so that it also removes the references to those \
      layers.
      """,
    example: #"{"ind": 2, "parent": 9}"#)

  /// Cycle of parent layers (`ref/parent-cycle`).
  public static let parentCycle = FindingKind(
    "ref/parent-cycle", .error, title: "Parent cycle",
    meaning: "A layer's parent chain leads back to the layer itself.",
    effect: "The cycle is broken at one layer, which then has no parent.",
    wayOut: "Correct the script that wrote the file. After Effects cannot produce a cycle.",
    example: #"{"ind": 1, "parent": 2}, {"ind": 2, "parent": 1}"#)

  /// Duplicate layer index (`ref/duplicate-index`).
  public static let duplicateIndex = FindingKind(
    "ref/duplicate-index", .error, title: "Duplicate layer index",
    meaning: "Two layers in the same composition have the same index (`ind`).",
    effect: """
      Pegbar uses the first layer for child layers and track mattes that refer to the index. \
      Players might use a different layer.
      """,
    wayOut: """
      Export the composition again. If a script merged layers, give each layer a unique index.
      """,
    example: #"{"ind": 1, "nm": "Arm"}, {"ind": 1, "nm": "Leg"}"#)

  /// Missing matte layer (`ref/missing-matte-source`).
  public static let missingMatteSource = FindingKind(
    "ref/missing-matte-source", .error, title: "Missing matte layer",
    meaning: """
      A layer uses a track matte or the Set Matte effect, but the matte layer does not exist.
      """,
    effect: "The whole layer is visible.",
    wayOut: "Choose the matte again in the Track Matte column or in the effect, and export again.",
    example: #"{"tt": 1} on the first layer of a composition"#)

  /// Cycle of track mattes (`ref/matte-cycle`).
  public static let matteCycle = FindingKind(
    "ref/matte-cycle", .error, title: "Track matte cycle",
    meaning: "A layer's chain of mattes leads back to the layer itself.",
    effect: "The cycle is broken at one layer, which is then shown without a matte.",
    wayOut: "Correct the script that wrote the file. After Effects cannot produce a cycle.",
    example: #"{"ind": 1, "tt": 1, "tp": 2}, {"ind": 2, "tt": 1, "tp": 1}"#)

  /// Missing asset (`ref/missing-asset`).
  public static let missingAsset = FindingKind(
    "ref/missing-asset", .error, title: "Missing asset",
    meaning: "A layer uses an asset (a precomposition or an image) that the file does not contain.",
    effect: "The layer is empty.",
    wayOut: """
      Export again with the precomposition or image. If you edit the file to reduce its size, \
      keep the assets that layers use.
      """,
    example: #"{"ty": 0, "refId": "comp_7"}"#)

  /// Asset of the wrong type (`ref/wrong-asset-kind`).
  public static let wrongAssetKind = FindingKind(
    "ref/wrong-asset-kind", .error, title: "Asset of the wrong type",
    meaning: """
      A precomposition layer refers to an image, or an image layer refers to a precomposition.
      """,
    effect: "The layer is empty.",
    wayOut: "Export the composition again.",
    example: #"{"ty": 2, "refId": "comp_0"}"#)

  /// Precomposition that contains itself (`ref/precomp-cycle`).
  public static let precompCycle = FindingKind(
    "ref/precomp-cycle", .error, title: "Precomposition cycle",
    meaning: "A precomposition contains itself, directly or through other precompositions.",
    effect: "The layer that closes the cycle is empty.",
    wayOut: """
      Remove the layer, or correct the script that wrote the file. After Effects cannot produce a \
      cycle.
      """,
    example: #"asset "a" with a layer {"ty": 0, "refId": "a"}"#)

  /// Undefined slot (`ref/missing-slot`).
  public static let missingSlot = FindingKind(
    "ref/missing-slot", .note, title: "Undefined slot",
    meaning: "A property uses a slot (`sid`) that the file does not define.",
    effect: "The property keeps its own value, and themes do not change the property.",
    wayOut: "Add the property to the Essential Graphics panel again, or define the slot.",
    example: #"{"a": 0, "k": 1, "sid": "speed"}"#)

  /// Slot that cannot be changed in generated code (`ref/fixed-slot`).
  public static let fixedSlot = FindingKind(
    "ref/fixed-slot", .note, title: "Slot not editable in generated code",
    meaning: """
      A property with a slot (`sid`) is sampled or animated, affects the shape of a path, or is \
      combined with a property that has a different slot. Generated code cannot change such a \
      property.
      """,
    effect: "The original value is kept, and the generated class has no property for the slot.",
    wayOut: """
      Use the slot only for colors, opacities or positions that are not animated, or for text that \
      is drawn with an installed font.
      """,
    example: #"the radius of a star, {"a": 0, "k": 20, "sid": "size"}"#)
}
