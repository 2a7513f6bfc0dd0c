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

  /// Checks that nothing is asked for that only Swift has.
  func requireNothingOfSwift() throws {
    let given: [(isGiven: Bool, message: String)] = [
      (host?.framework != nil, "--host needs --to swift, and a file or folder with --output."),
      (expose != nil, "--expose needs --to swift: scene JSON has every value."),
      (style ?? .timeline != .timeline, "--style transactions needs --to swift."),
      (access ?? .internal != .internal, "--access needs --to swift."),
      (isNonisolated ?? false, "--nonisolated needs --to swift."),
    ]
    if let wrong = given.first(where: \.isGiven) { throw ValidationError(wrong.message) }
  }

  /// The options as settings, which count more than those of configurations.
  var settings: ConvertSettings {
    var settings = ConvertSettings()
    settings.style = style
    settings.prefix = prefix
    settings.access = access
    settings.exposed = expose?.kinds
    settings.isNonisolated = isNonisolated
    settings.tolerance = tolerance
    settings.host = host
    return settings
  }
}

extension ConvertSettings {
  /// Puts what is set into options.
  func apply(to options: inout ConversionOptions) {
    if let style { options.style = style }
    // A whole name begins with nothing else.
    if let prefix, options.typeName == nil { options.typePrefix = prefix }
    if let access { options.access = access }
    if let exposed { options.exposed = exposed }
    if let isNonisolated { options.isNonisolated = isNonisolated }
    if let tolerance { options.tolerance = tolerance }
    if let animation { options.animation = animation }
  }

  /// Leaves what a scene as JSON can have.
  var ofScene: ConvertSettings {
    var settings = ConvertSettings()
    settings.tolerance = tolerance
    settings.animation = animation
    return settings
  }
}
