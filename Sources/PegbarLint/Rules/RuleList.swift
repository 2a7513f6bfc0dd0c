extension Rule {
  /// Every rule, by id: one line each.
  package static let all: [Rule] = [
    unknownKey,
    expressions,
    fileSize,
    duplicateMarker,
    fractionalFrameRate,
    keyframesCoincident,
    layerEmpty,
    layerInverted,
    layerOutside,
    markerRange,
  ]
}
