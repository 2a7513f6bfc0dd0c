internal import PegbarContainer
internal import PegbarExport
internal import PegbarLottie

/// The contents of a file with an animation, or of an archive with several.
///
/// An archive is opened once for all of its animations:
///
/// ```swift
/// let file = AnimationFile(bytes)
/// for id in try file.animations ?? [] {
///   let options = ConversionOptions(sourceName: "stickers.lottie", animation: id)
///   let conversion = try Converter(options).convert(file)
/// }
/// ```
///
/// Only one task at a time can use it.
public final class AnimationFile {
  /// The contents of the file.
  public let bytes: [UInt8]
  let container: Container
  private let limits: Limits
  /// The checksum of the file.
  private(set) lazy var stamp = SourceStamp(bytes)
  private var knownParts: DotLottieArchive?

  /// Creates a value from the contents of a file of any kind.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.bytes = bytes
    self.limits = limits
    container = Container(bytes, limits: limits)
  }

  /// `true` if the file is a zip archive, readable or not.
  package var isArchive: Bool { container.kind == .zip }

  /// The IDs of the animations in a dotLottie archive, starting with those in the manifest, or `nil`
  /// if the file is not an archive.
  ///
  /// - Throws: A `ConversionError` if the archive cannot be read.
  public var animations: [String]? {
    get throws(ConversionError) {
      do throws(ContainerError) {
        return try container.animations(animationIDs: DotLottieManifest.animationIDs(in:))
      } catch {
        throw ConversionError(error.finding)
      }
    }
  }

  /// The manifest, themes and state machines of an archive.
  var parts: DotLottieArchive {
    if let knownParts { return knownParts }
    let manifest = try? container.entries([DotLottieManifest.fileName])[DotLottieManifest.fileName]?
      .get()
    let parts = DotLottieArchive(manifest: manifest, limits: limits) { names in
      ((try? container.entries(names)) ?? [:]).compactMapValues { try? $0.get() }
    }
    // Canceled work reads incomplete files.
    if !Cancellation.isRequested { knownParts = parts }
    return parts
  }
}
