internal import Pegbar
internal import PegbarFrames
internal import PegbarRaster

/// Draws pictures of one animation.
struct PictureDrawing: Sendable {
  /// The renderer of the animation.
  let renderer: FrameRenderer
  /// The format of the pictures.
  let format: PictureFormat
  /// The size and the background of the pictures.
  let style: PictureStyle
  /// Draws pixels.
  private var raster = Raster()

  /// A file and whether content is missing because of a limit.
  struct Picture: Sendable {
    var bytes: [UInt8]
    var isTruncated: Bool
  }

  /// Prepares drawing.
  ///
  /// - Parameters:
  ///   - usesSubstitutes: Whether pixels include letters in fonts of this machine and boxes for
  ///     missing images.
  ///   - contents: Returns the bytes of an image file at a path relative to the animation.
  init(
    _ renderer: FrameRenderer, format: PictureFormat, style: PictureStyle,
    usesSubstitutes: Bool = true,
    contents: (_ path: String) -> [UInt8]?
  ) {
    (self.renderer, self.format, self.style) = (renderer, format, style)
    guard format != .svg, Raster.missingLibrary == nil else { return }
    raster.images = RasterImages(renderer.scene, contents)
    raster.usesSubstitutes = usesSubstitutes
    raster.width = style.width
    raster.background = style.background ?? renderer.background
  }

  /// The number of images that are drawn as boxes because they are not PNG.
  var undecodedImages: Int { raster.images.others }

  /// Returns the file of a frame, counted from the start of the animation.
  func picture(frame: Double) throws(RasterError) -> Picture {
    switch format {
    case .svg:
      let picture = renderer.picture(frame: frame, style: style)
      return Picture(bytes: picture.bytes, isTruncated: picture.isTruncated)
    case .png, .apng:
      let picture = try raster.picture(of: renderer.content(frame: frame))
      return Picture(bytes: PNG.file(picture.pixels), isTruncated: picture.isTruncated)
    }
  }

  /// Returns the file of a sheet.
  func sheet(_ size: SheetSize) throws(RasterError) -> Picture {
    let sheet = renderer.sheet(columns: size.columns, rows: size.rows, style: style)
    switch format {
    case .svg:
      let picture = FrameRenderer.picture(of: sheet)
      return Picture(bytes: picture.bytes, isTruncated: picture.isTruncated)
    case .png, .apng:
      let picture = try raster.picture(of: sheet)
      return Picture(bytes: PNG.file(picture.pixels), isTruncated: picture.isTruncated)
    }
  }

  /// Returns an animation of every Nth frame, which repeats forever.
  func animation(every step: Double) throws(RasterError) -> Picture {
    let first = try raster.picture(of: renderer.content(frame: 0))
    var animation = AnimatedPNG(first.pixels, interval: step / renderer.frameRate, loops: true)
    var isTruncated = first.isTruncated
    for frame in stride(from: step, to: renderer.frameCount, by: step) {
      let picture = try raster.picture(of: renderer.content(frame: frame))
      animation.append(picture.pixels)
      isTruncated = isTruncated || picture.isTruncated
    }
    return Picture(bytes: animation.file, isTruncated: isTruncated)
  }
}
