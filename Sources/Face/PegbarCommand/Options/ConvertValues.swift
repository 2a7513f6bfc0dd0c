public import ArgumentParser
public import Pegbar

/// A format to convert to, by name.
struct TargetFormat: ExpressibleByArgument {
  /// Writes it.
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

/// What becomes properties, by names with commas between.
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

/// The view that is written around a layer, or that there is none.
enum HostChoice: String, Sendable, CaseIterable {
  /// No view.
  case without = "none"
  /// A `UIView`.
  case uikit
  /// An `NSView`.
  case appkit
  /// A SwiftUI `View` on both.
  case swiftui

  /// The kind of view; nothing where there is none.
  var framework: HostFramework? { HostFramework(rawValue: rawValue) }
}

// Kinds of views and styles are arguments by the names of their cases.
extension HostChoice: ExpressibleByArgument {}
extension CodeStyle: ExpressibleByArgument {}
extension CodeSupport: ExpressibleByArgument {}
extension CodeAccess: ExpressibleByArgument {}
