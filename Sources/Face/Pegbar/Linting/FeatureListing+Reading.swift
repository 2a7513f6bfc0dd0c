extension FeatureListing {
  /// Reads an animation and looks for features in it.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation; a scene that was written by Pegbar uses no features.
  ///   - animation: The id of the animation in a dotLottie archive; `nil` for the one it shows first.
  ///   - limits: How much is read at most.
  package init(
    _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) throws(ConversionError) {
    self = try LargeStack.run { () throws(ConversionError) in
      let input = try Input.read(bytes, animation: animation, log: FindingLog(), limits: limits)
      if case .lottie(let document) = input.content { return FeatureListing(document) }
      return FeatureListing(nil)
    }
  }
}
