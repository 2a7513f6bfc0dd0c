internal import PegbarBase
public import PegbarDiagnostics

extension FindingKind {
  /// Every kind there is, by id: what reading, importing and converting report, what rules of lint
  /// look for, and what targets do not show.
  public static let all: [FindingKind] = {
    let kinds = sources.flatMap { $0() }
    // A rule may look for a kind that something else reports, too.
    return kinds.keyed(by: \.id).values.sorted { $0.id < $1.id }
  }()

  /// The lists of kinds, each made when somebody asks for it; the later ones take longest.
  private static let sources: [@Sendable () -> [FindingKind]] = [
    { reported }, { lint }, { ofRules }, { Compatibility.kinds },
  ]

  private static let ofRules = Rule.all.map(\.pageKind)

  /// The kind with an id, or nothing where there is none.
  public static func named(_ id: String) -> FindingKind? {
    for kinds in sources {
      if let kind = kinds().first(where: { $0.id == id }) { return kind }
    }
    return nil
  }
}
