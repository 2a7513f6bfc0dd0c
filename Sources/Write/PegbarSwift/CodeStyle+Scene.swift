internal import PegbarExport
internal import PegbarScene

extension CodeStyle {
  /// Returns a scene whose markers include all parts that can be played separately.
  func marked(_ scene: NormalizedScene) -> NormalizedScene {
    switch self {
    case .timeline: scene.withTransactionsAsMarkers
    case .transactions: scene
    }
  }
}

extension CodeAccess {
  /// The access modifier of declarations, with a trailing space.
  var modifier: String { self == .public ? "public " : "" }
}
