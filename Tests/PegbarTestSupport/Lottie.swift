/// Small Lottie animations as text.
package enum Lottie {
  /// An animation of two seconds at 30 frames per second and 100 × 100 points.
  ///
  /// - Parameter layers: The elements of `layers`.
  package static func animation(layers: String = "") -> [UInt8] {
    Array(
      """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "Test",
      "layers": [\(layers)]}
      """.utf8)
  }

  /// A shape layer for the entire duration.
  ///
  /// - Parameters:
  ///   - shapes: The elements of `shapes`.
  ///   - transform: The members of `ks`.
  package static func shapeLayer(shapes: String = "", transform: String = "") -> String {
    """
    {"ty": 4, "ind": 1, "nm": "Box", "ip": 0, "op": 60, "st": 0, "ks": {\(transform)}, \
    "shapes": [\(shapes)]}
    """
  }

  /// A red square of 20 points in a group.
  package static let square = """
    {"ty": "gr", "nm": "Square", "it": [\
    {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0}}, \
    {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}}, {"ty": "tr"}]}
    """
}
