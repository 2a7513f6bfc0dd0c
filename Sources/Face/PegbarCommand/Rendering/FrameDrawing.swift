internal import Pegbar
internal import PegbarRaster

/// Renders frames of animations into files.
struct FrameDrawing: Sendable {
  /// The times to render.
  var moments: [Moment]
  /// The interval of additional frames to render.
  var every: Int?
  /// The numbers of columns and rows of a picture with several frames, instead of single frames.
  var sheet: SheetSize?
  /// The format of the pictures.
  var format = PictureFormat.svg
  /// The style of the pictures.
  var style: PictureStyle
  /// `true` to draw letters in fonts of this machine and boxes for missing images in pixels.
  var usesSubstitutes = true
  /// `true` to render the scene as Core Animation displays it, instead of as designed.
  var normalized = false
  /// The value of the option that selects the theme of an archive.
  var theme: String?
  /// The limits on reading and rendering.
  var limits = Limits()
  /// The rules for replacing files.
  var rules = OutputRules()

  /// A picture to draw, and its file, or `nil` for the standard output.
  private struct Picture: Sendable {
    enum Content: Sendable {
      /// A frame, counted from the start of the animation.
      case frame(Double)
      /// Several frames in one picture.
      case sheet(SheetSize)
      /// Every Nth frame, one after the other.
      case animation(Double)
    }

    var content: Content
    var output: String?
  }

  /// The pictures of an animation.
  private struct Plan: Sendable {
    var drawing: PictureDrawing
    var pictures: [Picture]
    /// The path of the animation.
    var input: String
  }

  /// The result for a picture: whether content is missing, or a failure.
  private typealias Outcome = Result<Bool, CommandFailure>

  /// Renders an animation to the standard output, a file or a folder, several frames at once.
  func draw(
    _ animation: InputAnimation, to output: String?, _ parallel: Parallel
  ) async throws(CommandFailure) {
    let plan = try LargeStack.run { () throws(CommandFailure) in
      try self.plan(animation, OpenedInput(), to: output)
    }
    var outcomes: [Outcome] = []
    await parallel.each(plan.pictures, file: { _ in "-" }) {
      picture, _ in
      self.outcome(picture, plan)
    } deliver: {
      outcome, _ in
      outcomes.append(outcome)
    }
    try finish(plan, outcomes)
  }

  /// Renders an animation into a folder; returns the failure, if any.
  func result(
    of animation: InputAnimation, _ opened: OpenedInput, to folder: String
  ) -> CommandFailure? {
    do throws(CommandFailure) {
      let plan = try plan(animation, opened, to: folder)
      try finish(plan, plan.pictures.map { outcome($0, plan) })
      return nil
    } catch {
      return error
    }
  }

  private func plan(
    _ animation: InputAnimation, _ opened: OpenedInput, to output: String?
  ) throws(CommandFailure) -> Plan {
    let drawing = try drawing(of: animation, opened)
    let destination = OutputDestination(output)
    let contents = try contents(of: drawing.renderer, in: animation.input.path)
    let pictures = contents.map { content in
      let name = Self.fileName(of: content, format)
      let path: String? =
        switch destination {
        case .standardOutput: nil
        case .folder(let folder): folder + name
        case .file(let file): contents.count > 1 || isFolder ? "\(file)/\(name)" : file
        }
      return Picture(content: content, output: path)
    }
    for folder in Set(pictures.compactMap { $0.output.map(Files.parent) }) {
      StagedFile.removeLeftovers(in: folder)
    }
    return Plan(drawing: drawing, pictures: pictures, input: animation.input.path)
  }

  /// `true` if the options request several files, even if there is only one.
  private var isFolder: Bool { format != .apng && (moments.count > 1 || every != nil) }

  /// Draws and writes a picture.
  private func outcome(_ picture: Picture, _ plan: Plan) -> Outcome {
    do throws(CommandFailure) {
      let drawn: PictureDrawing.Picture
      do throws(RasterError) {
        drawn =
          switch picture.content {
          case .frame(let frame): try plan.drawing.picture(frame: frame)
          case .sheet(let size): try plan.drawing.sheet(size)
          case .animation(let step): try plan.drawing.animation(every: step)
          }
      } catch {
        throw .usage("\(plan.input): \(error.message)")
      }
      try write(drawn.bytes, to: picture.output)
      return .success(drawn.isTruncated)
    } catch {
      return .failure(error)
    }
  }

  /// Prints warnings, and throws the first failure, if any.
  private func finish(_ plan: Plan, _ outcomes: [Outcome]) throws(CommandFailure) {
    var truncated = 0
    var failure: CommandFailure?
    for outcome in outcomes {
      switch outcome {
      case .success(let isTruncated): truncated += isTruncated ? 1 : 0
      case .failure(let error): failure = failure ?? error
      }
    }
    warn(of: truncated, among: outcomes.count, in: plan.input)
    warn(ofOtherImages: plan.drawing.undecodedImages, in: plan.input)
    if let failure { throw failure }
  }

