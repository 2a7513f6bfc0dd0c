internal import ArgumentParser
internal import Pegbar

/// What generated code is like: what is not given is as configurations say, and otherwise as usual.
struct CodeOptions: ParsableArguments {
  @Option(help: "The name of the generated type (default: made from the file's name).")
  var typeName: String?

  @Option(help: "What the names of generated types begin with.")
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "Write a view that shows the layer, too, as a second file beside the code (default: none).",
      valueName: "kind"))
  var host: HostChoice?

  @Option(
    help: ArgumentHelp(
      "Make properties of: colors, text, images; several with commas.", valueName: "kinds"))
  var expose: ExposedKinds?

  @Option(
    help: """
      How Swift says what moves: one timeline to scrub, or a function for each beat (default: \
      timeline).
      """)
  var style: CodeStyle?

  @Option(
    help: """
      Who may use the generated types: the module they stand in, or others, too (default: internal).
      """)
  var access: CodeAccess?

  @Flag(
    name: .customLong("nonisolated"), inversion: .prefixedNo,
    help: "Write nonisolated types: for modules whose default isolation is MainActor (Swift 6.1).")
  var isNonisolated: Bool?

  @Option(
    help:
      "How far sampled values may be off, in points (default: \(ConversionOptions().tolerance)).")
  var tolerance: Double?

  func validate() throws {
    if let tolerance, !(tolerance > 0 && tolerance.isFinite) {
      throw ValidationError("--tolerance must be a number above 0.")
    }
    if let typeName, !SwiftCode.isValidTypeName(typeName) {
      throw ValidationError("--type-name must be a Swift identifier: '\(typeName)' is none.")
    }
    guard let prefix, !prefix.isEmpty else { return }
    if !SwiftCode.isValidTypePrefix(prefix) {
      throw ValidationError("--prefix must be the beginning of a Swift identifier: '\(prefix)'.")
    }
    if typeName != nil {
      throw ValidationError("--prefix does not go with --type-name, which is the whole name.")
    }
  }

  /// The options that only some formats take, with whether each is given.
  var given: [(option: ExportOption, isGiven: Bool)] {
    [
      (.host, host?.framework != nil), (.expose, expose != nil),
      (.style, style ?? .timeline != .timeline), (.access, access ?? .internal != .internal),
      (.nonisolated, isNonisolated ?? false),
    ]
  }

  /// The options as settings, which take precedence over those of configurations.
  var settings: ConvertSettings {
    var settings = ConvertSettings()
    settings["style"] = style?.rawValue
    settings["prefix"] = prefix
    settings["access"] = access?.rawValue
    settings["expose"] = expose.map { $0.kinds.map(\.rawValue).joined(separator: ",") }
    settings["nonisolated"] = isNonisolated.map { "\($0)" }
    settings["tolerance"] = tolerance.map { "\($0)" }
    settings["host"] = host?.rawValue
    return settings
  }
}

extension ExportOption {
  /// The message for an option that the selected format does not take.
  var refusal: String {
    let formats = Exporters.all.map(\.format).filter { $0.options.contains(self) }.map(\.name)
    let needs = "--\(rawValue) needs --to \(formats.joined(separator: " or "))"
    return switch self {
    case .exact: needs + ": only scene JSON can hold the exact scene."
    case .host: needs + ", and a file or folder with --output."
    case .style: needs.replacing("--style", with: "--style transactions") + "."
    case .access, .buildStep, .expose, .images, .nonisolated, .support: needs + "."
    }
  }
}
