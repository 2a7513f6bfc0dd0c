import PegbarGeometry
import PegbarScene

/// The steps of an SVG filter under construction, each of which uses the previous result.
struct SVGFilterSteps {
  private(set) var steps: [SVGElement] = []
  /// The name of the input of the next step.
  private var input = "SourceGraphic"

  /// Creates the steps of filters, in order.
  init(_ filters: [FrameFilter]) {
    for filter in filters { input = result(of: filter) }
  }

  /// The widest blur; wider ones look the same but are slow to render.
  private static let widestBlur = 5000.0
  /// The widest outline, because renderers compare every pixel with this number of others.
  private static let widestLine = 500.0

  /// Adds the steps of a filter and returns the name of its result.
  private mutating func result(of filter: FrameFilter) -> String {
    switch filter {
    case .color(let filter): result(of: filter)
    case .blur(let deviation): blurred(input, deviation)
    case .dropShadow(let shadow): dropped(shadow)
    case .innerShadow(let shadow): inner(shadow)
    case .outline(let color, let width): outlined(color, width)
    }
  }

  // MARK: Shadows and lines

  private mutating func dropped(_ shadow: FrameShadow) -> String {
    let shape = moved(blurred(input, shadow.deviation), shadow.offset)
    let painted = flood(shadow.color, in: shape)
    return shadow.isAlone ? painted : merged([painted, input])
  }

  private mutating func inner(_ shadow: FrameShadow) -> String {
    let outside = transfer(input, [.curve("feFuncA", [1, 0])])
    let shape = moved(blurred(outside, shadow.deviation), shadow.offset)
    let painted = inside(input, flood(shadow.color, in: shape))
    return shadow.isAlone ? painted : merged([input, painted])
  }

  /// Adds an outline: SVG dilates by rectangles, and several of them together are almost a circle.
  private mutating func outlined(_ color: Color, _ width: Size) -> String {
    let source = input
    let corners = [9.0, 27, 45, 63, 81].map { angle -> String in
      let (sine, cosine) = sineAndCosine(degrees: angle)
      let radius = [
        min(width.width, Self.widestLine) * cosine, min(width.height, Self.widestLine) * sine,
      ]
      return step(
        "feMorphology", source, [("operator", .text("dilate")), ("radius", .numbers(radius))])
    }
    let painted = flood(color, in: merged(corners))
    return merged([painted, source])
  }

  private mutating func blurred(_ source: String, _ deviation: Size) -> String {
    guard deviation.width > 0 || deviation.height > 0 else { return source }
    let deviations = [deviation.width, deviation.height].map { min($0, Self.widestBlur) }
    return step("feGaussianBlur", source, [("stdDeviation", .numbers(deviations))])
  }

  private mutating func moved(_ source: String, _ offset: Point) -> String {
    guard offset != .zero else { return source }
    return step("feOffset", source, [("dx", .number(offset.x)), ("dy", .number(offset.y))])
  }

  /// Adds one color inside of a shape.
  private mutating func flood(_ color: Color, in shape: String) -> String {
    var flood: [(name: String, value: SVGValue)] = [("flood-color", .color(color))]
    if color.alpha < 1 { flood.append(("flood-opacity", .number(color.alpha))) }
    return inside(shape, step("feFlood", nil, flood))
  }

  // MARK: Colours

  private mutating func result(of filter: ColorFilter) -> String {
    switch filter {
    case .fill(let color, let opacity):
      return matrix(
        input,
        [0, 0, 0, 0, color.red] + [0, 0, 0, 0, color.green] + [0, 0, 0, 0, color.blue]
          + [0, 0, 0, opacity, 0])
    case .tint(let black, let white, let amount):
      return mixed(table([black, white], gray()), amount)
    case .tritone(let shadows, let midtones, let highlights, let amount):
      return mixed(table([shadows, midtones, highlights], gray()), amount)
    case .levels(let levels):
      return self.levels(levels)
    case .coverage(let channel):
      let weights: [Double] =
        switch channel {
        case .red: [1, 0, 0, 0, 0]
        case .green: [0, 1, 0, 0, 0]
        case .blue: [0, 0, 1, 0, 0]
        case .alpha: [0, 0, 0, 1, 0]
        case .luminance: [0.2126, 0.7152, 0.0722, 0, 0]
        }
      let white: [Double] = [0, 0, 0, 0, 1]
      let source = input
      return inside(source, matrix(source, white + white + white + weights))
    }
  }

