import PegbarGeometry
import PegbarScene

/// The text of an SVG filter under construction, in which each step uses the previous result.
struct SVGFilterText {
  private(set) var text = SVGText()
  private var count = 0
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
    let outside = transfer(input) { $0.function("<feFuncA", [1, 0]) }
    let shape = moved(blurred(outside, shadow.deviation), shadow.offset)
    let painted = inside(input, flood(shadow.color, in: shape))
    return shadow.isAlone ? painted : merged([input, painted])
  }

  /// Adds an outline: SVG dilates by rectangles, and several of them together are almost a circle.
  private mutating func outlined(_ color: Color, _ width: Size) -> String {
    let source = input
    let corners = [9.0, 27, 45, 63, 81].map { angle -> String in
      let (sine, cosine) = sineAndCosine(degrees: angle)
      return step("feMorphology", source) { text in
        text.append(" operator=\"dilate\"")
        text.attribute(
          " radius",
          [min(width.width, Self.widestLine) * cosine, min(width.height, Self.widestLine) * sine])
      }
    }
    let painted = flood(color, in: merged(corners))
    return merged([painted, source])
  }

  private mutating func blurred(_ source: String, _ deviation: Size) -> String {
    guard deviation.width > 0 || deviation.height > 0 else { return source }
    return step("feGaussianBlur", source) { text in
      text.attribute(
        " stdDeviation",
        [min(deviation.width, Self.widestBlur), min(deviation.height, Self.widestBlur)])
    }
  }

  private mutating func moved(_ source: String, _ offset: Point) -> String {
    guard offset != .zero else { return source }
    return step("feOffset", source) { text in
      text.attribute(" dx", offset.x)
      text.attribute(" dy", offset.y)
    }
  }

  /// Adds one color inside of a shape.
  private mutating func flood(_ color: Color, in shape: String) -> String {
    let flood = step("feFlood", nil) { $0.attribute((" flood-color", " flood-opacity"), color) }
    return inside(shape, flood)
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
    step("feColorMatrix", source) { text in
      if isLinear { text.append(" color-interpolation-filters=\"linearRGB\"") }
      text.attribute(" values", values)
    }
  }

  /// Maps gray to a scale of colors.
  private mutating func table(_ colors: [Color], _ source: String) -> String {
    transfer(source) { text in
      text.function("<feFuncR", colors.map(\.red))
      text.function("<feFuncG", colors.map(\.green))
      text.function("<feFuncB", colors.map(\.blue))
    }
  }

  private mutating func mixed(_ mapped: String, _ amount: Double) -> String {
    guard amount < 1 else { return mapped }
    let source = input
    return step("feComposite", source) { text in
      text.attribute(" in2", escaping: mapped)
      text.append(" operator=\"arithmetic\"")
      text.attribute(" k2", 1 - amount)
      text.attribute(" k3", amount)
    }
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
    let curves: [(name: StaticString, values: [Double]?)] = [
      ("<feFuncR", curve(levels.red, levels.all)), ("<feFuncG", curve(levels.green, levels.all)),
      ("<feFuncB", curve(levels.blue, levels.all)), ("<feFuncA", curve(levels.alpha, nil)),
    ]
    return transfer(input) { text in
      for case (let name, let values?) in curves { text.function(name, values) }
    }
  }

  private mutating func transfer(
    _ source: String, _ functions: (inout SVGText) -> Void
  ) -> String {
    step("feComponentTransfer", source, end: "</feComponentTransfer>") { text in
      text.append(">")
      functions(&text)
    }
  }

  // MARK: Steps

  /// Adds a result, clipped to a shape.
  private mutating func inside(_ shape: String, _ result: String) -> String {
    step("feComposite", result) { text in
      text.attribute(" in2", escaping: shape)
      text.append(" operator=\"in\"")
    }
  }

  /// Adds results on top of each other, the last one in front.
  private mutating func merged(_ sources: [String]) -> String {
    step("feMerge", nil, end: "</feMerge>") { text in
      text.append(">")
      for source in sources {
        text.append("<feMergeNode")
        text.attribute(" in", escaping: source)
        text.append("/>")
      }
    }
  }

  /// Adds a step and returns the name of its result; `rest` adds the other parts of the element.
  private mutating func step(
    _ name: String, _ source: String?, end: StaticString = "/>", _ rest: (inout SVGText) -> Void
  ) -> String {
    count += 1
    let result = "r\(count)"
    text.append("<")
    text.append(escaping: name)
    if let source { text.attribute(" in", escaping: source) }
    text.attribute(" result", escaping: result)
    rest(&text)
    text.append(end)
    return result
  }
}

extension SVGText {
  /// Adds a curve through values at equal distances.
  fileprivate mutating func function(_ opening: StaticString, _ values: [Double]) {
    append(opening)
    append(" type=\"table\"")
    attribute(" tableValues", values)
    append("/>")
  }
}
