internal import Pegbar

/// How many pictures of an input lack something because the frame holds more than is drawn.
struct Truncation {
  /// The path of the input.
  let input: String
  private(set) var pictures = 0
  private(set) var truncated = 0

  /// Counts a picture.
  mutating func add(_ picture: FrameRenderer.Picture) {
    pictures += 1
    if picture.isTruncated { truncated += 1 }
  }

  /// Says on the standard error stream how many there are; nothing where there are none.
  ///
  /// The pictures are written all the same, and the run does not fail: only findings of `convert`
  /// and `lint` can make it.
  func warn() {
    guard truncated > 0 else { return }
    let count = pictures == 1 ? "the frame holds" : "\(truncated) of \(pictures) frames hold"
    Console.note(
      """
      pegbar: warning: \(input): \(count) more layers, copies or outline points than are drawn, and \
      some are missing in the picture; use fewer copies or nest fewer compositions
      """)
  }
}
