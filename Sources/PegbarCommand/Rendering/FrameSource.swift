internal import Pegbar

/// Reads animations to draw frames of them.
struct FrameSource {
  /// Whether to draw what Core Animation will show instead of what the designer made.
  let normalized: Bool
  /// The id of the animation in a dotLottie archive; the one it shows first without.
  let animation: String?

  /// Reads one animation.
  func scene(at input: String) throws(CommandFailure) -> FrameRenderer {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(input) } catch {
      throw .unreadable(error.message)
    }
    do throws(ConversionError) {
      return try FrameRenderer(bytes, normalized: normalized, animation: animation)
    } catch {
      throw .unreadable("\(input):\(error.finding.position == nil ? " " : "")\(error)")
    }
  }
}
