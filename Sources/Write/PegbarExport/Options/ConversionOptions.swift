public import PegbarBase

/// How a file is converted.
public struct ConversionOptions: Hashable, Sendable {
  /// The file name of the source, without folders; named in the header of generated code.
  public var sourceName: String
  /// The name of the generated type.
  ///
  /// If `nil`, it is derived from `sourceName`, or from the composition's name if that is empty.
  public var typeName: String?
  /// What the name of a generated type that is made from another name begins with.
  public var typePrefix = ""
  /// The folder of embedded images, as a path relative to the folder of the generated code.
  ///
  /// If empty, images are in the same folder as the code.
  public var imageFolder = ""
  /// The largest deviation of sampled values from the source, in points; above 0.
  public var tolerance: Double
  /// The id of the animation in a dotLottie archive; `nil` for the first one in its manifest.
  public var animation: String?
  /// Whether the scene JSON holds the exact scene instead of the normalized one.
  public var isExact: Bool
  /// What becomes properties of the generated class, beside the slots of the source.
  public var exposed: Set<ExposedValue>
  /// The form in which generated Swift code animates layers.
  public var style: CodeStyle
  /// Where the functions stand that generated Swift files share.
  ///
  /// With `.shared`, they need the file that `Pegbar.supportFile(access:isNonisolated:)` returns.
  public var support = CodeSupport.embedded
  /// Which modules may use generated types: their own, or others too.
  public var access = CodeAccess.internal
  /// Whether generated types and functions are `nonisolated`, which needs Swift 6.1 or later.
  ///
  /// Modules in which everything belongs to the main actor by default (SE-0466) need it.
  public var isNonisolated: Bool
  /// The view around the layer; `nil` for none.
  package var host: HostFramework?
  /// Whether the view is in the same file as the layer, as build steps write it.
  package var joinsHost = false
  /// How much of a file is read, kept and written at most.
  public var limits = Limits()

  /// Makes options; those that are not given suit most files.
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
