internal import PegbarLottie
internal import PegbarScene

extension ImportContext {
  /// The markers with unique names, in seconds of the scene.
  func markers() -> [PegbarScene.Marker] {
    var names = UniqueNames()
    return document.markers.map { marker in
      PegbarScene.Marker(
        name: names.unique(marker.name, or: "Marker"), comment: marker.name,
        time: bounded((marker.time - document.inPoint) / document.frameRate),
        duration: bounded(max(0, marker.duration) / document.frameRate))
    }
  }
}
