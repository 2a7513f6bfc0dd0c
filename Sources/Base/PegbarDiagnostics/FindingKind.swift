internal import PegbarBase

/// A kind of finding, with the text of its documentation page.
///
/// The ID has the form `family/slug`. An ID is never renamed or reused for another kind.
/// `pegbar explain` prints the page of every kind.
public struct FindingKind: Hashable, Sendable, Identifiable {
  /// The stable name, `family/slug`, for example `shape/merge-paths`.
  public let id: String
  /// The part of the ID before the slash.
  public let family: String
  /// The default severity of findings of this kind.
  public let severity: Severity
  /// A short title without a period.
  public let title: String
  /// The meaning of the finding, in full sentences.
  public let meaning: String
  /// The visible effect, in full sentences.
  public let effect: String
  /// The fix, with commands and settings named as in After Effects.
  public let wayOut: String
  /// A short piece of input that causes the finding.
  public var example: String { makeExample() }
  /// Creates the example on access.
  ///
  /// The examples of rules are extracted from whole documents, which takes longer than creating all
  /// kinds.
  private var makeExample: @Sendable () -> String

  /// Creates a custom kind.
  ///
  /// The built-in kinds are in ``all``, and most of them are constants of this type.
  ///
  /// - Parameters:
  ///   - id: The name, `family/slug`. Choose a family that no built-in kind uses, for example the
  ///     name of your team.
  ///   - severity: The default severity of findings of this kind.
  ///   - title: A short title without a period.
  ///   - meaning: The meaning of the finding, in full sentences.
  ///   - effect: The visible effect, in full sentences.
  ///   - wayOut: The fix, with commands and settings named as in After Effects.
  ///   - example: A short piece of input that causes the finding.
  public init(
    _ id: String, _ severity: Severity, title: String, meaning: String, effect: String,
    wayOut: String, example: String = ""
  ) {
    self.id = id
    family = String(id.prefix { $0 != "/" })
    self.severity = severity
    self.title = title
    self.meaning = meaning
    self.effect = effect
    self.wayOut = wayOut
    makeExample = { example }
  }

  /// Returns the same kind with an example that is created on each access.
  package func withExample(_ make: @escaping @Sendable () -> String) -> FindingKind {
    var kind = self
    kind.makeExample = make
    return kind
  }

  /// Returns `true` if two kinds have the same ID.
  public static func == (left: FindingKind, right: FindingKind) -> Bool {
    left.id == right.id
  }

  /// Hashes the ID.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension FindingKind {
  /// The default limits, for use in the text of kinds.
  static let limits = Limits()

  /// The kinds that reading, importing, converting and writing report, by family.
  package static let reported: [FindingKind] =
    format + ref + time + layer + shape + mask + property + text + effect + style + asset
    + normalize + export + perf + player

  /// The kinds whose losses are not visible: notation, cost and sound.
  private static let invisible = Set(format + perf + [audioLayer])

  /// `true` if a reported loss can be visible.
  package var isVisible: Bool { !Self.invisible.contains(self) }
}
