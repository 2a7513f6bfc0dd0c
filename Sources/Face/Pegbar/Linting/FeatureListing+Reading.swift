extension FeatureListing {
  /// Creates a listing of the features of an animation.
  ///
  /// - Parameters:
  ///   - file: A Lottie animation. A scene written by Pegbar uses no features.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the one displayed
  ///     first.
  ///   - limits: The limits on reading.
  package init(
    _ file: AnimationFile, animation: String? = nil, limits: Limits = Limits()
  ) throws(ConversionError) {
    self = try LargeStack.run { () throws(ConversionError) in
      let input = try Input.read(file, animation: animation, log: FindingLog(), limits: limits)
      if case .lottie(let document) = input.content { return FeatureListing(document) }
      return FeatureListing(nil)
    }
  }
}
