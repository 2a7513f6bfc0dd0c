internal import Pegbar

/// One animation of a file.
struct InputAnimation: Hashable, Sendable {
  /// The file that contains the animation.
  var input: FoundInput
  /// The ID of the animation, or `nil` for the one that the file displays first.
  var id: String?
  /// `true` if the file has several animations, so that the ID becomes part of names.
  var hasOthers = false

  /// Returns the animations of a file: all in an archive, unless an ID is requested.
  ///
  /// An unreadable file counts as one animation, whose conversion reports the error.
  static func all(
    in input: FoundInput, wanted: String?, _ limits: Limits = Limits()
  ) -> [InputAnimation] {
    guard !input.isJSON, !input.isStandardInput, let bytes = try? input.read(limits),
      let animations = try? Pegbar.animations(in: bytes, limits: limits)
    else {
      // The ID applies to archives. A found file may be of another kind.
      return [InputAnimation(input: input, id: input.isFound ? nil : wanted)]
    }
    guard animations.count > 1 else { return [InputAnimation(input: input, id: wanted)] }
    return (wanted.map { [$0] } ?? animations).map {
      InputAnimation(input: input, id: $0, hasOthers: true)
    }
  }

  /// The name of the animation.
  var name: SourceName { SourceName(file: input.name, animation: hasOthers ? id : nil) }
}
