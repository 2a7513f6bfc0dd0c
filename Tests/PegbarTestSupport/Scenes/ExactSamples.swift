internal import PegbarGeometry
package import PegbarScene

extension SceneSamples {
  /// An exact scene with everything in it.
  package static let exact: Scene = {
    var scene = Scene(
      name: "Everything", duration: 2, frameRate: 29.97, firstFrame: 12,
      root: Composition(
        name: "Main", size: Size(width: 200, height: 100), layers: layers,
        transactions: transactions("main")),
      definitions: [
        Composition(
          id: "outer", name: "Outer", size: Size(width: 0, height: 0),
          layers: [
            layer(0, "inner", .instance(Instance(definition: "inner", clip: nil)))
          ]),
        Composition(id: "inner", name: "Inner", size: Size(width: 10, height: 10), layers: []),
      ],
      images: images, fonts: fonts, palette: palette, curves: curves, markers: markers,
      parameters: parameters)
    scene.background = palette[0].color
    scene.playback = Playback(
      speed: 0.5, isReversed: true, mode: .bounce, isAutomatic: false, count: 3, isOnHover: true)
    return scene
  }()

  static func layer(_ id: Int, _ name: String, _ content: LayerContent = .empty) -> Layer {
    Layer(
      id: LayerID(id), name: name, content: content, window: TimeRange(start: 0, end: 2))
  }

  private static var layers: [Layer] {
    var layers = [
      everything,
      layer(1, "null"),
      layer(
        2, "solid",
        .solid(Solid(size: Size(width: 4, height: 3), color: palette[1].color))),
      layer(
        3, "image", .image(ImageUse(image: "image_1", size: Size(width: 5, height: 6)))),
      layer(
        4, "instance",
        .instance(
          Instance(
            definition: "outer", timeMap: TimeMap(begin: 0.5, rate: -2, remap: number),
            clip: Size(width: 9, height: 8), keepsDepth: true))),
      layer(5, "camera", .camera(Camera(zoom: number, looksAtAnchor: true))),
    ]
    for content in texts {
      layers.append(layer(layers.count, "text \(layers.count)", .text(content)))
    }
    for mode in BlendMode.allCases {
      var layer = layer(layers.count, mode.rawValue)
      layer.blendMode = mode
      layers.append(layer)
    }
    for mode in Matte.Mode.allCases {
      var layer = layer(layers.count, "\(mode.rawValue) matte")
      layer.matte = Matte(source: LayerID(2), mode: mode)
      layers.append(layer)
    }
    return layers
  }

  private static var everything: Layer {
    Layer(
      id: LayerID(0), name: "everything", designerName: "Every\u{2028}thing \\ \u{0}",
      source: "$.layers[0]", content: .shapes(shapes), transform: transform,
      transformParent: LayerID(1), window: TimeRange(start: -0.5, end: .infinity),
      opacity: repeated, blendMode: .multiply,
      masks: Mask.Mode.allCases.map {
        Mask(
          name: $0.rawValue, mode: $0, isInverted: true,
          path: .keyed(moving(path(0), path(1), .hold)), opacity: still, expansion: number)
      },
      effects: effects, matte: Matte(source: LayerID(1), mode: .luma), isHidden: true,
      isMatteSource: true)
  }

  private static var shapes: ShapeContent {
    ShapeContent(
      paths: geometries.enumerated().map {
        ShapePath(name: "Path \($0)", source: "$.p", group: $0 == 0 ? nil : 1, geometry: $1)
      },
      groups: [
        ShapeGroup(name: "Group 1"),
        ShapeGroup(
          name: "Group 2", source: "$.g", parent: 0, transform: transform, opacity: number,
          blendMode: .screen),
        ShapeGroup(
          name: "Copies", parent: 1,
          repeater: Repeater(
            copies: number, offset: still, step: transform, startOpacity: number,
            endOpacity: .constant(0.2), order: .above)),
        ShapeGroup(name: "Plain Copies", repeater: Repeater(copies: .constant(3))),
      ],
      modifiers: Trim.Mode.allCases.map {
        PathModifier(
          name: "Trim", source: "$.t",
          kind: .trim(Trim(start: number, end: still, offset: still, mode: $0)), paths: [0, 2])
      } + [
        PathModifier(
          name: "Round", kind: .roundedCorners(RoundedCorners(radius: number)), paths: [1]),
        PathModifier(name: "Pucker", kind: .puckerBloat(PuckerBloat(amount: number)), paths: [1]),
        PathModifier(
          name: "Offset",
          kind: .offsetPath(OffsetPath(amount: number, join: .round, miterLimit: number)),
          paths: [0]),
        PathModifier(
          name: "Plain Offset", kind: .offsetPath(OffsetPath(amount: .constant(2))), paths: [0]),
      ]
        + ZigZag.PointType.allCases.map {
          PathModifier(
            name: "Zig Zag",
            kind: .zigZag(ZigZag(size: number, ridges: .constant(4), pointType: $0)), paths: [2])
        }
        + MergePaths.Mode.allCases.map {
          PathModifier(
            name: "Merge",
            kind: .merge(MergePaths(mode: $0, group: $0 == .add ? nil : 1)), paths: [0, 1])
        },
      nodes: [
        .style(styles[0]),
        .group(0, [.group(1, styles.map { .style($0) }), .group(1, [])]),
      ])
  }

  private static var geometries: [Geometry] {
    let still = still
    return [
      .path(.constant(path(0))),
      .path(.keyed(moving(path(0), path(2)))),
      .rectangle(
        Rectangle(center: joined, size: split, cornerRadius: counted, isReversed: true)),
      .ellipse(Ellipse(center: split, size: joined, isReversed: true)),
    ]
      + Polystar.Kind.allCases.map {
        .polystar(
          Polystar(
            kind: $0, center: joined, pointCount: .constant(5), rotation: number,
            outerRadius: .constant(50), outerRoundness: still, innerRadius: number,
            innerRoundness: still, isReversed: true))
      }
  }

  static let stops = GradientStops(
    colors: [
      .init(offset: 0, color: .white),
      .init(offset: 1, color: Color(red: 1, green: 0, blue: 0.1, alpha: 0.5)),
    ], alphas: [.init(offset: 0, alpha: 1), .init(offset: 0.5, alpha: 0)])

  private static var styles: [ShapeStyle] {
    var styles: [ShapeStyle] = FillRule.allCases.map {
      ShapeStyle(
        name: "Fill", source: "$.f", group: 1, kind: .fill($0),
        paint: .color(.keyed(moving(.black, palette[1].color))), opacity: number,
        blendMode: .hue, paths: [0, 1, 2, 3, 4])
    }
    for (cap, join) in zip(Stroke.Cap.allCases, Stroke.Join.allCases) {
      let stroke = Stroke(
        width: number, cap: cap, join: join, miterLimit: .constant(10),
        dashes: [.constant(3), counted], dashPhase: number)
      styles.append(
        ShapeStyle(
          name: "Stroke", kind: .stroke(stroke), paint: .color(.constant(.white)), paths: [])
      )
    }
    for kind in Gradient.Kind.allCases {
      let gradient = Gradient(
        kind: kind, start: joined, end: split, highlightLength: still, highlightAngle: number,
        stops: kind == .linear ? .constant(stops) : .keyed(moving(stops, stops)))
      styles.append(
        ShapeStyle(
          name: "Gradient", kind: .stroke(Stroke(width: .constant(0))), paint: .gradient(gradient),
          paths: [1]))
    }
    return styles
  }
}
