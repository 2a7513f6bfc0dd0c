internal import PegbarBase

/// A kind of finding, with the text of its documentation page.
///
/// The id has the form `family/slug`. An id is never renamed, and never reused for another kind.
/// `pegbar explain` shows the page of every kind.
public struct FindingKind: Hashable, Sendable, Identifiable {
  /// The stable name, `family/slug`, for example `shape/merge-paths`.
  public let id: String
  /// The part of the id before the slash.
  public let family: String
  /// How much a finding of this kind matters unless it says otherwise.
  public let severity: Severity
  /// What it is, in a few words, without a full stop.
  public let title: String
  /// What the finding means, in whole sentences.
  public let meaning: String
  /// What a viewer will see, in whole sentences.
  public let effect: String
  /// The remedy, with commands and settings named as in After Effects.
  public let wayOut: String
  /// A small piece of input that causes the finding.
  public var example: String { makeExample() }
  /// The examples of rules are cut out of whole documents, which takes longer than making all kinds.
  private var makeExample: @Sendable () -> String

  /// Makes a kind of your own; Pegbar's are in ``all``, and most are constants of this type.
  ///
  /// - Parameters:
  ///   - id: The name, `family/slug`. Choose a family that no kind of Pegbar's has, for example the name
  ///     of your team.
  ///   - severity: How much a finding of this kind matters unless it says otherwise.
  ///   - title: What it is, in a few words, without a full stop.
  ///   - meaning: What the finding means, in whole sentences.
  ///   - effect: What a viewer will see, in whole sentences.
  ///   - wayOut: The remedy, with commands and settings named as in After Effects.
  ///   - example: A small piece of input that causes the finding.
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

  /// The same kind with an example that is made whenever it is read.
  package func withExample(_ make: @escaping @Sendable () -> String) -> FindingKind {
    var kind = self
    kind.makeExample = make
    return kind
  }

  /// Two kinds are the same when their ids are.
  public static func == (left: FindingKind, right: FindingKind) -> Bool {
    left.id == right.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension FindingKind {
  /// The limits that kinds name, at their defaults.
  static let limits = Limits()

  /// The kinds that reading, importing, converting and writing report, by family.
  package static let reported: [FindingKind] =
    format + ref + time + layer + shape + mask + property + text + effect + style + asset
    + normalize + export + perf + player

  /// Those whose loss cannot be seen: how a file is written, what it costs, and sound.
  private static let invisible = Set(format + perf + [audioLayer])

  /// Whether what it says is lost could be seen.
  package var isVisible: Bool { !Self.invisible.contains(self) }
}
