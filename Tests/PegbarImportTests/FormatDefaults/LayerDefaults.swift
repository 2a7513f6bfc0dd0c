import PegbarDiagnostics
import PegbarGeometry
import PegbarLottie
import PegbarScene
import PegbarTestSupport
import Testing

extension FormatDefault {
  private static func transform(_ members: String = "") throws -> PegbarLottie.Transform {
    try layer(#""ty": 3, "ks": {\#(members)}"#).transform
  }

  private static func position(_ members: String) throws -> (x: SourceNumber, y: SourceNumber) {
    guard case .split(let x, let y, _) = try transform(#""p": {"s": true\#(members)}"#).position
    else { throw Unexpected() }
    return (x, y)
  }

  private typealias SourceNumber = PegbarLottie.Property<Double>

  private static func mask(_ members: String = #""nm": "M""#) throws -> PegbarLottie.Mask {
    try #require(try layer(#""ty": 3, "masksProperties": [{\#(members)}]"#).masks.first)
  }

  /// Transforms of layers, groups and masks.
  static let transforms: [FormatDefault] = [
    FormatDefault("Transform", "a", "(0, 0)", spec: "optional", web: "(0, 0)", thorVG: "(0, 0)") {
      try transform().anchor
    },
    FormatDefault("Transform", "p", "(0, 0)", spec: "optional", web: "(0, 0)", thorVG: "(0, 0)") {
      guard case .joined(let position) = try transform().position else { throw Unexpected() }
      return position
    },
    FormatDefault("Split position", "x", "0", spec: "required", web: "fails", thorVG: "0") {
      try position("").x
    },
    FormatDefault("Split position", "y", "0", spec: "required", web: "fails", thorVG: "0") {
      try position("").y
    },
    FormatDefault(
      "Transform", "s", "(100, 100, 100)", spec: "optional", web: "(100, 100, 100)",
      thorVG: "(100, 100)"
    ) { try transform().scale },
    FormatDefault("Transform", "r", "0", spec: "optional", web: "0", thorVG: "0") {
      try transform().rotation
    },
    FormatDefault("Transform", "o", "100", spec: "optional", web: "100", thorVG: "100") {
      try transform().opacity
    },
    FormatDefault("Transform", "sk", "0", spec: "optional", web: "0", thorVG: "0") {
      try transform().skew
    },
    FormatDefault(
      "Transform", "sa", "0", spec: "optional", web: "fails if `sk` is set", thorVG: "0"
    ) {
      try transform().skewAxis
    },
    FormatDefault("3D transform", "rx", "0", web: "0", thorVG: "0") {
      try scene(#""ty": 4, "ddd": 1, "ks": {}"#).transform.space?.rotationX
    },
    FormatDefault("3D transform", "ry", "0", web: "fails if `rx` is set", thorVG: "0") {
      try scene(#""ty": 4, "ddd": 1, "ks": {}"#).transform.space?.rotationY
    },
    FormatDefault("Group `gr`", "tr", "none", spec: "optional", web: "none", thorVG: "none") {
      guard case .group(let group) = try item("gr", #""it": []"#) else { throw Unexpected() }
      return group.transform
    },
    FormatDefault("Mask", "mode", "add", spec: "intersect", web: "add", thorVG: "not set") {
      try mask().mode
    },
    FormatDefault("Mask", "inv", "no", web: "no", thorVG: "no") { try mask().isInverted },
    FormatDefault("Mask", "pt", "none", spec: "required", web: "fails", thorVG: "none") {
      try mask().path
    },
    FormatDefault("Mask", "o", "100", spec: "100", web: "fails", thorVG: "100") {
      try mask().opacity
    },
    FormatDefault("Mask", "x", "0", web: "fails", thorVG: "0") { try mask().expansion },
    FormatDefault("Mask", "f", "none") { try mask().feather },
  ]
}

extension FormatDefault {
  /// The times of a layer; the animation is from frame 5 to frame 60.
  static let layerTimes: [FormatDefault] = [
    FormatDefault(
      "Layer", "ip", "5, from the animation", spec: "required", web: "never shown", thorVG: "0"
    ) { "\(text(try layer(#""ty": 3"#).inPoint)), from the animation" },
    FormatDefault(
      "Layer", "op", "60, from the animation", spec: "required", web: "never shown", thorVG: "0"
    ) { "\(text(try layer(#""ty": 3"#).outPoint)), from the animation" },
    FormatDefault("Layer", "st", "0", spec: "0", web: "never shown", thorVG: "0") {
      try layer(#""ty": 3"#).startTime
    },
    FormatDefault("Layer", "sr", "1", spec: "1", web: "1", thorVG: "1") {
      try layer(#""ty": 3"#).stretch
    },
  ]

  /// Other members of layers.
  static let layers: [FormatDefault] = [
    FormatDefault("Layer", "ty", "none", spec: "required", web: "null layer", thorVG: "null layer")
    {
      guard case .unknown(let type, _) = try layer(#""nm": "A""#).kind else { throw Unexpected() }
      return type
    },
    FormatDefault(
      "Layer", "ks", "(100, 100, 100)", spec: "required", web: "fails", thorVG: "not set"
    ) { try layer(#""ty": 3"#).transform.scale },
    FormatDefault("Layer", "hd", "no", spec: "optional", web: "no", thorVG: "no") {
      try layer(#""ty": 3"#).isHidden
    },
    FormatDefault("Layer", "bm", "normal", spec: "normal", web: "normal", thorVG: "normal") {
      try layer(#""ty": 3"#).blendMode
    },
    FormatDefault("Layer", "ao", "no", spec: "no", web: "no", thorVG: "no") {
      try layer(#""ty": 3"#).autoOrient
    },
    FormatDefault("Layer", "ddd", "no", web: "no", thorVG: "no") { try layer(#""ty": 3"#).is3D },
    FormatDefault("Layer", "ct", "no", web: "no") { try layer(#""ty": 0"#).collapseTransform },
    FormatDefault("Layer", "td", "no", web: "no", thorVG: "no") {
      try layer(#""ty": 3"#).isMatteSource
    },
    FormatDefault("Layer", "tt", "none", spec: "optional", web: "none", thorVG: "none") {
      try layer(#""ty": 3"#).matte
    },
    FormatDefault(
      "Layer", "tp", "none", spec: "optional", web: "the preceding layer",
      thorVG: "the preceding layer"
    ) { try layer(#""ty": 3, "tt": 1"#).matte?.sourceIndex },
    FormatDefault("Layer", "parent", "none", spec: "optional", web: "none", thorVG: "none") {
      try layer(#""ty": 3"#).parent
    },
    FormatDefault("Solid", "sw", "0", spec: "required", web: "0", thorVG: "0") {
      guard case .solid(_, let width, _) = try layer(#""ty": 1"#).kind else { throw Unexpected() }
      return width
    },
    FormatDefault("Solid", "sh", "0", spec: "required", web: "0", thorVG: "0") {
      guard case .solid(_, _, let height) = try layer(#""ty": 1"#).kind else { throw Unexpected() }
      return height
    },
    FormatDefault("Solid", "sc", "black", spec: "required", web: "black", thorVG: "not set") {
      guard case .solid(let solid) = try scene(#""ty": 1, "sw": 9, "sh": 9"#).content else {
        throw Unexpected()
      }
      return solid.color
    },
    FormatDefault(
      "Precomposition", "w, h", "100 × 100, from the animation", spec: "optional",
      web: "never shown",
      thorVG: "0"
    ) {
      let inner = #"{"id": "c", "layers": []}"#
      guard
        case .instance(let instance) = try scene(#""ty": 0, "refId": "c""#, assets: inner).content
      else { throw Unexpected() }
      return "\(text(instance.clip)), from the animation"
    },
    FormatDefault("Precomposition", "tm", "none", spec: "optional", web: "none", thorVG: "none") {
      guard case .precomp(let precomp) = try layer(#""ty": 0"#).kind else { throw Unexpected() }
      return precomp.timeRemap
    },
    FormatDefault("Camera", "pe", "none", web: "fails") {
      guard case .camera(let perspective) = try layer(#""ty": 13"#).kind else {
        throw Unexpected()
      }
      return perspective
    },
    FormatDefault(
      "Image asset", "w, h", "100 × 100, from the animation", spec: "optional",
      web: "the size of the image",
      thorVG: "0"
    ) {
      let image = #"{"id": "i", "p": "a.png"}"#
      guard case .image(let use) = try scene(#""ty": 2, "refId": "i""#, assets: image).content
      else {
        throw Unexpected()
      }
      return "\(text(use.size)), from the animation"
    },
    FormatDefault("Image asset", "u", "empty", spec: "optional", web: "empty", thorVG: "empty") {
      let image = #"{"id": "i", "p": "a.png"}"#
      let asset = try #require(try document([], assets: [image]).assets.first)
      guard case .image(let image) = asset.kind else { throw Unexpected() }
      return image.file.directory
    },
  ]
}

extension FormatDefault {
  private static func root() throws -> LottieDocument {
    let log = FindingLog()
    return try #require(try LottieDocument.read(Array(#"{"ddd": 0, "layers": []}"#.utf8), log: log))
  }

  private static func marker() throws -> PegbarLottie.Marker {
    try #require(try document([], rest: #""markers": [{}]"#).markers.first)
  }

  /// Returns the first of two keyframes of an opacity.
  private static func key(_ members: String) throws -> Keyframe<Double> {
    let opacity = #"{"k": [{"t": 3, "s": [4]\#(members)}, {"t": 9, "s": [8]}]}"#
    return try #require(
      try layer(#""ty": 3, "ks": {"o": \#(opacity)}"#).transform.opacity.keyframes.first)
  }

  /// The animation and its keyframes.
  static let compositions: [FormatDefault] = [
    FormatDefault("Animation", "w", "512", spec: "required") { try root().width },
    FormatDefault("Animation", "h", "512", spec: "required") { try root().height },
    FormatDefault("Animation", "fr", "30", spec: "required", web: "fails") { try root().frameRate },
    FormatDefault("Animation", "ip", "0", spec: "required", web: "fails", thorVG: "0") {
      try root().inPoint
    },
    FormatDefault("Animation", "op", "1", spec: "required", web: "fails", thorVG: "0") {
      try root().outPoint
    },
    FormatDefault("Animation", "v", "none", web: "the latest", thorVG: "the latest") {
      try root().version
    },
    FormatDefault("Marker", "tm", "0", spec: "optional", web: "–", thorVG: "0") {
      try marker().time
    },
    FormatDefault("Marker", "dr", "0", spec: "optional", web: "–", thorVG: "0") {
      try marker().duration
    },
    FormatDefault("Marker", "cm", "empty", spec: "optional", web: "–", thorVG: "empty") {
      try marker().name
    },
    FormatDefault("Keyframe", "t", "dropped", spec: "required", web: "invalid time", thorVG: "0") {
      let keys = #"{"k": [{"s": [4]}, {"t": 9, "s": [8]}]}"#
      let opacity = try layer(#""ty": 3, "ks": {"o": \#(keys)}"#).transform.opacity
      return opacity.keyframes.map(\.time) == [9] ? "dropped" : "kept"
    },
    FormatDefault(
      "Keyframe", "s", "8, from the preceding keyframe", spec: "required",
      web: "from the preceding keyframe",
      thorVG: "from the preceding keyframe"
    ) {
      let keys = #"{"k": [{"t": 0, "s": [4], "e": [8]}, {"t": 9}]}"#
      let last = try layer(#""ty": 3, "ks": {"o": \#(keys)}"#).transform.opacity.keyframes.last
      return "\(text(last?.value)), from the preceding keyframe"
    },
    FormatDefault("Keyframe", "h", "no", spec: "no", web: "no", thorVG: "no") {
      try key("").isHold
    },
    FormatDefault("Keyframe", "o, i", "linear", spec: "optional", web: "fails", thorVG: "linear") {
      try key("").easing == EasingHandles.linearForAll ? "linear" : "eased"
    },
    FormatDefault("Keyframe", "o.x, o.y", "(0, 0)", spec: "required", web: "not a number") {
      let easing = try key(#", "o": {}, "i": {"x": 0.5, "y": 1}"#).easing[0]
      return Point(x: easing.outX, y: easing.outY)
    },
    FormatDefault("Keyframe", "i.x, i.y", "(1, 1)", spec: "required", web: "not a number") {
      let easing = try key(#", "i": {}, "o": {"x": 0.5, "y": 0}"#).easing[0]
      return Point(x: easing.inX, y: easing.inY)
    },
  ]
}
