internal import ArgumentParser
internal import Pegbar

/// The options of generated code, which default to the configurations and then to the built-in
/// defaults.
struct CodeOptions: ParsableArguments {
  @Option(help: "Name of the generated type (default: derived from the file name).")
  var typeName: String?

  @Option(help: "Prefix for the names of generated types.")
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "Also write a second file with a view that displays the layer (default: none).",
      valueName: "kind"))
  var host: HostChoice?

  @Option(
    help: ArgumentHelp(
      "Expose colors, text or images as properties. Separate multiple kinds with commas.",
      valueName: "kinds"))
  var expose: ExposedKinds?

  @Option(
    help: ArgumentHelp(
      """
      Names that generated classes must not declare, such as members of your extensions of \
      CALayer. Separate names with commas.
      """, valueName: "names"))
  var reserve: ReservedNameList?

  @Option(
    help: """
      Style of the code: a timeline that can be scrubbed, one function per transaction, or the \
      more readable of both for each animation (default: timeline).
      """)
  var style: StyleChoice?

  @Option(
    help: """
      Access level of the generated types (default: internal).
      """)
  var access: CodeAccess?

  @Option(
    help: """
      Put long outlines into the code, or into a text file next to it, which the app must contain \
      as a resource (default: embedded).
      """)
  var data: CodeData?

  @Flag(
    name: .customLong("nonisolated"), inversion: .prefixedNo,
    help: """
      Write nonisolated types, for modules whose default isolation is MainActor. Requires Swift 6.1.
      """)
  var isNonisolated: Bool?

  @Flag(
    help: """
      Write code without a header and a checksum, to edit it yourself. Another conversion replaces \
      it only with --force.
      """)
  var own = false

  @Option(
    help:
      "Maximum error of sampled values, in points (default: \(ConversionOptions().tolerance)).")
  var tolerance: Double?

  func validate() throws {
    if let tolerance, !(tolerance > 0 && tolerance.isFinite) {
      throw ValidationError("--tolerance must be greater than 0.")
    }
    if let typeName, !SwiftCode.isValidTypeName(typeName) {
      throw ValidationError("--type-name must be a Swift identifier; '\(typeName)' is not valid.")
    }
    guard let prefix, !prefix.isEmpty else { return }
    if !SwiftCode.isValidTypePrefix(prefix) {
      throw ValidationError(
        "--prefix must be the start of a Swift identifier; '\(prefix)' is not valid.")
    }
    if typeName != nil {
      throw ValidationError("--prefix and --type-name cannot be combined.")
    }
  }

  /// The options that only some formats support, and whether each is given.
  var given: [(option: ExportOption, isGiven: Bool)] {
    [
      (.host, host?.framework != nil), (.expose, expose != nil), (.reserve, reserve != nil),
      (.own, own),
      (.style, style ?? .timeline != .timeline), (.access, access ?? .internal != .internal),
      (.data, data ?? .embedded != .embedded), (.nonisolated, isNonisolated ?? false),
    ]
  }

  /// The options as settings, which take precedence over those of configurations.
  var settings: ConvertSettings {
    var settings = ConvertSettings()
    settings["style"] = style?.rawValue
    settings["prefix"] = prefix
    settings["access"] = access?.rawValue
    settings["data"] = data?.rawValue
    settings["expose"] = expose.map { $0.kinds.map(\.rawValue).joined(separator: ",") }
    settings["reserve"] = reserve.map { $0.names.joined(separator: ",") }
    settings["nonisolated"] = isNonisolated.map { "\($0)" }
    settings["tolerance"] = tolerance.map { "\($0)" }
    settings["host"] = host?.rawValue
    settings["own"] = own ? "true" : nil
    return settings
  }
}

extension ExportOption {
  /// The error message for an option that the selected format does not support.
  var refusal: String {
    let formats = Exporters.all.map(\.format).filter { $0.options.contains(self) }.map(\.name)
    let needs = "--\(rawValue) requires --to \(formats.joined(separator: " or "))"
    return switch self {
    case .exact: needs + ": only scene JSON can contain the exact scene."
    case .data, .host: needs + " and a file or folder with --output."
    case .style: needs.replacing("--style", with: "--style transactions") + "."
    case .access, .buildStep, .expose, .images, .nonisolated, .own, .reserve, .support: needs + "."
    }
  }
}
