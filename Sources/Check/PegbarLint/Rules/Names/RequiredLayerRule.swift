public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing required layer.
  package static let requiredLayer = Rule(
    .rule(
      "name/required-layer", .error,
      RulePage(
        title: "Missing required layer or shape",
        meaning: """
          The configuration lists key paths that apps use to change the animation, such as \
          `Face.Eye.Fill 1`. A key path consists of the names of layers, nested layers, groups and \
          shapes, separated by dots. `*` matches one name, and `**` matches any number of names. A \
          name that contains a dot cannot be part of a key path.
          """,
        effect: """
          Changes made by the app have no effect: colors and text keep their values from the file.
          """,
        wayOut: """
          Restore the name of the layer or shape, or change the key path in both the app and the \
          configuration.
          """)),
    standing: .optional,
    options: [.keyPaths("paths", "required key paths")],
    example: RuleExample.layers([#""nm": "Eyes""#]).setting("paths", to: .strings(["Eye"])),
    check: .document { run in
      for path in run.strings("paths") {
        let names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, !KeyPathSearch(run.assets).holds(names, in: run.document) else {
          continue
        }
        run.report("no layer or shape has the key path “\(path)”")
      }
    })
}

/// A search for the target of a key path.
private struct KeyPathSearch {
  /// A container of named parts.
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

  /// Returns `true` if the names lead to a part, starting from the layers of the animation.
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

  /// Returns the containers and all containers within them.
  ///
  /// Each is included once, however often it is referenced, so there are no more than parts of the
  /// document.
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

  /// Returns the contents of a container, each with its name and its own container.
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
  /// Missing required layer (`name/required-layer`).
  public static let requiredLayer = Rule.requiredLayer.pageKind
}