  /// Prints a warning about images in formats that cannot be drawn as pixels.
  private func warn(ofOtherImages count: Int, in input: String) {
    guard count > 0 else { return }
    let images = count == 1 ? "an image is" : "\(count) images are"
    let result =
      usesSubstitutes
      ? "shows a labeled box instead" : "does not show \(count == 1 ? "it" : "them")"
    Console.note(
      """
      pegbar: warning: \(input): \(images) not PNG, so \(format.name) \(result); use --format svg, \
      or PNG images
      """)
  }

  /// Prints a warning if pictures are incomplete because their frames exceed a limit.
  ///
  /// The pictures are still written, and the run does not fail. Only findings of `convert` and
  /// `lint` can make a run fail.
  private func warn(of truncated: Int, among drawn: Int, in input: String) {
    guard truncated > 0 else { return }
    let count = drawn == 1 ? "the frame contains" : "\(truncated) of \(drawn) frames contain"
    Console.note(
      """
      pegbar: warning: \(input): \(count) more layers, copies or outline points than the limits \
      allow, so some are missing from the image; use fewer copies or less nesting
      """)
  }

  /// Returns a name with at least four integer digits, and a fraction if needed: `0012.svg`,
  /// `0012.5.svg`.
  private static func fileName(of content: Picture.Content, _ format: PictureFormat) -> String {
    let suffix = format == .svg ? "svg" : "png"
    guard case .frame(let frame) = content else {
      return "\(format == .apng ? "animation" : "sheet").\(suffix)"
    }
    let shown = (frame * 1e6).rounded() / 1e6
    let parts = "\(shown)".split(separator: ".", maxSplits: 1)
    guard let whole = parts.first, !shown.description.contains("e") else {
      return "\(shown).\(suffix)"
    }
    let padding = String(repeating: "0", count: max(0, 4 - whole.count))
    guard parts.count == 2, parts[1] != "0" else { return "\(padding)\(whole).\(suffix)" }
    return "\(padding)\(whole).\(parts[1]).\(suffix)"
  }

  /// Returns the pictures to draw, or throws an error for a time that is not in the animation.
  private func contents(
    of scene: FrameRenderer, in input: String
  ) throws(CommandFailure) -> [Picture.Content] {
    if let sheet { return [.sheet(sheet)] }
    let frames = moments.map { $0.frame(in: scene) }
    // The end itself is drawn, and times can exceed it by a rounding error.
    if let frame = frames.first(where: { $0 > scene.frameCount + 1e-6 }) {
      let count = scene.frameCount
      throw .usage(
        """
        \(input): frame \(Words.number(frame)) is after the end of the animation \
        (\(Words.number(count)) \(count == 1 ? "frame" : "frames"))
        """)
    }
    guard let every = every ?? (format == .apng ? 1 : nil) else { return frames.map { .frame($0) } }
    let step = Double(every)
    guard scene.frameCount / step <= Double(limits.renderedFrames) else {
      throw .usage(
        """
        --every \(every) would draw more than \(limits.text(\.renderedFrames)); use a larger number
        """)
    }
    if format == .apng { return [.animation(step)] }
    return (frames + stride(from: 0, to: max(scene.frameCount, 1), by: step)).map { .frame($0) }
  }

  /// Writes a picture to a file, or to the standard output without a path.
  private func write(_ bytes: [UInt8], to path: String?) throws(CommandFailure) {
    let refusal: CommandFailure?
    do throws(FileError) {
      guard let path else { return try Console.output(bytes) }
      refusal = try Output.frame(bytes, at: path).write(rules: rules)
    } catch {
      throw .usage(error.message)
    }
    if let refusal { throw refusal }
  }

  /// Prepares drawing an animation.
  private func drawing(
    of animation: InputAnimation, _ opened: OpenedInput
  ) throws(CommandFailure) -> PictureDrawing {
    let input = animation.input
    let file = try input.opened(by: opened, limits)
    do throws(ConversionError) {
      var renderer = try FrameRenderer(
        file, normalized: normalized, animation: animation.id,
        theme: ThemeOptions.choice(theme, for: input, limits), limits: limits)
      if !input.isStandardInput { renderer.checkImages(input.imageState) }
      return PictureDrawing(
        renderer, format: format, style: style, usesSubstitutes: usesSubstitutes
      ) { path in
        input.imageContents(path, limits)
      }
    } catch {
      // Other JSON that was found has nothing to render.
      guard !input.isPassedOver(for: error.finding, file.bytes) else {
        throw CommandFailure(status: .success, message: nil)
      }
      throw .unreadable(input.message(error))
    }
  }
}
