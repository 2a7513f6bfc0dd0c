internal import PegbarBase
package import PegbarDiagnostics

/// What a request for a finding means.
package enum FindingSearch {
  /// One finding: by its id, or by the part after the slash where no other has it.
  case kind(FindingKind)
  /// Several: those of a family, or those that have the part after the slash.
  case several([FindingKind])
  /// None; the nearest id or family, where one is near.
  case unknown(nearest: String?)

  /// Looks for what is asked for; case does not count, and `_` or a blank stands for `-`.
  package init(_ query: String) {
    let query = String(query.prefix(200).lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    if let kind = FindingKind.named(query) {
      self = .kind(kind)
      return
    }
    let found = FindingKind.all.filter { $0.slug == query || $0.family == query }
    if let kind = found.first, found.count == 1, kind.slug == query {
      self = .kind(kind)
    } else if !found.isEmpty {
      self = .several(found)
    } else {
      self = .unknown(nearest: Self.nearest(query))
    }
  }

  /// The nearest id; for a query without a slash by the part after it, or a family.
  private static func nearest(_ query: String) -> String? {
    let all = FindingKind.all
    if query.contains("/") {
      if let id = NearestName.of(query, among: all.map(\.id)) { return id }
      // The family may be another one altogether.
      let slug = String(query.drop { $0 != "/" }.dropFirst())
      return all.first { $0.slug == slug }?.id
    }
    if let family = NearestName.of(query, among: Set(all.map(\.family)).sorted()) { return family }
    return NearestName.of(query, among: all.map(\.slug)).flatMap { slug in
      all.first { $0.slug == slug }?.id
    }
  }
}

extension FindingKind {
  /// The part of the id after the slash.
  fileprivate var slug: String { String(id.dropFirst(family.count + 1)) }
}
