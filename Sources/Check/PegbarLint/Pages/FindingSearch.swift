internal import PegbarBase
package import PegbarDiagnostics

/// The result of a search for a kind of finding.
package enum FindingSearch {
  /// One kind, matched by its ID or by a unique part after the slash.
  case kind(FindingKind)
  /// Several kinds, all in a family or all with the same part after the slash.
  case several([FindingKind])
  /// The kinds whose ID, title or page contains all words of the query.
  case mentioned([FindingKind])
  /// No match, with the nearest ID or family if there is a similar one.
  case unknown(nearest: String?)

  /// Searches for a kind.
  ///
  /// Case is ignored, and `_` and spaces match `-`.
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
      let mentioned = query.contains("/") ? [] : Self.kinds(mentioning: query)
      self = mentioned.isEmpty ? .unknown(nearest: Self.nearest(query)) : .mentioned(mentioned)
    }
  }

  /// Returns the kinds with a word that starts with each word of the query.
  private static func kinds(mentioning query: String) -> [FindingKind] {
    let wanted = words(of: query)
    guard !wanted.isEmpty else { return [] }
    return FindingKind.all.filter { kind in
      let texts = [kind.id, kind.title, FindingPages.meaning(of: kind), kind.effect, kind.wayOut]
      let found = Set(texts.flatMap(words))
      return wanted.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns the nearest ID or family.
  ///
  /// A query without a slash is compared with families and with the parts after the slash.
  private static func nearest(_ query: String) -> String? {
    let all = FindingKind.all
    if query.contains("/") {
      if let id = NearestName.of(query, among: all.map(\.id)) { return id }
      // The part after the slash can match even if the family does not.
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
  /// The part of the ID after the slash.
  fileprivate var slug: String { String(id.dropFirst(family.count + 1)) }
}
