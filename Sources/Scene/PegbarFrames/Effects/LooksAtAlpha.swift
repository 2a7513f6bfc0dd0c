package import PegbarScene

extension Matte.Mode {
  /// A Boolean value that indicates whether colors are ignored.
  package var looksAtAlpha: Bool {
    switch self {
    case .alpha, .alphaInverted: true
    case .luma, .lumaInverted: false
    }
  }
}

extension FrameFilter {
  /// A Boolean value that indicates whether the coverage of the result depends only on that of the
  /// picture.
  package var looksAtAlpha: Bool {
    switch self {
    case .color(.coverage(let channel)):
      switch channel {
      case .alpha: true
      case .red, .green, .blue, .luminance: false
      }
    case .color, .blur, .dropShadow, .innerShadow, .outline: true
    }
  }
}
