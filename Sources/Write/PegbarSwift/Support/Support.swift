/// The functions that generated code shares: fixed text that is the same in every file.
enum Support: String, CaseIterable {
  case place, numbered, collect
  /// Layers by their content.
  case plain, disc, picture, label, gradient, filled, stroked
  /// Modifiers for rare properties, after the call that creates a layer.
  case stretched, hidden, clipped, blended, onBaseline, masked, maskedByAll, maskedByNone
  case evenOdd, mitered, trimmed, dashed
  /// Paths.
  case outline, oval, boxPath, roundedPath, combined, polyline, polygon
  case rgb, hex
  /// Animations of a timeline inside another one, with different times.
  case retimed
  /// Visibility from a time on, until a time, and between two times.
  case shownFrom, shownTo, shownBetween
  case keys, along, steps, timings, timing, eased, repeated, joined, sprung
  /// Times from frames.
  case seconds, transactionSeconds
  /// Lists of values.
  case numbers, degrees, points, sizes, unitPoints, paths, pathList
  /// Lists of values that are too long to read.
  case numberData, degreeData, pointData, sizeData, unitPointData, ovalData, colorData, locationData
  /// Numbers from text.
  case sums, parse
  case unitPoint, radians, point, rect
  case setContentsScale, aim
  case exchange, transition, asSeen, transaction, run, runAll, turnOver, matrix
  /// Values that a transaction animates.
  case animate, animatePoint, animateSize, animateColor, animateColors, animateNumbers, animatePath,
    change,
    replace, countFromNow
  /// Timelines of instances, in parallel with transactions.
  case runPart
  case rewind, set, store, withoutActions, removeAnimations
  /// The delegates that report the end of an animation, and its start.
  case notice, startNotice

  /// The name of the function.
  ///
  /// Functions that accept their values as one text have the names of those that accept single
  /// values.
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
    case .notice, .startNotice: "Notice"
    case .runAll, .runPart: "run"
    case .pathList: "paths"
    case .animatePoint, .animateSize, .animateColor, .animateColors, .animateNumbers, .animatePath:
      "animate"
    case .place, .numbered, .collect, .plain, .disc, .picture, .label, .gradient, .filled, .stroked,
      .stretched,
      .hidden, .clipped, .blended, .onBaseline, .masked, .evenOdd, .mitered, .trimmed, .dashed,
      .outline, .oval,
      .boxPath, .roundedPath, .combined, .polyline, .polygon, .rgb, .hex, .retimed, .keys, .along,
      .steps,
      .timings, .timing, .eased,
      .repeated, .joined, .sprung, .seconds, .transactionSeconds, .change, .replace, .countFromNow,
      .numbers,
      .degrees,
      .points, .sizes, .unitPoints, .paths,
      .sums,
      .parse, .unitPoint, .radians, .point, .rect, .setContentsScale, .aim, .exchange, .transition,
      .asSeen, .transaction, .animate, .run, .turnOver, .matrix, .rewind, .set, .store,
      .withoutActions, .removeAnimations:
      rawValue
    }
  }

  /// The functions that this function calls.
  var needs: [Support] {
    switch self {
    case .shownFrom, .shownTo, .shownBetween: [.steps]
    case .steps: [.keys]
    case .keys: [.timings]
    case .timings, .transaction: [.timing]
    case .eased: [.timing, .sums]
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
    case .change, .run: [.store, .replace]
    case .runAll: [.run]
    case .rewind, .set: [.store]
    case .turnOver: [.withoutActions, .replace]
    case .replace, .runPart: [.countFromNow]
    case .transactionSeconds: [.seconds]
    case .store: [.withoutActions]
    case .numbered, .collect, .plain, .picture, .label, .filled, .stretched, .hidden, .clipped,
      .blended,
      .onBaseline, .masked, .maskedByAll, .maskedByNone, .evenOdd, .mitered, .trimmed, .dashed,
      .oval, .boxPath,
      .roundedPath, .combined, .polyline, .polygon, .rgb, .hex, .retimed, .timing, .repeated,
      .joined,
      .sprung,
      .seconds,
      .numbers, .degrees,
      .points, .sizes, .parse, .unitPoint, .radians, .point, .rect, .setContentsScale,
      .asSeen, .notice, .startNotice, .matrix, .countFromNow, .withoutActions, .removeAnimations:
      []
    }
  }

  /// Returns functions together with the functions that they call.
  static func withNeeds(_ functions: Set<Support>) -> Set<Support> {
    var result = functions
    var waiting = Array(functions)
    while let function = waiting.popLast() {
      waiting += function.needs.filter { result.insert($0).inserted }
    }
    return result
  }

  /// Returns the imports of a file that contains functions.
  static func imports(for functions: Set<Support>) -> String {
    let text = functions.contains(.onBaseline)
    return "import Foundation\nimport QuartzCore\n"
      + (text ? "\n#if canImport(CoreText)\n  import CoreText\n#endif\n" : "")
  }

  /// The type that declares a function.
  enum Home: String, CaseIterable {
    /// The functions of all layers.
    case layer = "CALayer"
    /// The functions of shape layers.
    case shape = "CAShapeLayer"
    /// The functions that create colors.
    case color = "CGColor"
    /// Declarations at file scope.
    case file

    /// The source strings, with a mark before each function.
    fileprivate var strings: [String] {
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

  /// The type that declares the function.
  var home: Home { Self.sources[self]?.home ?? .file }

  /// The functions by their marks in the source strings.
  private static let sources: [Support: (home: Home, source: String)] =
    Home.allCases.reduce(into: [:]) { sources, home in
      for (name, source) in home.strings.flatMap(functions) {
        guard let function = Support(rawValue: name) else { continue }
        sources[function] = (home, source)
      }
    }

  /// Returns the functions of a text, each of which follows a line with its name.
  private static func functions(in text: String) -> [(name: String, source: String)] {
    let (bytes, mark) = (Array(text.utf8), Array("// MARK: ".utf8))
    var functions: [(name: String, lines: Range<Int>?)] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        let name = line.dropFirst(mark.count)
        functions.append((String(decoding: name, as: UTF8.self), nil))
      } else if let last = functions.indices.last {
        let start = functions[last].lines?.lowerBound ?? line.startIndex
        functions[last].lines = start..<line.endIndex
      }
    }
    return functions.map { name, lines in
      (name, String(decoding: bytes[lines ?? 0..<0], as: UTF8.self))
    }
  }
}

extension Support {
  /// Returns shared functions, grouped by the type that declares them.
  ///
  /// - Parameter opening: Returns the opening of a group.
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
