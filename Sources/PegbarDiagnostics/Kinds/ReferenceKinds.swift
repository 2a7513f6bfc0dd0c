// Findings about ids and what refers to them.
extension FindingKind {
  /// Every kind of the family `reference`.
  static let reference: [FindingKind] = [duplicateAssetID, assetWithoutID, unknownAssetKind]

  /// Two assets have one id.
  package static let duplicateAssetID = FindingKind(
    "ref/duplicate-asset-id", .warning, title: "Two assets have the same id",
    meaning: "Layers refer to assets by id, so only one of them can be meant.",
    effect: "The first one is used; players differ.",
    wayOut: "Export the composition again; files that were merged need new ids.",
    example: #"{"assets": [{"id": "a", "layers": []}, {"id": "a", "layers": []}]}"#)

  /// An asset has no id.
  package static let assetWithoutID = FindingKind(
    "ref/asset-without-id", .warning, title: "An asset has no id",
    meaning: "Layers refer to assets by id, so nothing can refer to this one.",
    effect: "The asset is left out.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"w": 10, "h": 10, "p": "image.png"}]}"#)

  /// An asset is nothing that is known.
  package static let unknownAssetKind = FindingKind(
    "ref/unknown-asset-kind", .warning, title: "An asset is of an unknown kind",
    meaning: "The asset has neither layers nor a file.",
    effect: "Layers that refer to it show nothing.",
    wayOut: "Export the composition again, or remove the asset.",
    example: #"{"assets": [{"id": "a"}]}"#)
}
