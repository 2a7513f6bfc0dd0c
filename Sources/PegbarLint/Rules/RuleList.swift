extension Rule {
  /// Every rule, by id: one line each.
  package static let all: [Rule] = [
    duplicateMarker,
    fractionalFrameRate,
    keyframesCoincident,
    layerEmpty,
    layerInverted,
    layerOutside,
    markerRange,
  ]
}
