package import PegbarGeometry

/// The parameter that a value of a normalized layer is bound to, and the map between them.
package struct ParameterUse: Hashable, Sendable {
  /// The index of the parameter.
  package var parameter: Int
  /// The linear map from a change of the parameter to a change of the value.
  ///
  /// A number is the x coordinate of a point with y = 0.
  package var map: Matrix

  /// Creates a parameter use.
  package init(parameter: Int, map: Matrix = .identity) {
    self.parameter = parameter
    self.map = map
  }

  /// Returns the use of a transformed value.
  package func transformed(by matrix: Matrix) -> ParameterUse {
    var linear = matrix
    (linear.tx, linear.ty) = (0, 0)
    return ParameterUse(parameter: parameter, map: map.concatenating(linear))
  }
}

extension NormalizedLayer {
  /// Returns `true` if a part is bound to a parameter, so that its value can change.
  package func isBound(_ part: ParameterBinding.Part) -> Bool { parameterUses[part] != nil }

  /// `true` if a parameter rotates or scales the layer.
  package var isTurnedByParameter: Bool { isBound(.rotation) || isBound(.scale) }

  /// `true` if a parameter moves, rotates or scales the layer.
  package var isPlacedByParameter: Bool { isBound(.position) || isTurnedByParameter }
}

extension ParameterBinding.Part {
  /// `true` if the part moves, rotates or scales the layer in its plane.
  package var placesLayer: Bool {
    switch self {
    case .position, .rotation, .scale: true
    case .color, .strokeColor, .colors, .opacity, .lineWidth, .gradientStart, .gradientEnd, .text,
      .image:
      false
    }
  }
}
