internal import PegbarDiagnostics
internal import PegbarLottie

// What the Core Animation engine of lottie-ios does not draw (CompatibilityTracker.swift).

extension Rule {
  private static let fallback = """
    In the automatic mode, lottie-ios draws the whole animation on the main thread, which takes \
    more of the processor; if the app has chosen Core Animation, this part looks different.
    """

  /// A filled path is trimmed.
  static let caTrimOnFill = Rule(
    .rule(
      "ca/trim-on-fill", .warning,
      Words(
        title: "A filled path is trimmed",
        meaning: "The Core Animation engine of lottie-ios trims strokes, but not fills.",
        effect: fallback,
        wayOut: """
          Put the stroke with its Trim Paths and the fill into groups of their own, or uncover the \
          fill with a mask.
          """)),
    found: [
      .shapes(#"{"ty": "el"}, \#(fill), \#(trim)"#),
      .shapes(#"\#(group(#"{"ty": "el"}, \#(fill)"#)), \#(trim)"#),
    ],
    silent: [
      .shapes(#"{"ty": "el"}, {"ty": "st"}, \#(trim)"#),
      .shapes(#"{"ty": "el"}, \#(fill), {"ty": "tm", "hd": true, "e": {"k": 50}}"#),
      // The whole path.
      .shapes(#"{"ty": "el"}, \#(fill), {"ty": "tm"}"#),
      .shapes(
        #"{"ty": "el"}, {"ty": "gf", "g": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}}, \#(trim)"#
      ),
    ],
    check: .renderList { list in
      guard list.hasPath, list.hasColorFill, let trim = list.trim else { return nil }
      return (trim, "Trim Paths applies to a fill, which Core Animation does not trim")
    })

  /// Dashes or gaps change their length.
  static let caAnimatedDash = Rule(
    .rule(
      "ca/animated-dash", .warning,
      Words(
        title: "Dashes change their length",
        meaning: """
          The Core Animation engine of lottie-ios moves dashes along the path, but cannot change how \
          long dashes and gaps are.
          """,
        effect: fallback,
        wayOut: "Delete the keyframes of Dash and Gap; keyframes of Offset may stay.")),
    found: [.shapes(#"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": \#(moving)}]}"#)],
    silent: [
      .shapes(#"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": {"k": 5}}]}"#),
      .shapes(
        #"{"ty": "el"}, {"ty": "st", "d": [{"n": "d", "v": {"k": 5}}, {"n": "o", "v": \#(moving)}]}"#
      ),
    ],
    check: .shape { item, run in
      guard case .style(.stroke(let stroke)) = item.kind, run.isShown,
        let dash = stroke.dashes.first(where: { $0.kind != .offset && $0.length.isAnimated })
      else { return }
      run.report(
        "the length of a \(dash.kind == .gap ? "gap" : "dash") changes, which Core Animation cannot "
          + "show", at: dash.source)
    })

  /// A repeater changes how many copies it makes.
  static let caAnimatedCopies = Rule(
    .rule(
      "ca/animated-repeater-copies", .warning,
      Words(
        title: "A Repeater changes how many copies it makes",
        meaning: "The Core Animation engine of lottie-ios makes all copies before it plays.",
        effect: fallback,
        wayOut: "Delete the keyframes of Copies, and let copies appear by their opacity or scale.")),
    found: [.shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": \#(moving)}"#)],
    silent: [
      .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 5}, "o": \#(moving)}"#),
      .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": \#(moving), "hd": true}"#),
    ],
    check: .shape { item, run in
      guard case .repeater(let repeater) = item.kind, run.isShown, repeater.copies.isAnimated else {
        return
      }
      run.report(
        "the number of copies changes, which Core Animation cannot show", at: item.source)
    })

  /// A group stretches a stroke that stands outside of it.
  static let caInheritedStrokeScale = Rule(
    .rule(
      "ca/inherited-stroke-scale", .warning,
      Words(
        title: "A group stretches a path, but not its stroke",
        meaning: """
          The stroke stands outside of the group, so it keeps its width while the group scales its \
          path by different factors across and down. The Core Animation engine of lottie-ios \
          stretches both.
          """,
        effect: fallback,
        wayOut: "Move the stroke into the group, or scale the group alike in both directions.")),
    found: [.shapes(#"\#(group(#"{"ty": "el"}"#, scale: "[100, 50]")), {"ty": "st"}"#)],
    silent: [
      .shapes(#"\#(group(#"{"ty": "el"}"#, scale: "[50, 50]")), {"ty": "st"}"#),
      .shapes(group(#"{"ty": "el"}, {"ty": "st"}"#, scale: "[100, 50]")),
      .shapes(#"\#(group(#"{"ty": "el"}"#, scale: "[100, 50]")), \#(fill)"#),
    ],
    check: .renderList { list in
      guard list.hasPath, let stroke = list.inheritedStroke, list.isStretched else { return nil }
      return (
        stroke, "a group stretches the path under this stroke, and Core Animation stretches both"
      )
    })

  /// Corners are rounded where Core Animation cannot do it.
  static let caRoundCorners = Rule(
    .rule(
      "ca/round-corners-combined", .warning,
      Words(
        title: "Round Corners applies to several paths or to a polystar",
        meaning: """
          The Core Animation engine of lottie-ios rounds the corners of single paths and rectangles. \
          It can neither round several paths of one group nor polystars.
          """,
        effect: fallback,
        wayOut: """
          Give each path a group of its own with Round Corners in it, or use Outer Roundness of the \
          polystar.
          """)),
    found: [
      .shapes(#"{"ty": "sr"}, \#(round), \#(fill)"#),
      .shapes(#"{"ty": "sh"}, {"ty": "sh"}, \#(round), \#(fill)"#),
    ],
    silent: [
      .shapes(#"{"ty": "rc"}, \#(round), \#(fill)"#),
      .shapes(#"{"ty": "sh"}, \#(round), \#(fill)"#),
      // Trimmed or of different kinds, paths are drawn one by one.
      .shapes(#"{"ty": "sh"}, {"ty": "sh"}, \#(round), {"ty": "st"}, \#(trim)"#),
      .shapes(#"{"ty": "sh"}, {"ty": "rc"}, \#(round), \#(fill)"#),
    ],
    check: .renderList { list in
      guard let corners = list.corners, list.hasStyle else { return nil }
      if list.stars > 0 {
        return (corners, "Round Corners applies to a polystar, which Core Animation does not round")
      }
      guard list.isCombined else { return nil }
      return (
        corners,
        "Round Corners applies to \(list.paths) paths, which Core Animation does not round together"
      )
    })

  /// Outlines under one fill are drawn one by one.
  static let caPathSplit = Rule(
    .rule(
      "ca/path-split", .note,
      Words(
        title: "Outlines under one fill are drawn one by one",
        meaning: """
          The Core Animation engine of lottie-ios joins only drawn paths to one outline. Rectangles, \
          ellipses and polystars get a layer each, so they cannot cut holes into each other.
          """,
        effect: "Holes are filled, and where outlines overlap, a transparent fill is darker.",
        wayOut: "Select the shapes and choose Convert To Bezier Path for each of them.")),
    found: [.shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "fl", "r": 2}"#)],
    silent: [
      .shapes(#"{"ty": "sh"}, {"ty": "sh"}, {"ty": "fl", "r": 2}"#),
      .shapes(#"{"ty": "el"}, {"ty": "fl", "r": 2}"#),
      .shapes(#"{"ty": "el"}, {"ty": "el"}, {"ty": "st"}"#),
      // Opaque outlines without holes look alike, joined or not.
      .shapes(#"{"ty": "el"}, {"ty": "el"}, \#(fill)"#),
    ],
    check: .renderList { list in
      guard let fill = list.revealingFill, list.outlines > 1, !list.isCombined else { return nil }
      return (
        fill, "\(list.outlines) outlines under this fill are drawn one by one, so they cut no holes"
      )
    })

  private static let fill = #"{"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}}"#
  private static let trim = #"{"ty": "tm", "e": {"k": 50}}"#
  private static let round = #"{"ty": "rd", "r": {"k": 5}}"#
  private static let moving = #"{"k": [{"t": 0, "s": [1]}, {"t": 9, "s": [5]}]}"#

  private static func group(_ items: String, scale: String = "[100, 100]") -> String {
    #"{"ty": "gr", "it": [\#(items), {"ty": "tr", "s": {"k": \#(scale)}}]}"#
  }
}
