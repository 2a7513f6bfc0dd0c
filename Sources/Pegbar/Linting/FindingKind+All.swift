internal import PegbarLint

extension FindingKind {
  /// Every kind there is, by id: what reading, importing and converting report, what rules of lint
  /// look for, and what targets do not show.
  public static let all: [FindingKind] = (ownKinds + Compatibility.kinds).sorted { $0.id < $1.id }

  /// Those that are about no feature of players, which take longest to make.
  private static let ownKinds: [FindingKind] = {
    let kinds = reported + lint + Rule.all.map(\.pageKind)
    // A rule may look for a kind that something else reports, too.
    return Array(kinds.keyed(by: \.id).values)
  }()

  /// The kind with an id, or nothing where there is none.
  public static func named(_ id: String) -> FindingKind? {
    if let kind = ownKinds.first(where: { $0.id == id }) { return kind }
    guard id.hasPrefix("\(Compatibility.family)/") else { return nil }
    return Compatibility.kinds.first { $0.id == id }
  }
}
