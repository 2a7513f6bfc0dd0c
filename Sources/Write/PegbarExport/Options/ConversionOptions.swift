public import PegbarBase

/// The options of a conversion.
public struct ConversionOptions: Hashable, Sendable {
  /// The file name of the source, without folders, for the header of generated code.
  public var sourceName: String
  /// The name of the generated type.
  ///
  /// If `nil`, the name is derived from `sourceName`, or from the composition's name if
  /// `sourceName` is empty.
  public var typeName: String?
  /// The prefix of a type name that is derived from another name.
  public var typePrefix = ""
  /// The folder of embedded images, relative to the folder of the generated code.
  ///
  /// If empty, images are in the same folder as the code.
  public var imageFolder = ""
  /// The maximum error of sampled values, in points; greater than 0.
  public var tolerance: Double
  /// A Boolean value that indicates whether the app provides image files by name.
  ///
  /// If `true`, images on servers are reported as notes.
  public var providesImages = false
  /// The ID of the animation in a dotLottie archive; `nil` for the first one in its manifest.
  public var animation: String?
  /// The theme of a dotLottie archive that replaces the values of slots.
  public var theme = ThemeChoice.initial
  /// A Boolean value that indicates whether scene JSON contains the exact scene instead of the
  /// normalized one.
  public var isExact: Bool
  /// The values that become properties of the generated class, in addition to the slots of the
  /// source.
  public var exposed: Set<ExposedValue>
  /// The names that generated classes must not declare.
  ///
  /// They are identifiers, for example members that an app adds to `CALayer` in an extension.
  public var reserved: Set<String> = []
  /// The form in which generated Swift code animates layers.
  public var style: CodeStyle
  /// A Boolean value that indicates whether the exporter chooses the more readable style for each
  /// scene.
  ///
  /// `style` is then ignored.
  public var choosesStyle = false
  /// A Boolean value that indicates whether generated code has no header and no checksum, so that
  /// developers can edit it.
  ///
  /// Such files cannot be verified, and are replaced only on request.
  public var isOwned = false
  /// The location of the functions that generated Swift files share.
  ///
  /// With `.shared`, files require the file that `Pegbar.supportFile(access:isNonisolated:)`
  /// returns.
  public var support = CodeSupport.embedded
  /// The location of outlines that are too long to read.
  public var data = CodeData.embedded
  /// The access level of generated types.
  public var access = CodeAccess.internal
  /// A Boolean value that indicates whether generated types and functions are `nonisolated`.
  ///
  /// This requires Swift 6.1 or later. It is needed in modules whose default isolation is the main
  /// actor (SE-0466).
  public var isNonisolated: Bool
  /// The view that hosts the layer, or `nil` for none.
  package var host: HostFramework?
  /// `true` if the view is in the same file as the layer, as in build steps.
  package var joinsHost = false
  /// The limits of reading, storing, and writing a file.
  public var limits = Limits()

  /// Creates options, with defaults that suit most files.
  public init(
    sourceName: String = "", typeName: String? = nil, tolerance: Double = 0.25,
    isExact: Bool = false, animation: String? = nil, exposed: Set<ExposedValue> = [],
    style: CodeStyle = .timeline, isNonisolated: Bool = false
  ) {
    self.sourceName = sourceName
    self.typeName = typeName
    self.tolerance = tolerance
    self.isExact = isExact
    self.animation = animation
    self.exposed = exposed
    self.style = style
    self.isNonisolated = isNonisolated
  }

  /// The name of the scene if the animation has none.
  package var sceneName: String {
    let stem = SourceName(file: sourceName).stem
    return stem.isEmpty ? "Scene" : stem
  }
}
