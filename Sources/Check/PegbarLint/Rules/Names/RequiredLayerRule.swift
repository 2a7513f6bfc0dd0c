public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Something is missing that an app goes by.
  package static let requiredLayer = Rule(
    .rule(
      "name/required-layer", .error,
      RulePage(
        title: "A layer is missing that has to be there",
        meaning: """
          The configuration lists key paths that apps use to change the animation, like \
          `Face.Eye.Fill 1`: names of layers, of layers in their compositions, and of groups and \
          shapes, with points between them. `*` stands for one name, `**` for any number of them. A \
          name that has a point in it cannot be part of a key path.
          """,
        effect: "Apps change nothing: a colour or a text stays as it is in the file.",
        wayOut: """
          Give the layer or shape its old name, or change the app and the configuration together.
          """)),
    standing: .optional,
    options: [.keyPaths("paths", "the key paths that have to be there")],
    example: RuleExample.layers([#""nm": "Eyes""#]).setting("paths", to: .texts(["Eye"])),
    check: .document { run in
      for path in run.texts("paths") {
        let names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, !KeyPathSearch(run.assets).holds(names, in: run.document) else {
          continue
        }
        run.report("nothing has the key path “\(path)”")
      }
    })
}

/// Looks for what a key path leads to.
private struct KeyPathSearch {
  /// Something that has named things in it.
  private enum Place {
    case layers([Layer], SourceID)
    case items([ShapeItem], SourceID)

    var source: SourceID {
      switch self {
      case .layers(_, let source), .items(_, let source): source
      }
    }
  }

  private let assets: [String: Asset]

  init(_ assets: [String: Asset]) { self.assets = assets }

  /// Whether the names lead to something, from the layers of the animation on.
  func holds(_ names: [String], in document: LottieDocument) -> Bool {
    var places = [Place.layers(document.layers, .root)]
    for (number, name) in names.enumerated() {
      let isLast = number == names.count - 1
      if name == "**" {
        if isLast { return places.contains { !children(of: $0).isEmpty } }
        places = closure(places)
        continue
      }
      let found = places.lazy.flatMap { children(of: $0) }.filter { name == "*" || $0.name == name }
      if isLast { return found.first { _ in true } != nil }
      places = distinct(found.compactMap(\.place))
    }
    return false
  }

  /// The places, and all places in them.
  ///
  /// Each counts once, however often it is shown, so there are no more than the document has parts.
  private func closure(_ places: [Place]) -> [Place] {
    var all = distinct(places)
    var seen = Set(all.map(\.source))
    var next = 0
    while next < all.count {
      for place in children(of: all[next]).compactMap(\.place)
      where seen.insert(place.source).inserted { all.append(place) }
      next += 1
    }
    return all
  }

  private func distinct(_ places: [Place]) -> [Place] {
    var seen: Set<SourceID> = []
    return places.filter { seen.insert($0.source).inserted }
  }

  /// What stands in a place: the name of each, and the place that it is itself.
  private func children(of place: Place) -> [(name: String?, place: Place?)] {
    switch place {
    case .layers(let layers, _): layers.map { ($0.name, content(of: $0)) }
    case .items(let items, _):
      items.map { item in
        guard case .group(let group) = item.kind else { return (item.name, nil) }
        return (item.name, .items(group.items, item.source))
      }
    }
  }

  private func content(of layer: Layer) -> Place? {
    switch layer.kind {
    case .precomp(let content):
      content.refID.flatMap { assets[$0] }.flatMap { asset in
        asset.layers.map { .layers($0, asset.source) }
      }
    case .shape(let items): .items(items, layer.source)
    case .solid, .image, .null, .text, .audio, .camera, .adjustment, .light, .data, .unknown: nil
    }
  }
}

extension FindingKind {
  /// A layer is missing that has to be there (`name/required-layer`).
  public static let requiredLayer = Rule.requiredLayer.pageKind
}
