/// The place of the image files that animations refer to.
package enum ImagePlace: String, Sendable, CaseIterable {
  /// In the folder of the animation.
  case files
  /// In the app, which provides them by name.
  case provided
}
