internal import PegbarJSON

/// A type of object in an animation, for the members that players require.
enum LottieObject: String, Sendable {
  case animation, marker, font, char
  case layer
  case precompLayer = "precomp-layer"
  case solidLayer = "solid-layer"
  case imageLayer = "image-layer"
  case nullLayer = "null-layer"
  case shapeLayer = "shape-layer"
  case textLayer = "text-layer"
  case transform, mask, effect
  case imageAsset = "image-asset"
  case precompAsset = "precomp-asset"
  /// A shape item, whose type is not known yet.
  case shape
  case group, rectangle, ellipse, star, path, fill, stroke, dash, trim, repeater, merge
  case groupTransform = "group-transform"
  case gradientFill = "gradient-fill"
  case gradientStroke = "gradient-stroke"
  case gradientColors = "gradient-colors"
  case repeaterTransform = "repeater-transform"
  case roundCorners = "round-corners"
  case property, keyframe, bezier
  /// A property whose values are paths.
  case pathProperty
  /// A keyframe of a path.
  case pathKeyframe
  /// A keyframe after one with an end value (`e`), which is its own value if it has none.
  case endedKeyframe
  /// A position, whose dimensions can be separate.
  case position
  /// A position with separate dimensions.
  case separatePosition
  case textData = "text-data"
  case textDocument = "text-document"
  case textAnimator = "text-animator"
  /// The documents of a text layer.
  case textDocuments
  /// A keyframe of a text document.
  case textKeyframe
  /// The list of fonts.
  case fonts

  /// The rows of the table that apply to the object.
  var rows: [LottieObject] {
    switch self {
    case .precompLayer, .solidLayer, .imageLayer, .nullLayer, .shapeLayer, .textLayer:
      [.layer, self]
    case .pathProperty, .position: [.property]
    case .pathKeyframe, .endedKeyframe: [.keyframe]
    case .shape, .textDocuments, .textKeyframe, .fonts, .separatePosition: []
    default: [self]
    }
  }

  /// The name of the object in a sentence.
  var title: String {
    switch self {
    case .animation: "animation"
    case .precompLayer: "precomposition layer"
    case .solidLayer: "solid layer"
    case .imageLayer: "image layer"
    case .nullLayer: "null layer"
    case .shapeLayer: "shape layer"
    case .textLayer: "text layer"
    case .imageAsset: "image asset"
    case .precompAsset: "precomposition"
    case .groupTransform: "transform of the group"
    case .gradientFill: "gradient fill"
    case .gradientStroke: "gradient stroke"
    case .gradientColors: "gradient"
    case .repeaterTransform: "transform of the Repeater"
    case .roundCorners: "Round Corners"
    case .trim: "Trim Paths"
    case .merge: "Merge Paths"
    case .repeater: "Repeater"
    case .star: "polystar"
    case .bezier: "outline"
    case .pathProperty, .position, .separatePosition: "property"
    case .pathKeyframe, .endedKeyframe, .textKeyframe: "keyframe"
    case .textData: "text"
    case .textDocument, .textDocuments: "text document"
    case .textAnimator: "text animator"
    case .char: "character"
    case .fonts: "list of fonts"
    case .shape: "shape item"
    case .marker, .font, .layer, .transform, .mask, .effect, .group, .rectangle, .ellipse, .path,
      .fill, .stroke, .dash, .property, .keyframe:
      rawValue
    }
  }
}

extension LottieObject {
  /// Returns the type of a layer.
  static func layer(_ object: JSONObject) -> LottieObject {
    switch object["ty"]?.number {
    case 0: .precompLayer
    case 1: .solidLayer
    case 2: .imageLayer
    case 3: .nullLayer
    case 4: .shapeLayer
    case 5: .textLayer
    default: .layer
    }
  }

  /// Returns the type of a position.
  static func position(_ object: JSONObject) -> LottieObject {
    object["x"]?.isObject == true || object["y"]?.isObject == true ? .separatePosition : .position
  }

  /// Returns the type of a shape item, or `nil` for types that the table does not have.
  static func shape(_ object: JSONObject) -> LottieObject? {
    switch object["ty"]?.string {
    case "gr": .group
    case "tr": .groupTransform
    case "rc": .rectangle
    case "el": .ellipse
    case "sr": .star
    case "sh": .path
    case "fl": .fill
    case "st": .stroke
    case "gf": .gradientFill
    case "gs": .gradientStroke
    case "tm": .trim
    case "rp": .repeater
    case "rd": .roundCorners
    case "mm": .merge
    default: nil
    }
  }

  /// Returns the type of an asset, or `nil` for audio and data.
  static func asset(_ object: JSONObject) -> LottieObject? {
    if object["layers"] != nil { return .precompAsset }
    return object["w"] != nil || object["h"] != nil ? .imageAsset : nil
  }
}

extension LottieObject {
  /// The objects in a member.
  enum Child {
    /// One object.
    case one(LottieObject)
    /// An array of objects.
    case each(LottieObject)
    /// An array of assets.
    case assets
  }

