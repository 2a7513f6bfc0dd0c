package import PegbarBase

/// The description of an option of a conversion: its name, its values, its help, and its property.
///
/// The command, the configuration, the schema, and the headers of generated files use the list
/// `ConversionOption.all`.
package struct ConversionOption: Sendable {
  /// The name, without leading hyphens: `style`.
  package let name: String
  /// The form of the values.
  package let form: OptionForm
  /// The description of the configuration member, or `nil` for options that configurations cannot
  /// set.
  package let help: String?
  /// Returns the value as text, or `nil` for the default.
  package let text: @Sendable (ConversionOptions) -> String?
  /// Sets the value from text; returns `false` for invalid text.
  package let set: @Sendable (inout ConversionOptions, String) -> Bool

  private init(
    _ name: String, _ form: OptionForm, _ help: String? = nil,
    text: @escaping @Sendable (ConversionOptions) -> String?,
    set: @escaping @Sendable (inout ConversionOptions, String) -> Bool
  ) {
    self.name = name
    self.form = form
    self.help = help
    self.text = text
    self.set = set
  }

  /// Returns the option with a name, or `nil` if the name is unknown.
  package static func named(_ name: some StringProtocol) -> ConversionOption? {
    all.first { $0.name == name }
  }

  /// All options, in the order of headers.
  package static let all: [ConversionOption] =
    naming + [
      ConversionOption(
        "tolerance", .number, "Maximum error of sampled values, in points; above 0."
      ) { options in
        let isDefault = options.tolerance == ConversionOptions().tolerance
        return isDefault ? nil : NumberText.text(options.tolerance)
      } set: { options, text in
        guard let number = Double(text), number > 0, number.isFinite else { return false }
        options.tolerance = number
        return true
      },
      style,
      ConversionOption(
        "expose", .choices(ExposedValue.allCases.map(\.rawValue)), "Values to expose as properties."
      ) { options in
        let kinds = ExposedValue.allCases.filter(options.exposed.contains)
        return kinds.isEmpty ? nil : kinds.map(\.rawValue).joined(separator: ",")
      } set: { options, text in
        guard let kinds = text.isEmpty ? [] : ExposedValue.list(text) else { return false }
        options.exposed = kinds
        return true
      },
      reserve,
      choice("support", \.support),
      choice(
        "data", \.data,
        "Location of long outlines: in the code, or in a text file next to it."),
      choice(
        "access", \.access,
        "Access level of the generated types; must match in all files with shared support."),
      flag(
        "nonisolated", \.isNonisolated,
        "Whether generated types are nonisolated; must match in all files with shared support."),
      flag("own", \.isOwned),
      flag("build-step", \.joinsHost),
      host,
    ]

  private static let naming: [ConversionOption] = [
    text("type-name", \.typeName),
    ConversionOption("prefix", .text, "Prefix for the names of generated types.") {
      $0.typePrefix.isEmpty ? nil : $0.typePrefix
    } set: { options, text in
      options.typePrefix = text
      return true
    },
    ConversionOption("images", .text) {
      $0.imageFolder.isEmpty ? nil : $0.imageFolder
    } set: { options, text in
      options.imageFolder = text
      return true
    },
    text("animation", \.animation, "Animation to convert from a dotLottie archive."),
    ConversionOption(
      "theme", .text, "Theme of a dotLottie archive to apply; `none` applies no theme."
    ) {
      $0.theme.argument
    } set: { options, text in
      options.theme = ThemeChoice(argument: text)
      return true
    },
    flag("exact", \.isExact),
  ]

  /// The option `style`, whose last value leaves the choice to the exporter.
  private static let style = ConversionOption(
    "style", .choice(CodeStyle.allCases.map(\.rawValue) + [chosenStyle]),
    "Style of the code; `auto` chooses the more readable style for each animation."
  ) { options in
    if options.choosesStyle { return chosenStyle }
    return options.style == ConversionOptions().style ? nil : options.style.rawValue
  } set: { options, text in
    options.choosesStyle = text == chosenStyle
    guard let style = CodeStyle(rawValue: text) else { return options.choosesStyle }
    options.style = style
    return true
  }

  /// The value of `style` that leaves the choice to the exporter.
  package static let chosenStyle = "auto"

  private static let reserve = ConversionOption(
    "reserve", .texts, "Names that generated members must not have, such as those of extensions."
  ) {
    $0.reserved.isEmpty ? nil : $0.reserved.sorted().joined(separator: ",")
  } set: { options, text in
    let names = text.split(separator: ",").map(String.init)
    options.reserved = Set(names)
    return names.allSatisfy(ReservedName.isValid)
  }

  /// The option `host`.
  ///
  /// A separate view file names its host in its own header, not in that of the layer.
  private static let host = ConversionOption(
    "host", .choice([noHost] + HostFramework.allCases.map(\.rawValue)),
    "View to write with the layer; `none` overrides a configuration in an enclosing folder."
  ) {
    $0.joinsHost ? $0.host?.rawValue : nil
  } set: { options, text in
    options.host = HostFramework(rawValue: text)
    return options.host != nil || text == noHost
  }

  /// The value of `host` that requests no view.
  package static let noHost = "none"

  private static func text(
    _ name: String, _ path: any WritableKeyPath<ConversionOptions, String?> & Sendable,
    _ help: String? = nil
  ) -> ConversionOption {
    ConversionOption(name, .text, help) {
      $0[keyPath: path]
    } set: { options, text in
      options[keyPath: path] = text
      return true
    }
  }

  private static func flag(
    _ name: String, _ path: any WritableKeyPath<ConversionOptions, Bool> & Sendable,
    _ help: String? = nil
  ) -> ConversionOption {
    ConversionOption(name, .flag, help) {
      $0[keyPath: path] ? "true" : nil
    } set: { options, text in
      options[keyPath: path] = text == "true"
      return text == "true" || text == "false"
    }
  }

  private static func choice<
    Choice: RawRepresentable<String> & CaseIterable & Equatable & SendableMetatype
  >(
    _ name: String, _ path: any WritableKeyPath<ConversionOptions, Choice> & Sendable,
    _ help: String? = nil
  ) -> ConversionOption {
    ConversionOption(name, .choice(Choice.allCases.map(\.rawValue)), help) { options in
      let value = options[keyPath: path]
      return value == ConversionOptions()[keyPath: path] ? nil : value.rawValue
    } set: { options, text in
      guard let value = Choice(rawValue: text) else { return false }
      options[keyPath: path] = value
      return true
    }
  }
}