  /// Adds the mean of the colors in linear light.
  private mutating func gray() -> String {
    let third = 1.0 / 3
    let row = [third, third, third, 0, 0]
    return matrix(input, row + row + row + [0, 0, 0, 1, 0], isLinear: true)
  }

  private mutating func matrix(
    _ source: String, _ values: [Double], isLinear: Bool = false
  ) -> String {
    let linear: [(name: String, value: SVGValue)] =
      isLinear ? [("color-interpolation-filters", .text("linearRGB"))] : []
    return step("feColorMatrix", source, linear + [("values", .numbers(values))])
  }

  /// Maps gray to a scale of colors.
  private mutating func table(_ colors: [Color], _ source: String) -> String {
    transfer(
      source,
      [
        .curve("feFuncR", colors.map(\.red)), .curve("feFuncG", colors.map(\.green)),
        .curve("feFuncB", colors.map(\.blue)),
      ])
  }

  private mutating func mixed(_ mapped: String, _ amount: Double) -> String {
    guard amount < 1 else { return mapped }
    let source = input
    return step(
      "feComposite", source,
      [
        ("in2", .text(mapped)), ("operator", .text("arithmetic")), ("k2", .number(1 - amount)),
        ("k3", .number(amount)),
      ])
  }

  private mutating func levels(_ levels: FrameLevels) -> String {
    // One position for each value of a component.
    let places = (0...255).map { Double($0) / 255 }
    func curve(_ first: FrameLevels.Channel, _ then: FrameLevels.Channel?) -> [Double]? {
      guard !first.isIdentity || then?.isIdentity == false else { return nil }
      return places.map { place in
        let value = first.value(place)
        return then?.value(value) ?? value
      }
    }
    let curves = [
      ("feFuncR", curve(levels.red, levels.all)), ("feFuncG", curve(levels.green, levels.all)),
      ("feFuncB", curve(levels.blue, levels.all)), ("feFuncA", curve(levels.alpha, nil)),
    ]
    return transfer(input, curves.compactMap { name, values in values.map { .curve(name, $0) } })
  }

  private mutating func transfer(_ source: String, _ curves: [SVGElement]) -> String {
    step("feComponentTransfer", source, holding: curves)
  }

  // MARK: Steps

  /// Adds a result, clipped to a shape.
  private mutating func inside(_ shape: String, _ result: String) -> String {
    step("feComposite", result, [("in2", .text(shape)), ("operator", .text("in"))])
  }

  /// Adds results on top of each other, the last one in front.
  private mutating func merged(_ sources: [String]) -> String {
    step("feMerge", nil, holding: sources.map { SVGElement("feMergeNode", [("in", .text($0))]) })
  }

  /// Adds a step and returns the name of its result.
  private mutating func step(
    _ name: String, _ source: String?, _ attributes: [(name: String, value: SVGValue)] = [],
    holding children: [SVGElement] = []
  ) -> String {
    let result = "r\(steps.count + 1)"
    var step = SVGElement(name)
    if let source { step.set("in", source) }
    step.set("result", result)
    for (name, value) in attributes { step.set(name, value) }
    step.children = children
    steps.append(step)
    return result
  }
}

extension SVGElement {
  /// Returns a curve through values at equal distances.
  fileprivate static func curve(_ name: String, _ values: [Double]) -> SVGElement {
    SVGElement(name, [("type", .text("table")), ("tableValues", .numbers(values))])
  }
}
