internal import PegbarBase
public import PegbarDiagnostics

extension FindingKind {
  /// All kinds, sorted by ID: those of reading, importing, and converting, of lint rules, and of
  /// features that targets do not support.
  public static let all: [FindingKind] = {
    let kinds = sources.flatMap { $0() }
    // A rule can use a kind that is also reported elsewhere.
    return kinds.keyed(by: \.id).values.sorted { $0.id < $1.id }
  }()

  /// The lists of kinds, each created on demand.
  ///
  /// The last ones take the longest.
  private static let sources: [@Sendable () -> [FindingKind]] = [
    { reported }, { lint }, { ofRules }, { Compatibility.kinds },
  ]

  private static let ofRules = Rule.all.map(\.pageKind)

  /// Returns the kind with an ID, or `nil` if there is none.
  public static func named(_ id: String) -> FindingKind? {
    for kinds in sources {
      if let kind = kinds().first(where: { $0.id == id }) { return kind }
    }
    return nil
  }
}
