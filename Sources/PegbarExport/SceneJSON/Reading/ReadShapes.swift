internal import PegbarJSON
internal import PegbarScene

// What shape layers draw: the tables of paths, groups and modifiers, and what is painted.
extension SceneReader {
  /// How many entries the tables of one shape layer have.
  private struct Counts {
    var paths: Int
    var groups: Int
  }

  /// Shape content from the members of an object.
  func shapes(_ members: inout SceneMembers) -> ShapeContent {
    let paths = elements(members["paths"])
    let groups = elements(members["groups"])
    let counts = Counts(paths: paths.count, groups: groups.count)
    return ShapeContent(
      paths: paths.map { path($0, counts) },
      groups: groups.enumerated().map { group($1, index: $0) },
      modifiers: elements(members["modifiers"]).compactMap { modifier($0, counts) },
      nodes: elements(members["nodes"]).compactMap { node($0, counts, depth: 0) })
  }

  // MARK: Tables

  private func path(_ value: JSONValue, _ counts: Counts) -> ShapePath {
    guard var members = members(value) else {
      return ShapePath(name: "", geometry: .path(.constant(Path())))
    }
    defer { members.finish() }
    return ShapePath(
      name: text(members.required("name")), source: text(members["source"], "$"),
      group: index(members["group"], below: counts.groups, of: "groups"),
      geometry: geometry(&members))
  }

  private func geometry(_ members: inout SceneMembers) -> Geometry {
    let nothing = Geometry.path(.constant(Path()))
    guard let type = members.required("type") else { return nothing }
    switch type.string {
    case "path": return .path(animated(members.required("path"), Path()))
    case "rectangle": return .rectangle(rectangle(&members))
    case "ellipse":
      return .ellipse(
        Ellipse(
          center: point(members["center"], .zero), size: point(members.required("size"), .zero),
          isReversed: flag(members["isReversed"])))
    case "star": return .polystar(polystar(.star, &members))
    case "polygon": return .polystar(polystar(.polygon, &members))
    default:
      members.ignoreRest()
      type.reportInvalid("expected a type of path; the path is empty")
      return nothing
    }
  }

  private func rectangle(_ members: inout SceneMembers) -> Rectangle {
    Rectangle(
      center: point(members["center"], .zero), size: point(members.required("size"), .zero),
      cornerRadius: animated(members["cornerRadius"], 0), isReversed: flag(members["isReversed"]))
  }

  private func polystar(_ kind: Polystar.Kind, _ members: inout SceneMembers) -> Polystar {
    Polystar(
      kind: kind, center: point(members["center"], .zero),
      pointCount: animated(members.required("pointCount"), 0),
      rotation: animated(members["rotation"], 0),
      outerRadius: animated(members.required("outerRadius"), 0),
      outerRoundness: animated(members["outerRoundness"], 0),
      innerRadius: animated(members["innerRadius"], 0),
      innerRoundness: animated(members["innerRoundness"], 0),
      isReversed: flag(members["isReversed"]))
  }

  private func group(_ value: JSONValue, index: Int) -> ShapeGroup {
    guard var members = members(value) else { return ShapeGroup(name: "") }
    defer { members.finish() }
    return ShapeGroup(
      name: text(members.required("name")), source: text(members["source"], "$"),
      parent: self.index(members["parent"], below: index, of: "groups before this one"),
      transform: transform(members["transform"]), opacity: animated(members["opacity"], 1),
      blendMode: option(members["blendMode"], .normal),
      repeater: members["repeater"].flatMap { repeater($0) })
  }