  /// Returns the objects in a member, or `nil` for other members.
  func child(_ key: JSONKey, _ value: JSONValue) -> Child? {
    switch self {
    case .animation, .fonts, .precompAsset: childOfAnimation(key)
    case .layer, .precompLayer, .solidLayer, .imageLayer, .nullLayer, .shapeLayer, .textLayer:
      childOfLayer(key)
    case .textData, .textDocuments, .textKeyframe: childOfText(key)
    case .property, .position, .separatePosition, .pathProperty, .pathKeyframe:
      childOfProperty(key, value)
    case .transform, .groupTransform, .repeaterTransform, .mask: childOfTransform(key)
    case .group, .rectangle, .ellipse, .star, .path, .fill, .stroke, .gradientFill,
      .gradientStroke, .gradientColors, .dash, .trim, .repeater, .roundCorners:
      childOfShape(key, value)
    case .shape, .marker, .font, .char, .effect, .imageAsset, .merge, .keyframe, .endedKeyframe,
      .bezier,
      .textDocument, .textAnimator:
      nil
    }
  }

  private func childOfAnimation(_ key: JSONKey) -> Child? {
    switch (self, key) {
    case (.fonts, "list"): .each(.font)
    case (.fonts, _): nil
    case (_, "layers"): .each(.layer)
    case (.animation, "assets"): .assets
    case (.animation, "markers"): .each(.marker)
    case (.animation, "fonts"): .one(.fonts)
    case (.animation, "chars"): .each(.char)
    default: nil
    }
  }

  private func childOfLayer(_ key: JSONKey) -> Child? {
    switch (self, key) {
    case (_, "ks"): .one(.transform)
    case (_, "masksProperties"): .each(.mask)
    case (_, "ef"): .each(.effect)
    case (.precompLayer, "tm"): .one(.property)
    case (.shapeLayer, "shapes"): .each(.shape)
    case (.textLayer, "t"): .one(.textData)
    default: nil
    }
  }

  private func childOfText(_ key: JSONKey) -> Child? {
    switch (self, key) {
    case (.textData, "d"): .one(.textDocuments)
    case (.textData, "a"): .each(.textAnimator)
    case (.textDocuments, "k"): .each(.textKeyframe)
    case (.textKeyframe, "s"): .one(.textDocument)
    default: nil
    }
  }

  private func childOfTransform(_ key: JSONKey) -> Child? {
    switch (self, key) {
    case (.mask, "pt"): .one(.pathProperty)
    case (.mask, "o"), (.mask, "x"): .one(.property)
    case (.mask, _): nil
    case (_, "p"): .one(.position)
    case (_, "a"), (_, "s"), (_, "r"), (_, "o"), (_, "sk"), (_, "sa"): .one(.property)
    default: nil
    }
  }

  private func childOfShape(_ key: JSONKey, _ value: JSONValue) -> Child? {
    switch (self, key) {
    case (.group, "it"): .each(.shape)
    case (.path, "ks"): .one(.pathProperty)
    case (.gradientFill, "g"), (.gradientStroke, "g"): .one(.gradientColors)
    case (.stroke, "d"), (.gradientStroke, "d"): .each(.dash)
    case (.repeater, "tr"): .one(.repeaterTransform)
    case (.repeater, "c"), (.repeater, "o"): .one(.property)
    case (.dash, "v"), (.gradientColors, "k"), (.roundCorners, "r"): .one(.property)
    case (.rectangle, "p"), (.rectangle, "s"), (.rectangle, "r"), (.ellipse, "p"), (.ellipse, "s"):
      .one(.property)
    case (.star, "p"), (.star, "r"), (.star, "pt"), (.star, "or"), (.star, "os"), (.star, "ir"),
      (.star, "is"):
      .one(.property)
    case (.fill, "o"), (.fill, "c"), (.stroke, "o"), (.stroke, "c"), (.stroke, "w"): .one(.property)
    case (.gradientFill, "o"), (.gradientFill, "s"), (.gradientFill, "e"), (.gradientStroke, "o"),
      (.gradientStroke, "s"), (.gradientStroke, "e"), (.gradientStroke, "w"):
      .one(.property)
    case (.trim, "s"), (.trim, "e"), (.trim, "o"): .one(.property)
    default: nil
    }
  }

  private func childOfProperty(_ key: JSONKey, _ value: JSONValue) -> Child? {
    switch (self, key) {
    case (.pathKeyframe, "s"), (.pathKeyframe, "e"): .each(.bezier)
    case (.separatePosition, "x") where value.isObject,
      (.separatePosition, "y") where value.isObject:
      .one(.property)
    case (.property, "k") where value.beginsWithObject,
      (.position, "k") where value.beginsWithObject:
      .each(.keyframe)
    case (.pathProperty, "k") where value.beginsWithObject: .each(.pathKeyframe)
    case (.pathProperty, "k") where value.isObject: .one(.bezier)
    default: nil
    }
  }
}
