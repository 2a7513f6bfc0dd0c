extension FeatureListing {
  /// Creates a listing of the features of an animation.
  ///
  /// - Parameters:
  ///   - bytes: A Lottie animation. A scene written by Pegbar uses no features.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the one displayed
  ///     first.
  ///   - limits: The limits on reading.
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
