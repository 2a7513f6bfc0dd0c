/// A format that scenes are written in: the names and marks of its files, and the options it takes.
public struct ExportFormat: Hashable, Sendable {
  /// What a file is named after.
  public enum Naming: Hashable, Sendable {
    /// The source and the format: `checkmark.scene.json`.
    ///
    /// Formats have different names, so no two of them share a file.
    case source
    /// The type that it declares: `CheckmarkLayer.swift`.
    case type
  }

  /// The name to select the format by, for example `swift`; different from that of every other one.
  public var name: String
  /// The contents of a file, in a few words.
  public var summary: String
  /// The extension of a file, without a dot.
  public var fileExtension: String
  /// What a file is named after.
  public var naming: Naming
  /// How a file records that Pegbar wrote it.
  public var marking: FileMarking
  /// The options that change what is written, beside those that every format takes.
  public var options: Set<ExportOption>
  /// Whether the images that a scene contains become files beside the text.
  public var hasImageFiles: Bool
  /// Whether files begin with the lines of `Conversion.header(of:in:facts:)`, so that `verify` can
  /// convert their source again.
  public var isVerifiable: Bool

  /// Makes a format.
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

  /// Returns the beginning of the names of a source's images, up to the hyphen after it.
  package static func imageSubject(ofStem stem: some StringProtocol) -> String {
    // Only one hyphen may separate the source from the image.
    String(stem).replacing("-", with: "_")
  }

  /// Returns whether an option changes what is written.
  package func takes(_ option: ConversionOption) -> Bool {
    ExportOption(rawValue: option.name).map(options.contains) ?? true
  }

  /// The name of the format that is written unless another one is selected.
  package static let defaultName = "swift"

  /// Returns the name of the file of a source.
  package func fileName(of source: SourceName) -> String {
    "\(source.fileStem).\(name).\(fileExtension)"
  }

  /// Returns the name of the file that declares a type.
  package func fileName(ofType type: String) -> String { "\(type).\(fileExtension)" }
}

/// An option that only some formats take.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum ExportOption: String, Hashable, Sendable, CaseIterable {
  /// The exact scene instead of the normalized one.
  case exact
  /// The form in which code animates layers.
  case style
  /// Which modules may use generated types.
  case access
  /// Values that become properties.
  case expose
  /// Whether types and functions are `nonisolated`.
  case nonisolated
  /// The view around the layer, as a second file.
  case host
  /// The place of the functions that several files share.
  case support
  /// The folder of images.
  case images
  /// One file for each step of a build.
  case buildStep = "build-step"
}
