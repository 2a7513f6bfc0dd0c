/// The contents of a `.pegbar.json` file.
///
/// ```swift
/// let configuration = try ConfigurationFile(bytes)
/// let linter = Linter(try configuration.lintSettings(for: "Animations/logo.json"))
/// let options = configuration.conversionOptions(for: "Animations/logo.json")
/// ```
///
/// If a file has several configurations above it, pass the settings of the outer one to the next.
/// The nearest configuration is applied last and takes precedence.
public struct ConfigurationFile: Sendable, Hashable {
  /// The name of configuration files.
  public static let name = LintConfiguration.fileName

  private let contents: LintConfiguration

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - customKinds: The kinds of custom rules, which the configuration can name. Pass settings
  ///     with the same kinds to ``lintSettings(for:basedOn:)``.
  /// - Throws: A ``ConfigurationError`` with every problem, for example invalid JSON or an unknown
  ///   name.
  public init(
    _ bytes: [UInt8], customKinds: [FindingKind] = []
  ) throws(ConfigurationError) {
    let (contents, problems) = LargeStack.run {
      LintConfiguration.read(bytes, customKinds: customKinds)
    }
    guard problems.isEmpty else { throw ConfigurationError(findings: problems) }
    self.contents = contents
  }

  /// A Boolean value that indicates whether configurations in folders above are ignored.
  public var isRoot: Bool { contents.isRoot }
  /// The configuration files that this one extends, as paths relative to its folder.
  ///
  /// Apply their settings first, in this order.
  public var extendedFiles: [String] { contents.bases.map(\.file) }
  /// The files to skip in folders, as path patterns relative to the folder of the configuration.
  public var excluded: [String] { contents.excluded }
  /// The accepted findings.
  public var suppressions: [Suppression] { contents.suppressions }
  /// The path of the baseline, relative to the folder of the configuration, or `nil`.
  public var baseline: String? { contents.baseline }
  /// The lowest severity that makes a run fail; `nil` if the configuration sets none or `never`.
  public var failSeverity: Severity? { contents.failSeverity.flatMap(Severity.init) }
  /// The maximum number of warnings, or `nil` for no maximum.
  public var maximumWarnings: Int? { contents.mostWarnings }

  /// Returns the lint settings for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder of the configuration.
  ///   - settings: The settings to start from, for example those of the configuration in the
  ///     enclosing folder.
  /// - Throws: A `SettingError` if the configuration names an unknown rule, preset or target.
  public func lintSettings(
    for path: String, basedOn settings: LintSettings = LintSettings()
  ) throws(SettingError) -> LintSettings {
    var settings = settings
    try contents.apply(to: &settings, for: path, matches: PathPattern.matchesFolder)
    return settings
  }

  /// Returns the conversion options for a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder of the configuration.
  ///   - options: The options to start from.
  public func conversionOptions(
    for path: String, basedOn options: ConversionOptions = ConversionOptions()
  ) -> ConversionOptions {
    var settings = ConvertSettings()
    contents.apply(to: &settings, for: path, matches: PathPattern.matchesFolder)
    var options = options
    settings.apply(to: &options)
    if let animation = settings.animation { options.animation = animation }
    if let provided = contents.providesImages(for: path, matches: PathPattern.matchesFolder) {
      options.providesImages = provided
    }
    return options
  }

  /// Returns the findings about a file that no suppression accepts.
  ///
  /// - Parameters:
  ///   - findings: The findings about the file.
  ///   - path: The path of the file, relative to the folder of the configuration.
  public func unsuppressed(_ findings: [Finding], for path: String) -> [Finding] {
    let applicable = suppressions.filter {
      $0.file.map { PathPattern.matchesFolder($0, of: path) } ?? true
    }
    return findings.filter { finding in !applicable.contains { $0.accepts(finding) } }
  }
}

/// An error that makes a configuration unusable.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, with their positions.
  public let findings: [Finding]

  /// The problems, one per line.
  public var description: String {
    findings.map { finding in
      finding.position.map { "\($0): \(finding.message)" } ?? finding.message
    }.joined(separator: "\n")
  }
}
