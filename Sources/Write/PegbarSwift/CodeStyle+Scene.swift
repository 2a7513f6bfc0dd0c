internal import PegbarExport
internal import PegbarScene

extension CodeStyle {
  /// Returns a scene whose markers include all parts that can be played alone.
  func marked(_ scene: NormalizedScene) -> NormalizedScene {
    switch self {
    case .timeline: scene.withBeatsAsMarkers
    case .transactions: scene
    }
  }
}

extension CodeAccess {
  /// The text before declarations.
  var modifier: String { self == .public ? "public " : "" }
}
