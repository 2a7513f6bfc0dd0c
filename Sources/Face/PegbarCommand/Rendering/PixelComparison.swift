internal import Pegbar
internal import PegbarFrames
internal import PegbarRaster
internal import PegbarScene

/// Compares two versions of an animation as pixels: design and conversion, or old and new.
struct PixelComparison: Sendable {
  /// A version.
  struct Version: Sendable {
    /// The name in pictures.
    let name: String
    /// Draws the frames.
    let renderer: FrameRenderer
    /// Draws the pixels.
    let raster: Raster

    /// Prepares a version.
    ///
    /// - Parameter contents: Returns the bytes of an image file at a path relative to the animation.
    init(
      _ name: String, _ scene: Scene, _ limits: Limits, _ contents: (_ path: String) -> [UInt8]?
    ) {
      self.name = name
      var limits = limits
      limits.frameItems = min(limits.frameItems, PixelComparison.items)
      renderer = FrameRenderer(scene, limits: limits)
      let size = scene.root.size
      var raster = Raster()
      raster.images = RasterImages(scene, contents)
      raster.width = size.width * PixelComparison.side / max(size.width, size.height, 1)
      raster.background = renderer.background
      self.raster = raster
    }
  }

  private let first: Version
  private let second: Version
  private let comparison: RasterComparison
  /// The times of the frames to compare, in seconds.
  private let times: [Double]

  /// The longest side of compared frames, in pixels.
  private static let side = 200.0
  /// The maximum number of layers and styles of a frame.
  private static let items = 20_000
  /// The number of frames that are compared, besides those at given times.
  private static let frames = 48
  /// The maximum number of columns of a comparison.
  private static let columns = 3
  /// The maximum number of items, and of groups of 16 vertices, that are drawn.
  private static let effort = 500_000
  /// The maximum number of pictures of an animation, and of pictures per second.
  private static let (pictures, rate) = (150.0, 15.0)

  /// Prepares a comparison.
  ///
  /// - Parameter moments: The times at which differences are expected, in seconds.
  init(_ first: Version, _ second: Version, at moments: [Double]) {
    (self.first, self.second) = (first, second)
    comparison = RasterComparison(
      first.raster, second.raster, names: (first.name, second.name))
    let longest =
      first.renderer.duration > second.renderer.duration ? first.renderer : second.renderer
    let (duration, frames, rate) = (longest.duration, longest.frameCount, longest.frameRate)
    let whole = Int(exactly: min(Double(Self.frames), max(frames, 1))) ?? 1
    let count = Double(whole)
    // The order is spread, too, because the effort can be too large for all frames. The factor is a
    // prime that no count contains.
    let order = (0..<whole).map { Double($0 * 53 % whole) }
    let spread = order.map { index in
      // Slightly after the frame, because times of jumps are rounded. Between frames, a curve that
      // replaces a keyframe for each frame differs from lines.
      ((frames * index / count).rounded(.down) + 0.001) / rate + 5e-6
    }
    times = (moments.map { min(max($0, 0), duration) } + spread).filter { $0 <= duration }
  }

  private func pair(at time: Double) -> FramePair {
    func content(of version: Version) -> Frame {
      version.renderer.content(frame: version.renderer.frame(atSeconds: time))
    }
    return FramePair(
      content(of: first), content(of: second),
      label: "\(Words.number((time * 100).rounded() / 100)) s")
  }

  /// The share of pixels that differ visibly at a time in seconds.
  typealias Difference = (time: Double, share: Double)

  /// Returns the differences at all compared times.
  func differences() throws(RasterError) -> [Difference] {
    var result: [Difference] = []
    var effort = Self.effort
    for time in times where effort > 0 {
      let pair = pair(at: time)
      effort -= pair.first.weight + pair.second.weight
      result.append((time, try comparison.difference(pair)))
    }
    return result
  }

  /// Returns a PNG file with both versions and their difference at the times of the largest
  /// differences, or `nil` if nothing differs visibly.
  func comparisonFile(_ differences: [Difference]) throws(RasterError) -> [UInt8]? {
    let worst = differences.filter { $0.share > 0 }.sorted { $0.share > $1.share }
    var chosen: [Double] = []
    let apart = max(first.renderer.duration, second.renderer.duration) / Double(4 * Self.columns)
    for (time, _) in worst where chosen.count < Self.columns {
      if chosen.allSatisfy({ abs($0 - time) >= apart }) { chosen.append(time) }
    }
    guard !chosen.isEmpty else { return nil }
    return PNG.file(try comparison.picture(of: chosen.sorted().map(pair(at:))))
  }

  /// Returns an animated PNG file of the second version.
  func animationFile() throws(RasterError) -> [UInt8] {
    let (renderer, raster) = (second.renderer, second.raster)
    let count = renderer.frameCount
    let content = renderer.content(frame: 0)
    let pictures = min(Self.pictures, Double(Self.effort / max(content.weight, 1) + 1))
    let step = max((renderer.frameRate / Self.rate).rounded(), (count / pictures).rounded(.up), 1)
    let first = try raster.picture(of: content)
    var file = AnimatedPNG(first.pixels, interval: step / renderer.frameRate, loops: true)
    for frame in stride(from: step, to: count, by: step) {
      file.append(try raster.picture(of: renderer.content(frame: frame)).pixels)
    }
    return file.file
  }
}
