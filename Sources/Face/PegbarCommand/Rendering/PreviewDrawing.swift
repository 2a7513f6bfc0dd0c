internal import Pegbar

/// Makes preview pages of animations.
struct PreviewDrawing: Sendable {
  /// The value of the option that selects the theme of an archive.
  var theme: String?
  /// The script of another player to show beside the pictures.
  var player: [UInt8]?
  /// The limits on reading and rendering.
  var limits = Limits()
  /// The rules for replacing files.
  var rules = OutputRules()

  /// Returns the preview of an animation, or `nil` for other JSON in a folder.
  func preview(
    of animation: InputAnimation, _ opened: OpenedInput = OpenedInput()
  ) throws(CommandFailure) -> Preview? {
    let input = animation.input
    let file = try input.opened(by: opened, limits)
    var options = ConversionOptions(sourceName: input.name)
    options.animation = animation.id
    options.theme = ThemeOptions.choice(theme, for: input, limits)
    options.limits = limits
    let preview: Preview
    do throws(ConversionError) {
      let conversion = try Converter(options).convert(file)
      var report = Report(file: input.path, conversion)
      if animation.hasOthers { report.animation = animation.id }
      var other: (script: [UInt8], animation: [UInt8])?
      if let player,
        let text = try animationText(file, animation: animation.id, limits: limits)
      {
        other = (player, text)
      }
      preview = conversion.preview(report, size: file.bytes.count, player: other)
    } catch {
      guard !input.isPassedOver(for: error.finding, file.bytes) else { return nil }
      throw .unreadable(input.message(error))
    }
    if preview.isTruncated {
      Console.note(
        """
        pegbar: warning: \(input.path): some frames contain more layers, copies or outline points \
        than the limits allow, so some are missing from the page; use fewer copies or less nesting
        """)
    }
    return preview
  }

  /// Writes a file; throws an error if an existing file must be kept.
  func write(_ output: Output) throws(CommandFailure) {
    let refusal: CommandFailure?
    do throws(FileError) { refusal = try output.write(rules: rules) } catch {
      throw .usage(error.message)
    }
    if let refusal { throw refusal }
  }

  // MARK: Folders

  /// A page and a picture in a folder, relative to its index.
  struct Place: Sendable {
    let animation: InputAnimation
    /// The path without an extension.
    let stem: String

    var page: String { stem + ".html" }
    var picture: String { stem + ".svg" }
  }

  /// The result for an animation in a folder.
  enum Result: Sendable {
    case made(Preview, Place)
    case failed(CommandFailure, Place)
    /// Other JSON.
    case passedOver
  }

  /// Writes the page and the picture of an animation into a folder.
  func result(for place: Place, _ opened: OpenedInput, in folder: String) -> Result {
    do throws(CommandFailure) {
      guard let preview = try preview(of: place.animation, opened) else { return .passedOver }
      try write(.page(preview.page, at: folder + place.page))
      try write(.frame(preview.picture, at: folder + place.picture))
      return .made(preview, place)
    } catch {
      return .failed(error, place)
    }
  }
}
