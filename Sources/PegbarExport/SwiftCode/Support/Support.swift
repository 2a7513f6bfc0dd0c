/// The functions that generated code shares; a file has those it calls.
enum Support: String, CaseIterable {
  case place, numbered
  /// Layers by what they show.
  case plain, picture, label, gradient, filled, stroked
  /// Paths.
  case outline, oval
  /// Colours by their hexadecimal numbers, and by their parts.
  case hexColor, rgb
  /// Animations of a timeline inside of another one, at other times.
  case retimed
  /// What shows from a frame on, until one, and between two.
  case shownFrom, shownTo, shownBetween
  /// Keys with curves, and without any.
  case keys, evenKeys
  case timing, steps, seconds, repeated
  /// Lists of values.
  case numbers, degrees, points, unitPoints
  /// The same for lists that are too long to be read.
  case numberData, degreeData, pointData, unitPointData, ovalData
  /// Numbers as text.
  case sums
  /// Paths, and such of which some are told by what changes.
  case paths, morph
  case unitPoint, radians, point, rect
  case inverted, setContentsScale, aim
  /// Groups of which some are repeated, and such as are played once.
  case joined, joinedOnce
  case exchange, transition, sprung, beatSequence, transaction, animate, run, turnOver, matrix
  /// Timelines of instances beside the beats.
  case runPart
  case rewind, set, store, withoutActions, removeAnimations

  /// What it is called; those that take their values as one text have the names of those that take
  /// them one by one.
  var name: String { Self.sharedNames[self] ?? rawValue }

  private static let sharedNames: [Support: String] = [
    .numberData: "numbers", .degreeData: "degrees", .pointData: "points",
    .unitPointData: "unitPoints", .ovalData: "ovals", .morph: "paths",
  ]

  /// The functions that this one calls itself.
  var needs: [Support] {
    switch self {
    case .shownFrom, .shownTo, .shownBetween: [.steps]
    case .steps: [.keys]
    case .oval, .paths, .morph: [.outline]
    case .gradient, .unitPoints, .aim: [.unitPoint]
    case .numberData, .degreeData, .pointData: [.sums]
    case .unitPointData: [.sums, .unitPoint]
    case .ovalData: [.sums, .oval]
    case .exchange, .transition: [.withoutActions, .timing]
    case .transaction: [.timing]
    case .sprung: [.seconds]
    case .animate, .rewind, .set: [.store, .withoutActions]
    case .run: [.store, .withoutActions, .seconds]
    case .turnOver: [.withoutActions, .seconds]
    case .store: [.withoutActions]
    case .place, .numbered, .plain, .picture, .label, .filled, .stroked, .outline, .hexColor, .rgb,
      .retimed, .keys, .evenKeys, .timing, .seconds, .repeated, .numbers, .degrees, .points, .sums,
      .unitPoint, .radians, .point, .rect, .inverted, .setContentsScale, .joined, .joinedOnce,
      .beatSequence, .matrix, .runPart, .withoutActions, .removeAnimations:
      []
    }
  }
}

extension SceneCode {
  /// Writes the functions that were called, at the end of the file.
  ///
  /// They are private to the file: files of several scenes can stand in one module.
  mutating func supportCode() {
    var support = support.functions.subtracting(inlined)
    if placeArguments.contains("masks") || placeArguments.contains("holes") {
      // Masks stand in a layer of their own.
      placeArguments.insert(["", "holding"])
    }
    if placeArguments.contains("holes") { support.insert(.inverted) }
    if support.contains(.joined) { support.remove(.joinedOnce) }
    let hasOutlines = Support.withNeeds(support.subtracting([.oval, .ovalData])).contains(.outline)
    support = Support.withNeeds(support)
    if !hasOutlines { support.remove(.outline) }
    if !usesCurves, support.remove(.keys) != nil { support.insert(.evenKeys) }
    text.append(functions(support, hasOutlines: hasOutlines).bytes)
  }

  /// Some of the functions, in the order of all.
  private func functions(_ support: Set<Support>, hasOutlines: Bool) -> SwiftText {
    var made: [Support: (inout SwiftText) -> Void] = [
      .place: { placeFunction(besides: support, &$0) },
      .gradient: { gradientFunction(&$0) },
      .filled: { filledFunction(takesNone: support.contains(.stroked), &$0) },
      .stroked: { strokedFunction(isFilled: support.contains(.filled), &$0) },
      .outline: { outlineFunction(besides: support, &$0) },
      .oval: { ovalFunction(hasOutlines: hasOutlines, &$0) },
      .keys: { keysFunction(support, &$0) },
      .evenKeys: { keysFunction(support, &$0) },
      .sums: { sumsFunction(support, &$0) },
      .repeated: { repeatedFunction(&$0) },
      .joined: { joinedFunction(&$0) },
      .setContentsScale: { scaleFunction(&$0) },
      .aim: { aimFunction(&$0) },
    ]
    if showsFromZero { made[.shownBetween] = { $0.lines(Support.shownFromZero) } }
    var text = SwiftText()
    writeLineFunctions(&text)
    for function in Support.allCases where support.contains(function) {
      text.line()
      if let make = made[function] {
        make(&text)
      } else {
        text.lines(
          function.source.replacing("@RATE@", with: SwiftLiteral.number(frameRate))
            .replacing("@LAYER@", with: typeName))
      }
    }
    return text
  }
}
