internal import Pegbar

/// Reads animations to draw frames of them.
struct FrameSource {
  /// Whether to draw what Core Animation will show instead of what the designer made.
  let normalized: Bool

  /// Reads one animation.
  func scene(at input: String) throws(RenderError) -> FrameRenderer {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Files.read(input) } catch { throw .input(error.message) }
    do throws(ConversionError) {
      return try FrameRenderer(bytes, normalized: normalized)
    } catch {
      throw .input("\(input):\(error.finding.position == nil ? " " : "")\(error)")
    }
  }
}

/// Why frames could not be drawn.
enum RenderError: Error {
  /// An input cannot be read.
  case input(String)
  /// An output cannot be written.
  case output(String)

  /// How the command ends.
  var failure: CommandFailure {
    switch self {
    case .input(let message): .unreadable(message)
    case .output(let message): .usage(message)
    }
  }
}
