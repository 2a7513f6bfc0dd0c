/// The functions that generated code shares; a file has those it calls.
enum Support: String, CaseIterable {
  case place
  case numbered
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
  case timeline = "Timeline"
  /// Timelines inside timelines.
  case nestedTimeline
  /// The same at other times.
  case retimedTimeline
  /// Several statements for one layer of a timeline.
  case splitRows
  case shown
  case keys
  /// Keys without curves, instead of those with some.
  case evenKeys
  case steps
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
  case runParts
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
    case .aim: [.unitPoint]
    case .exchange, .transition: [.withoutActions]
    case .sprung: [.seconds]
    case .animate, .rewind: [.store, .withoutActions]
    case .run: [.store, .withoutActions, .seconds]
    case .set: [.store, .withoutActions]
    case .turnOver: [.withoutActions, .seconds]
    case .matrix: [.radians]
    case .store: [.withoutActions]
    case .place, .numbered, .plain, .picture, .label, .filled, .stroked, .outline, .hexColor, .rgb,
      .timeline,
      .nestedTimeline, .retimedTimeline, .splitRows, .seconds, .repeated, .numbers, .points, .sums,
      .colors, .gradients, .locations, .ovals, .flags,
      .unitPoint, .radians, .point, .rect, .inverted, .setContentsScale, .joined, .joinedOnce,
      .beatSequence, .transaction, .runParts, .withoutActions, .removeAnimations:
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
    support.insert(.setContentsScale)
    if !placeArguments.isDisjoint(with: ["masks", "holes"]) {
      // Masks stand in a layer of their own.
      placeArguments.formUnion(["", "holding"])
    }
    if placeArguments.contains("holes") { support.insert(.inverted) }
    if placeArguments.contains("turn") { support.insert(.radians) }
    if support.contains(.joined) { support.remove(.joinedOnce) }
    // What is needed may need something itself, once.
    for _ in 0..<3 { for function in support { support.formUnion(function.needs) } }
    if !usesCurves, support.remove(.keys) != nil { support.insert(.evenKeys) }
    for function in Support.allCases where support.contains(function) {
      // What it adds stands in the timeline itself.
      if [.nestedTimeline, .retimedTimeline, .splitRows].contains(function) { continue }
      text.line()
      if function == .timeline {
        timelineType(support)
      } else if function == .place {
        placeFunction(besides: support)
      } else if function == .gradient {
        gradientFunction()
      } else if function == .filled {
        filledFunction(takesNone: support.contains(.stroked))
      } else if function == .stroked {
        strokedFunction(isFilled: support.contains(.filled))
      } else if function == .outline {
        outlineFunction()
      } else if function == .setContentsScale {
        scaleFunction()
      } else if function == .aim {
        aimFunction()
      } else {
        let source = function.source.split(separator: "\n", omittingEmptySubsequences: false)
        for line in source {
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

  private mutating func timelineType(_ support: Set<Support>) {
    text.line("/// Layers and what moves them, in time of the composition they stand in.")
    let isNested = support.contains(.nestedTimeline)
    let isRetimed = support.contains(.retimedTimeline)
    let isSplit = support.contains(.splitRows)
    let hasParts = scene.partsGoOn
    text.block("private struct Timeline {") { text in
      let flag = hasParts ? ", isPart: Bool" : ""
      text.line("var rows: [(layer: CALayer, animations: [CAAnimation]\(flag))] = []")
      text.line()
      text.block("mutating func add(_ layer: CALayer, _ animations: CAAnimation...) {") { text in
        if isSplit {
          text.block("if let last = rows.indices.last, rows[last].layer === layer {") {
            $0.line("rows[last].animations += animations")
            $0.line("return")
          }
        }
        text.line("rows.append((layer, animations\(hasParts ? ", false" : "")))")
      }
      guard isNested else { return }
      text.line()
      let time =
        isRetimed ? ": its time 0 is at `begin`, and `rate` of its seconds pass in one" : ""
      text.line("/// Adds what an instance shows\(time).")
      let arguments = isRetimed ? ", begin: TimeInterval = 0, rate: Double = 1" : ""
      text.block("mutating func add(_ part: Timeline\(arguments)) {") { text in
        let row = hasParts ? "(row.layer, row.animations, true)" : "row"
        guard isRetimed else {
          return text.line(
            hasParts
              ? "rows += part.rows.map { ($0.layer, $0.animations, true) }" : "rows += part.rows")
        }
        text.lines(
          """
          for row in part.rows {
            for animation in row.animations {
              animation.beginTime = begin + animation.beginTime / rate
              animation.duration /= rate
            }
            rows.append(\(row))
          }
          """)
      }
    }
  }
}