  private func repeater(_ value: JSONValue) -> Repeater? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    return Repeater(
      copies: animated(members.required("copies"), 1), offset: animated(members["offset"], 0),
      step: transform(members["step"]), startOpacity: animated(members["startOpacity"], 1),
      endOpacity: animated(members["endOpacity"], 1), order: option(members["order"], .below))
  }

  private func modifier(_ value: JSONValue, _ counts: Counts) -> PathModifier? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    let source = text(members["source"], "$")
    let paths = indices(members["paths"], below: counts.paths, of: "paths")
    guard let kind = modifierKind(&members, counts) else { return nil }
    return PathModifier(name: name, source: source, kind: kind, paths: paths)
  }

  private func modifierKind(
    _ members: inout SceneMembers, _ counts: Counts
  ) -> PathModifier.Kind? {
    guard let type = members.required("type") else { return nil }
    switch type.string {
    case "trim":
      return .trim(
        Trim(
          start: animated(members["start"], 0), end: animated(members["end"], 1),
          offset: animated(members["offset"], 0),
          mode: option(members.required("mode"), .simultaneously)))
    case "roundedCorners":
      return .roundedCorners(RoundedCorners(radius: animated(members.required("radius"), 0)))
    case "puckerBloat":
      return .puckerBloat(PuckerBloat(amount: animated(members.required("amount"), 0)))
    case "zigZag":
      return .zigZag(
        ZigZag(
          size: animated(members.required("size"), 0),
          ridges: animated(members.required("ridges"), 0),
          pointType: option(members["pointType"], .corner)))
    case "offsetPath":
      return .offsetPath(
        OffsetPath(
          amount: animated(members.required("amount"), 0),
          join: option(members["join"], .miter),
          miterLimit: animated(members["miterLimit"], 4)))
    case "merge":
      return .merge(
        MergePaths(
          mode: option(members.required("mode"), .add),
          group: index(members["group"], below: counts.groups, of: "groups")))
    default:
      members.ignoreRest()
      type.reportInvalid("expected a type of modifier; the modifier is left out")
      return nil
    }
  }

  // MARK: What is painted

  private func node(_ value: JSONValue, _ counts: Counts, depth: Int) -> ShapeNode? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let type = members.required("type") else { return nil }
    switch type.string {
    case "fill", "stroke":
      return style(isStroke: type.string == "stroke", &members, counts).map { .style($0) }
    case "group":
      let nodes = members["nodes"]
      guard let index = index(members.required("group"), below: counts.groups, of: "groups") else {
        return nil
      }
      guard depth < deepestGroup else {
        value.reportInvalid(
          "groups are nested more than \(deepestGroup) levels deep (limit group-depth)")
        return nil
      }
      return .group(index, elements(nodes).compactMap { node($0, counts, depth: depth + 1) })
    default:
      members.ignoreRest()
      type.reportInvalid("expected \"fill\", \"stroke\" or \"group\"; it is left out")
      return nil
    }
  }

  private func style(
    isStroke: Bool, _ members: inout SceneMembers, _ counts: Counts
  ) -> ShapeStyle? {
    let kind: ShapeStyle.Kind =
      isStroke ? .stroke(stroke(&members)) : .fill(option(members["rule"], .nonZero))
    let paint = paint(&members)
    let style = ShapeStyle(
      name: text(members.required("name")), source: text(members["source"], "$"),
      group: index(members["group"], below: counts.groups, of: "groups"), kind: kind,
      paint: paint ?? .color(.constant(.black)), opacity: animated(members["opacity"], 1),
      blendMode: option(members["blendMode"], .normal),
      paths: indices(members["paths"], below: counts.paths, of: "paths"))
    return paint == nil ? nil : style
  }

  private func paint(_ members: inout SceneMembers) -> Paint? {
    if let color = members["color"] { return .color(animated(color, .black)) }
    guard let value = members["gradient"] else {
      members.reportInvalid("there is neither 'color' nor 'gradient'; nothing is painted")
      return nil
    }
    guard var members = self.members(value) else { return nil }
    defer { members.finish() }
    return .gradient(
      Gradient(
        kind: option(members.required("kind"), .linear),
        start: point(members.required("start"), .zero),
        end: point(members.required("end"), .zero),
        highlightLength: animated(members["highlightLength"], 0),
        highlightAngle: animated(members["highlightAngle"], 0),
        stops: animated(members.required("stops"), GradientStops(colors: []))))
  }

  private func stroke(_ members: inout SceneMembers) -> Stroke {
    Stroke(
      width: animated(members.required("width"), 0), cap: option(members["cap"], .butt),
      join: option(members["join"], .miter), miterLimit: animated(members["miterLimit"], 4),
      dashes: elements(members["dashes"]).map { animated($0, 0) },
      dashPhase: animated(members["dashPhase"], 0))
  }
}
