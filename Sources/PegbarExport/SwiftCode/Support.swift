/// The functions that generated code shares; a file has those it calls.
enum Support: String, CaseIterable {
  case place
  case plain
  case picture
  case filled
  case stroked
  case outline
  case timeline = "Timeline"
  /// Timelines inside timelines.
  case nestedTimeline
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
  /// Points in a list that is too long to be read.
  case pairs
  case unitPoints
  case colors
  case gradients
  case locations
  case paths
  case flags
  case unitPoint
  case radians
  case point
  case rect
  case grouped
  case inverted
  case setContentsScale
  case joined
  case exchange
  case sprung
  case beatSequence
  case transaction
  case animate
  case run
  /// Timelines of instances beside the beats.
  case runParts
  case rewind
  case set
  case store
  case withoutActions
  case removeAnimations

  /// The functions that this one calls itself.
  var needs: [Support] {
    switch self {
    case .place: [.radians]
    case .shown: [.steps, .flags, .seconds]
    case .keys, .evenKeys, .steps: [.seconds]
    case .degrees: [.radians]
    case .unitPoints: [.unitPoint]
    case .paths: [.outline]
    case .inverted: [.grouped]
    case .exchange: [.withoutActions]
    case .sprung: [.seconds]
    case .animate, .rewind: [.store, .withoutActions]
    case .run: [.store, .withoutActions, .seconds]
    case .set: [.store, .withoutActions]
    case .store: [.withoutActions]
    case .plain, .picture, .filled, .stroked, .outline, .timeline, .nestedTimeline, .splitRows,
      .seconds, .repeated, .numbers, .points, .pairs, .colors, .gradients, .locations, .flags,
      .unitPoint, .radians, .point, .rect, .grouped, .setContentsScale,
      .joined, .beatSequence, .transaction, .runParts, .withoutActions, .removeAnimations:
      []
    }
  }
}

extension SceneCode {
  /// Writes the functions that were called, at the end of the file.
  ///
  /// They are private to the file: files of several scenes can stand in one module.
  mutating func supportCode() {
    support.insert(.setContentsScale)
    if !usesCurves, support.remove(.keys) != nil { support.insert(.evenKeys) }
    // What is needed may need something itself, once.
    for _ in 0..<2 { for function in support { support.formUnion(function.needs) } }
    for function in Support.allCases where support.contains(function) {
      // What it adds stands in the timeline itself.
      if function == .nestedTimeline || function == .splitRows { continue }
      text.line()
      if function == .timeline {
        timelineType()
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
    case "CANVAS": return Self.rect(canvas)
    default: return "\(typeName).Curve"
    }
  }

  private mutating func timelineType() {
    text.line("/// Layers and what moves them, in time of the composition they stand in.")
    let isNested = support.contains(.nestedTimeline)
    let isSplit = support.contains(.splitRows)
    text.block("private struct Timeline {") { text in
      text.line("var rows: [(layer: CALayer, animations: [CAAnimation])] = []")
      text.line()
      text.block("mutating func add(_ layer: CALayer, _ animations: CAAnimation...) {") { text in
        if isSplit {
          text.block("if let last = rows.indices.last, rows[last].layer === layer {") {
            $0.line("rows[last].animations += animations")
            $0.line("return")
          }
        }
        text.line("rows.append((layer, animations))")
      }
      guard isNested else { return }
      text.line()
      text.lines(
        """
        /// Adds what an instance shows: its time 0 is at `begin`, and `rate` of its seconds pass in one.
        mutating func add(_ part: Timeline, begin: TimeInterval, rate: Float) {
          for row in part.rows {
            let group = CAAnimationGroup()
            group.animations = row.animations
            group.beginTime = begin
            group.speed = rate
            group.duration = row.animations.map(Timeline.end).reduce(0.001, max)
            group.fillMode = .both
            rows.append((row.layer, [group]))
          }
        }

        /// When an animation has come to rest.
        private static func end(of animation: CAAnimation) -> TimeInterval {
          let times = Double(max(animation.repeatCount, 1)) * (animation.autoreverses ? 2 : 1)
          let length = animation.duration * times / Double(animation.speed)
          return animation.beginTime + min(length, 1_000_000)
        }
        """)
    }
  }
}
