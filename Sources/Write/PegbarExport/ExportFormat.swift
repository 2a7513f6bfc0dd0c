/// An output format: the names and marking of its files, and the options that it supports.
public struct ExportFormat: Hashable, Sendable {
  /// The basis of a file name.
  public enum Naming: Hashable, Sendable {
    /// The name of the source and the format: `checkmark.scene.json`.
    ///
    /// Formats have different names, so two formats never write the same file.
    case source
    /// The name of the declared type: `CheckmarkLayer.swift`.
    case type
  }

  /// The unique name that selects the format, for example `swift`.
  public var name: String
  /// A short description of the contents of a file.
  public var summary: String
  /// The file name extension, without a dot.
  public var fileExtension: String
  /// The basis of a file name.
  public var naming: Naming
  /// The marking that records that Pegbar wrote a file.
  public var marking: FileMarking
  /// The options that affect the output, in addition to those that every format supports.
  public var options: Set<ExportOption>
  /// A Boolean value that indicates whether embedded images are written as files next to the text
  /// file.
  public var hasImageFiles: Bool
  /// A Boolean value that indicates whether files begin with the lines of
  /// `Conversion.header(of:in:facts:)`.
  ///
  /// `verify` requires these lines to convert the source again.
  public var isVerifiable: Bool

  /// Creates a format.
  public init(
    name: String, summary: String, fileExtension: String, naming: Naming = .source,
    marking: FileMarking, options: Set<ExportOption> = [], hasImageFiles: Bool = false,
    isVerifiable: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.fileExtension = fileExtension
    self.naming = naming
    self.marking = marking
    self.options = options
    self.hasImageFiles = hasImageFiles
    self.isVerifiable = isVerifiable
  }

  /// Returns the prefix of a source's image names, up to the hyphen that follows it.
  package static func imageSubject(ofStem stem: some StringProtocol) -> String {
    // Only one hyphen may separate the source from the image.
    String(stem).replacing("-", with: "_")
  }

  /// Returns `true` if an option affects the output.
  package func takes(_ option: ConversionOption) -> Bool {
    ExportOption(rawValue: option.name).map(options.contains) ?? true
  }

  /// The name of the default format.
  package static let defaultName = "swift"

  /// Returns the name of the output file of a source.
  package func fileName(of source: SourceName) -> String {
    "\(source.fileStem).\(name).\(fileExtension)"
  }

  /// Returns the name of the file that declares a type.
  package func fileName(ofType type: String) -> String { "\(type).\(fileExtension)" }
}

/// An option that only some formats support.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ExportOption: String, Hashable, Sendable, CaseIterable {
  /// The exact scene instead of the normalized one.
  case exact
  /// The form in which code animates layers.
  case style
  /// The access level of generated types.
  case access
  /// The values that become properties.
  case expose
  /// Names that generated classes must not declare.
  case reserve
  /// Code without a header and a checksum, which developers edit.
  case own
  /// `nonisolated` types and functions.
  case nonisolated
  /// The host view of the layer, in a second file.
  case host
  /// The location of the functions that files share.
  case support
  /// The folder of images.
  case images
  /// The location of long outlines.
  case data
  /// One file for each step of a build.
  case buildStep = "build-step"
}
