public import ArgumentParser
public import Pegbar

/// An output format, by name.
struct TargetFormat: ExpressibleByArgument {
  /// The exporter of the format.
  let exporter: any SceneExporter

  init(_ exporter: any SceneExporter) {
    self.exporter = exporter
  }

  init?(argument: String) {
    guard let exporter = Exporters.named(argument) else { return nil }
    self.exporter = exporter
  }

  var defaultValueDescription: String { exporter.format.name }

  static var allValueStrings: [String] { Exporters.all.map(\.format.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  static var allValueDescriptions: [String: String] {
    Exporters.all.map(\.format).keyed(by: \.name).mapValues(\.summary)
  }
}

/// The kinds of values exposed as properties, as a comma-separated list.
struct ExposedKinds: ExpressibleByArgument {
  /// The kinds.
  let kinds: Set<ExposedValue>

  init?(argument: String) {
    guard let kinds = ExposedValue.list(argument) else { return nil }
    self.kinds = kinds
  }

  static var defaultCompletionKind: CompletionKind {
    .list(ExposedValue.allCases.map(\.rawValue))
  }
}

/// The names that generated classes must not declare, as a comma-separated list.
struct ReservedNameList: ExpressibleByArgument {
  /// The names.
  let names: [String]

  init?(argument: String) {
    names = argument.split(separator: ",").map(String.init)
    guard !names.isEmpty, names.allSatisfy(ReservedName.isValid) else { return nil }
  }
}

/// The style of generated code, or the choice between them.
enum StyleChoice: String, Sendable, CaseIterable {
  /// One timeline of keyframes.
  case timeline
  /// One function for each transaction.
  case transactions
  /// The more readable style for each animation.
  case auto
}

/// The view to generate for a layer, if any.
enum HostChoice: String, Sendable, CaseIterable {
  /// No view.
  case without = "none"
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` for both platforms.
  case swiftui

  /// The kind of view, or `nil` if there is none.
  var framework: HostFramework? { HostFramework(rawValue: rawValue) }
}

// Allows the names of the cases as arguments.
extension HostChoice: ExpressibleByArgument {}
extension StyleChoice: ExpressibleByArgument {}
extension CodeSupport: ExpressibleByArgument {}
extension CodeAccess: ExpressibleByArgument {}
extension CodeData: ExpressibleByArgument {}
