/// The functions that generated code shares: fixed text, the same in every file that calls them.
enum Support: String, CaseIterable {
  case place, numbered
  /// Layers by what they show.
  case plain, disc, picture, label, gradient, filled, stroked
  /// What is said of few layers, after what makes them.
  case stretched, hidden, clipped, blended, masked, maskedByAll, maskedByNone
  case evenOdd, mitered, trimmed, dashed
  /// Paths.
  case outline, oval, boxPath, roundedPath, combined, polyline, polygon
  case rgb
  /// Animations of a timeline inside of another one, at other times.
  case retimed
  /// What shows from a time on, until one, and between two.
  case shownFrom, shownTo, shownBetween
  case keys, along, steps, timings, timing, repeated, joined, sprung
  /// Frames as times.
  case seconds, beatSeconds
  /// Lists of values.
  case numbers, degrees, points, sizes, unitPoints, paths, pathList
  /// The same for lists that are too long to be read.
  case numberData, degreeData, pointData, sizeData, unitPointData, ovalData, colorData, locationData
  /// Numbers as text.
  case sums, parse
  case unitPoint, radians, point, rect
  case setContentsScale, aim
  case exchange, transition, asSeen, transaction, run, turnOver, matrix
  /// Values that a transaction animates.
  case animate, animatePoint, animateSize, animateColor, animateColors, animateNumbers, animatePath,
    change,
    countFromNow
  /// Timelines of instances beside the beats.
  case runPart
  case rewind, set, store, withoutActions, removeAnimations
  /// What is told of the end of an animation.
  case notice

  /// What it is called; those that take their values as one text have the names of those that take
  /// them one by one.
  var name: String {
    switch self {
    case .numberData: "numbers"
    case .degreeData: "degrees"
    case .pointData: "points"
    case .sizeData: "sizes"
    case .unitPointData: "unitPoints"
    case .ovalData: "ovals"
    case .colorData: "colors"
    case .locationData: "locations"
    case .maskedByAll, .maskedByNone: "masked"
    case .shownFrom, .shownTo, .shownBetween: "shown"
    case .notice: "Notice"
    case .runPart: "run"
    case .pathList: "paths"
    case .animatePoint, .animateSize, .animateColor, .animateColors, .animateNumbers, .animatePath:
      "animate"
    case .place, .numbered, .plain, .disc, .picture, .label, .gradient, .filled, .stroked,
      .stretched,
      .hidden, .clipped, .blended, .masked, .evenOdd, .mitered, .trimmed, .dashed, .outline, .oval,
      .boxPath, .roundedPath, .combined, .polyline, .polygon, .rgb, .retimed, .keys, .along, .steps,
      .timings, .timing,
      .repeated, .joined, .sprung, .seconds, .beatSeconds, .change, .countFromNow, .numbers,
      .degrees,
      .points, .sizes, .unitPoints, .paths,
      .sums,
      .parse, .unitPoint, .radians, .point, .rect, .setContentsScale, .aim, .exchange, .transition,
      .asSeen, .transaction, .animate, .run, .turnOver, .matrix, .rewind, .set, .store,
      .withoutActions, .removeAnimations:
      rawValue
    }
  }

  /// The functions that this one calls itself.
  var needs: [Support] {
    switch self {
    case .shownFrom, .shownTo, .shownBetween: [.steps]
    case .steps: [.keys]
    case .keys: [.timings]
    case .timings, .transaction: [.timing]
    case .along: [.keys, .timings]
    case .place, .gradient, .unitPoints, .aim: [.unitPoint]
    case .outline, .sums: [.parse]
    case .paths, .pathList: [.outline]
    case .numberData, .degreeData, .pointData, .sizeData, .locationData: [.sums]
    case .colorData: [.sums, .rgb]
    case .unitPointData: [.sums, .unitPoint]
    case .ovalData: [.sums, .oval]
    case .disc: [.plain]
    case .stroked: [.filled]
    case .exchange, .transition: [.asSeen, .withoutActions, .timing]
    case .animate, .animatePoint, .animateSize, .animateColor, .animateColors, .animateNumbers,
      .animatePath:
      [.change]
    case .change, .run: [.store, .countFromNow]
    case .rewind, .set: [.store]
    case .turnOver: [.withoutActions, .countFromNow]
    case .runPart: [.countFromNow]
    case .beatSeconds: [.seconds]
    case .store: [.withoutActions]
    case .numbered, .plain, .picture, .label, .filled, .stretched, .hidden, .clipped, .blended,
      .masked, .maskedByAll, .maskedByNone, .evenOdd, .mitered, .trimmed, .dashed, .oval, .boxPath,
      .roundedPath, .combined, .polyline, .polygon, .rgb, .retimed, .timing, .repeated, .joined,
      .sprung,
      .seconds,
      .numbers, .degrees,
      .points, .sizes, .parse, .unitPoint, .radians, .point, .rect, .setContentsScale,
      .asSeen, .notice, .matrix, .countFromNow, .withoutActions, .removeAnimations:
      []
    }
  }

  /// Functions with those that they call.
  static func withNeeds(_ functions: Set<Support>) -> Set<Support> {
    var result = functions
    var waiting = Array(functions)
    while let function = waiting.popLast() {
      waiting += function.needs.filter { result.insert($0).inserted }
    }
    return result
  }

  /// Where a function stands.
  enum Home: String, CaseIterable {
    /// Among those of all layers.
    case layer = "CALayer"
    /// Among those of shapes.
    case shape = "CAShapeLayer"
    /// Among the ways to make colours.
    case color = "CGColor"
    /// By itself.
    case file

    /// Its functions, each after a mark with its name.
    fileprivate var texts: [String] {
      switch self {
      case .layer: [layerSources, pathSources, keySources, transactionsSources]
      case .shape: [shapeSources]
      case .color: [colorSources]
      case .file: [fileSources]
      }
    }
  }

  /// The Swift source of the function.
  var source: String { Self.sources[self]?.source ?? "" }

  /// Where the function stands.
  var home: Home { Self.sources[self]?.home ?? .file }

  /// The functions by the marks that stand before them.
  private static let sources: [Support: (home: Home, source: String)] =
    Home.allCases.reduce(into: [:]) { sources, home in
      for (name, source) in home.texts.flatMap(functions) {
        guard let function = Support(rawValue: name) else { continue }
        sources[function] = (home, source)
      }
    }

  /// The functions of a text, each after a line with its name. (Bytes are looked at: looking at
  /// characters takes as long as planning a small scene.)
  private static func functions(in text: String) -> [(name: String, source: String)] {
    let mark = "// MARK: ".utf8
    var functions: [(name: String, lines: [Substring.UTF8View])] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        functions.append((String(Substring(line.dropFirst(mark.count))), []))
      } else if !functions.isEmpty {
        functions[functions.count - 1].lines.append(line)
      }
    }
    return functions.map { name, lines in
      (name, lines.map { String(Substring($0)) }.joined(separator: "\n"))
    }
  }
}

extension Support {
  /// Shared functions, each home with its own.
  ///
  /// - Parameter opening: What opens a home.
  static func nodes(
    _ functions: Set<Support>, opening: (Home) -> String
  ) -> [SwiftNode] {
    Home.allCases.flatMap { home -> [SwiftNode] in
      let sources = allCases.filter { functions.contains($0) && $0.home == home }.map(\.source)
      guard !sources.isEmpty else { return [] }
      switch home {
      case .file: return sources.flatMap { [.blank, .typeSource($0)] }
      case .layer, .shape, .color:
        return [.blank, .type(opening(home), [.source(sources.joined(separator: "\n\n"))])]
      }
    }
  }
}
