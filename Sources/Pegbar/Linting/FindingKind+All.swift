internal import PegbarLint

extension FindingKind {
  /// Every kind there is, by id: what reading, importing and converting report, what rules of lint
  /// look for, and what targets do not show.
  public static let all: [FindingKind] = {
    let kinds = reported + lint + Rule.all.map(\.pageKind) + Compatibility.kinds
    // A rule may look for a kind that something else reports, too.
    return kinds.keyed(by: \.id).values.sorted { $0.id < $1.id }
  }()

  /// The kind with an id, or nothing where there is none.
  public static func named(_ id: String) -> FindingKind? { all.first { $0.id == id } }
}
