import Foundation

extension CALayer {
  /// CATransformLayer.h: properties that paint or flatten are ignored.
  final func checkTransformLayer(_ key: String) {
    let ignored: Set<String> = [
      "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "contents", "shadowColor",
      "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "masksToBounds",
      "compositingFilter", "filters", "shouldRasterize",
    ]
    if ignored.contains(key) { Shim.violate("\(label): ignores \(key)") }
  }
}
