internal import Pegbar

/// One animation of a file.
struct InputAnimation: Hashable, Sendable {
  /// The file.
  var input: FoundInput
  /// The id of the animation that is meant; nothing for the one that the file shows first.
  var id: String?
  /// Whether the file has others, so that the id becomes part of names.
  var hasOthers = false

  /// The animations of a file: all those of an archive, unless one is wanted.
  ///
  /// A file that cannot be read counts as one animation: its conversion says why.
  static func all(
    in input: FoundInput, wanted: String?, _ limits: Limits = Limits()
  ) -> [InputAnimation] {
    guard !input.isJSON, !input.isStandardInput, let bytes = try? input.read(limits),
      let animations = try? Pegbar.animations(in: bytes, limits: limits)
    else {
      // The id is meant for archives; a file that was found may be another one.
      return [InputAnimation(input: input, id: input.isFound ? nil : wanted)]
    }
    guard animations.count > 1 else { return [InputAnimation(input: input, id: wanted)] }
    return (wanted.map { [$0] } ?? animations).map {
      InputAnimation(input: input, id: $0, hasOthers: true)
    }
  }

  /// What the animation is called.
  var name: SourceName { SourceName(file: input.name, animation: hasOthers ? id : nil) }
}
