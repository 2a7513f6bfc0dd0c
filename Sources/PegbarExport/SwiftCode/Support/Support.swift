/// The functions that generated code shares; a file has those it calls.
enum Support: String, CaseIterable {
  case place
  case plain
  case picture
  case label
  case gradient
  case filled
  case stroked
  case outline
  case oval
  /// Colours by their hexadecimal numbers, and by their parts.
  case hexColor
  case rgb
  /// Animations of a timeline inside of another one, at other times.
  case retimed
  case shown
  case keys
  /// Keys without curves, instead of those with some.
  case evenKeys
  case steps
  /// Positions along curves.
  case travel
  case seconds
  case repeated
  case numbers
  case degrees
  case points
  case unitPoints
  /// The same for lists that are too long to be read.
  case numberData
  case degreeData
  case pointData
  case unitPointData
  case ovalData
  /// Numbers as text.
  case sums
  case colors
  case gradients
  case locations
  case paths
  case ovals
  case flags
  case unitPoint
  case radians
  case point
  case rect
  case grouped
  case inverted
  case setContentsScale
  case aim
  /// Groups of which some are repeated, and such as are played once.
  case joined
  case joinedOnce
  case exchange
  case transition
  case sprung
  case beatSequence
  case transaction
  case animate
  case run
  case turnOver
  case matrix
  /// Timelines of instances beside the beats.
  case runPart
  case rewind
  case set
  case store
  case withoutActions
  case removeAnimations

  /// What makes the same values of one text; nothing where none does.
  var ofData: Support? {
    switch self {
    case .numbers: .numberData
    case .degrees: .degreeData
    case .points: .pointData
    case .unitPoints: .unitPointData
    case .ovals: .ovalData
    case _: nil
    }
  }

  /// The functions that this one calls itself.
  var needs: [Support] {
    switch self {
    case .shown: [.steps]
    case .keys, .evenKeys: [.seconds]
    case .steps: [.keys]
    case .travel: [.keys, .pointData]
    case .oval: [.outline]
    case .gradient: [.unitPoint]
    case .degrees: [.radians]
    case .unitPoints: [.unitPoint]
    case .numberData: [.sums]
    case .degreeData: [.sums, .radians]
    case .pointData: [.sums]
    case .unitPointData: [.sums, .unitPoint]
    case .ovalData: [.sums, .oval]
    case .paths: [.outline]
    case .inverted: [.grouped]
    case .aim: [.unitPoint]
    case .exchange, .transition: [.withoutActions]
    case .sprung: [.seconds]
    case .animate, .rewind: [.store, .withoutActions]
    case .run: [.store, .withoutActions, .seconds]
    case .set: [.store, .withoutActions]
    case .turnOver: [.withoutActions, .seconds]
    case .matrix: [.radians]
    case .store: [.withoutActions]
    case .place, .plain, .picture, .label, .filled, .stroked, .outline, .hexColor, .rgb, .retimed,
      .seconds, .repeated, .numbers, .points, .sums,
      .colors, .gradients, .locations, .ovals, .flags,
      .unitPoint, .radians, .point, .rect, .grouped, .setContentsScale, .joined,
      .joinedOnce,
      .beatSequence, .transaction, .runPart, .withoutActions, .removeAnimations:
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
    if !placeArguments.isDisjoint(with: ["masks", "holes"]) { support.insert(.grouped) }
    if placeArguments.contains("holes") { support.insert(.inverted) }
    if placeArguments.contains("turn") { support.insert(.radians) }
    if support.contains(.joined) { support.remove(.joinedOnce) }
    // What is needed may need something itself, once.
    for _ in 0..<3 { for function in support { support.formUnion(function.needs) } }
    if !usesCurves, support.remove(.keys) != nil { support.insert(.evenKeys) }
    for function in Support.allCases where support.contains(function) {
      text.line()
      if function == .place {
        placeFunction()
      } else if function == .gradient {
        gradientFunction()
      } else if function == .filled {
        filledFunction()
      } else if function == .stroked {
        strokedFunction()
      } else if function == .outline {
        outlineFunction()
      } else {
        let source =
          function == .travel
          ? MotionSource.travel(hasStraightParts: hasStraightTravels) : function.source
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
          let parts = line.split(separator: "@", omittingEmptySubsequences: false)
          text.line(parts.enumerated().map { fill($1, isName: $0 % 2 == 1) }.joined())
        }
      }
    }
  }

  /// What stands for a word between two `@` in the source of a function.
  private func fill(_ part: Substring, isName: Bool) -> String {
    guard isName else { return String(part) }
    switch part {
    case "RATE": return SwiftLiteral.number(frameRate)
    default: return "\(typeName).Curve"
    }
  }
}
