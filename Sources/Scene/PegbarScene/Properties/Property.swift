internal import PegbarBase
package import PegbarDiagnostics

/// Every property of an exact scene that can be keyed.
///
/// The raw value is the name in the scene JSON. What normalized scenes have instead is
/// `LayerProperty`.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
public enum Property: String, Hashable, Sendable, CaseIterable {
  /// The anchor, in points.
  case anchor
  /// The horizontal part of the anchor.
  case anchorX
  /// The vertical part of the anchor.
  case anchorY
  /// The position, in points.
  case position
  /// The horizontal part of the position.
  case positionX
  /// The vertical part of the position.
  case positionY
  /// Both scale factors.
  case scale
  /// The horizontal scale factor.
  case scaleX
  /// The vertical scale factor.
  case scaleY
  /// The rotation in degrees.
  case rotation
  /// The rotation about x in degrees; in normalized scenes with Core Animation's sign.
  case rotationX
  /// The rotation about y in degrees; in normalized scenes with Core Animation's sign.
  case rotationY
  /// The orientation in space.
  case orientation
  /// The depth of the anchor, in points.
  case anchorZ
  /// The depth of the position, in points away from the viewer.
  case positionZ
  /// The factor of depths.
  case scaleZ
  /// The Zoom of a camera: the distance at which layers have their original size, in points.
  case cameraZoom
  /// The skew in degrees.
  case skew
  /// The direction of the skew in degrees.
  case skewAxis
  /// The opacity, 0…1.
  case opacity
  /// An outline.
  case path
  /// The centre of a rectangle, ellipse or polystar, in points.
  case center
  /// The horizontal part of the centre.
  case centerX
  /// The vertical part of the centre.
  case centerY
  /// The size of a rectangle or ellipse, in points.
  case size
  /// The width of a rectangle or ellipse.
  case width
  /// The height of a rectangle or ellipse.
  case height
  /// The corner radius of a rectangle, or that of Round Corners, in points.
  case cornerRadius
  /// The number of points of a polystar.
  case pointCount
  /// The outer radius of a polystar, in points.
  case outerRadius
  /// The outer roundness of a polystar, as a fraction.
  case outerRoundness
  /// The inner radius of a polystar, in points.
  case innerRadius
  /// The inner roundness of a polystar, as a fraction.
  case innerRoundness
  /// The colour of a fill.
  case fillColor
  /// The colour of a stroke.
  case strokeColor
  /// The width of a stroke, in points.
  case lineWidth
  /// The miter limit of a stroke.
  case miterLimit
  /// One length of a stroke's dashes, in points.
  case dashLength
  /// The phase of a stroke's dashes, in points.
  case dashPhase
  /// The start of a trim, as a fraction.
  case trimStart
  /// The end of a trim, as a fraction.
  case trimEnd
  /// The offset of a trim, in turns.
  case trimOffset
  /// How many copies a repeater makes.
  case copies
  /// By how many steps a repeater moves its first copy.
  case copyOffset
  /// The opacity of a repeater's original, 0…1.
  case startOpacity
  /// The opacity of a repeater's last copy, 0…1.
  case endOpacity
  /// How far Pucker & Bloat pulls vertices, as a fraction.
  case puckerAmount
  /// How far the ridges of Zig Zag lie beside the outline, in points.
  case ridgeSize
  /// How many ridges Zig Zag makes.
  case ridgeCount
  /// How far Offset Paths moves outlines, in points.
  case offsetAmount
  /// The start point of a gradient, in points.
  case gradientStart
  /// The horizontal part of a gradient's start point.
  case gradientStartX
  /// The vertical part of a gradient's start point.
  case gradientStartY
  /// The end point of a gradient, in points.
  case gradientEnd
  /// The horizontal part of a gradient's end point.
  case gradientEndX
  /// The vertical part of a gradient's end point.
  case gradientEndY
  /// The colours and opacities of a gradient with their places.
  case gradientStops
  /// How far a gradient's highlight is moved, as a fraction of the radius.
  case highlightLength
  /// In which direction a gradient's highlight is moved, in degrees.
  case highlightAngle
  /// The opacity of a mask, 0…1.
  case maskOpacity
  /// The expansion of a mask, in points.
  case maskExpansion
  /// The colour of a shadow.
  case shadowColor
  /// The opacity of a shadow, 0…1.
  case shadowOpacity
  /// The offset of a shadow, in points.
  case shadowOffset
  /// The horizontal part of a shadow's offset.
  case shadowOffsetX
  /// The vertical part of a shadow's offset.
  case shadowOffsetY
  /// The standard deviation of a shadow's blur, in points.
  case shadowRadius
  /// The direction of a shadow, in degrees clockwise from up.
  case shadowDirection
  /// The distance of a shadow, in points.
  case shadowDistance
  /// The standard deviation of a blur, in points.
  case blurRadius
  /// The share of an effect's colour in the result, 0…1.
  case effectAmount
  /// What an effect maps black to.
  case shadowsColor
  /// What an effect maps the middle between black and white to.
  case midtonesColor
  /// What an effect maps white to.
  case highlightsColor
  /// The value that levels map to their lowest, 0…1.
  case inputBlack
  /// The value that levels map to their highest, 0…1.
  case inputWhite
  /// The gamma of levels.
  case gamma
  /// The lowest value of levels, 0…1.
  case outputBlack
  /// The highest value of levels, 0…1.
  case outputWhite
  /// The time an instance shows, in seconds of its definition.
  case timeRemap
  /// A text and its look.
  case textDocument
  /// What an animator adds to the space before letters, in points.
  case tracking
  /// How far an animator moves lines apart, in points.
  case lineSpacing
  /// The horizontal part of that.
  case lineSpacingX
  /// The vertical part of that.
  case lineSpacingY
  /// What is added to the hue of a fill, in degrees.
  case fillHue
  /// What is added to the saturation of a fill, as a fraction.
  case fillSaturation
  /// What is added to the brightness of a fill, as a fraction.
  case fillBrightness
  /// The opacity of a fill, 0…1.
  case fillOpacity
  /// What is added to the hue of a stroke, in degrees.
  case strokeHue
  /// What is added to the saturation of a stroke, as a fraction.
  case strokeSaturation
  /// What is added to the brightness of a stroke, as a fraction.
  case strokeBrightness
  /// The opacity of a stroke, 0…1.
  case strokeOpacity
  /// The Start of a range selector, as a fraction or an index.
  case selectorStart
  /// The End of a range selector, as a fraction or an index.
  case selectorEnd
  /// The Offset of a range selector, as a fraction or an index.
  case selectorOffset
  /// How much a selector selects, −1…1.
  case selectorAmount
  /// The ease of a selector at full, −1…1.
  case easeHigh
  /// The ease of a selector at nothing, −1…1.
  case easeLow
  /// How soft the edges of a selector are, 0…1.
  case smoothness
  /// Where the points lie about which letters scale and turn, as a fraction.
  case alignment
  /// The horizontal part of that.
  case alignmentX
  /// The vertical part of that.
  case alignmentY
  /// Where a text begins on its path, in points.
  case firstMargin
  /// How far beyond the end of its path a text ends, in points.
  case lastMargin
  /// Whether letters are spread along a path.
  case forcesAlignment
  /// Whether letters stand at right angles on a path.
  case isPerpendicular
  /// Whether a text runs backwards along a path.
  case isReversed
}

extension Property {
  /// What a person sees happen when a value changes.
  package enum Change {
    /// The layer moves on the canvas.
    case place
    /// Something inside the layer, or the eye, moves.
    case motion
    /// It gets larger or smaller.
    case size
    /// It turns in the plane of the canvas.
    case turn
    /// It turns out of the plane of the canvas, or into it.
    case spatialTurn
    /// It appears or vanishes.
    case opacity
    /// A line is drawn as the value rises.
    case lineEnd
    /// A line is taken away as the value rises.
    case lineStart
    /// An outline changes its form.
    case form
    /// A colour changes.
    case color
    /// Anything else.
    case other
  }

  /// All there is to know about the property: what After Effects calls what moves, what the values
  /// of a track and their errors are measured in, and what a person sees happen.
  package var facts: (title: String, unit: Finding.Unit, change: Change) {
    switch self {
    case .anchor, .anchorX, .anchorY, .anchorZ: ("Anchor Point", .points, .motion)
    case .position, .positionX, .positionY: ("Position", .points, .place)
    case .positionZ: ("Position", .points, .motion)
    case .scale, .scaleX, .scaleY: ("Scale", .fraction, .size)
    case .scaleZ: ("Scale", .fraction, .motion)
    case .rotationX: ("X Rotation", .degrees, .spatialTurn)
    case .rotationY: ("Y Rotation", .degrees, .spatialTurn)
    case .orientation: ("Orientation", .degrees, .motion)
    case .cameraZoom: ("Zoom", .points, .motion)
    case .rotation: ("Rotation", .degrees, .turn)
    case .skew, .skewAxis: ("Skew", .degrees, .form)
    case .opacity: ("Opacity", .fraction, .opacity)
    case .path: ("the path", .points, .form)
    case .center, .centerX, .centerY: ("Position", .points, .motion)
    case .size, .width, .height: ("Size", .points, .size)
    case .cornerRadius: ("Roundness", .points, .form)
    case .pointCount: ("Points", .fraction, .form)
    case .outerRadius: ("Outer Radius", .points, .size)
    case .outerRoundness: ("Outer Roundness", .fraction, .form)
    case .innerRadius: ("Inner Radius", .points, .form)
    case .innerRoundness: ("Inner Roundness", .fraction, .form)
    case .fillColor, .strokeColor: ("Color", .fraction, .color)
    case .lineWidth: ("Stroke Width", .points, .other)
    case .miterLimit: ("Miter Limit", .fraction, .other)
    case .dashLength: ("Dash", .points, .other)
    case .dashPhase: ("the Offset of the dashes", .points, .other)
    case .trimStart: ("Start of Trim Paths", .fraction, .lineStart)
    case .trimEnd: ("End of Trim Paths", .fraction, .lineEnd)
    case .trimOffset: ("Offset of Trim Paths", .fraction, .lineEnd)
    case .gradientStart, .gradientStartX, .gradientStartY: ("Start Point", .points, .color)
    case .gradientEnd, .gradientEndX, .gradientEndY: ("End Point", .points, .color)
    case .gradientStops: ("Colors", .fraction, .color)
    case .highlightLength: ("Highlight Length", .fraction, .color)
    case .highlightAngle: ("Highlight Angle", .degrees, .color)
    case .maskOpacity: ("Mask Opacity", .fraction, .opacity)
    case .maskExpansion: ("Mask Expansion", .points, .other)
    case .shadowColor: ("the color of the shadow", .fraction, .color)
    case .shadowOpacity: ("the opacity of the shadow", .fraction, .opacity)
    case .shadowOffset, .shadowOffsetX, .shadowOffsetY, .shadowDistance:
      ("Direction and Distance of the shadow", .points, .other)
    case .shadowDirection: ("Direction and Distance of the shadow", .degrees, .other)
    case .shadowRadius: ("Softness of the shadow", .points, .other)
    case .blurRadius: ("Blurriness", .points, .other)
    case .effectAmount: ("Amount of the effect", .fraction, .color)
    case .shadowsColor, .midtonesColor, .highlightsColor: ("Color of the effect", .fraction, .color)
    case .inputBlack, .inputWhite, .gamma, .outputBlack, .outputWhite: ("Levels", .fraction, .color)
    case .timeRemap: ("Time Remap", .fraction, .other)
    case .copies: ("Copies", .fraction, .other)
    case .copyOffset: ("Offset of the Repeater", .fraction, .other)
    case .startOpacity: ("Start Opacity", .fraction, .opacity)
    case .endOpacity: ("End Opacity", .fraction, .opacity)
    case .puckerAmount: ("Amount of Pucker & Bloat", .fraction, .form)
    case .ridgeSize: ("Size of Zig Zag", .points, .form)
    case .ridgeCount: ("Ridges of Zig Zag", .fraction, .form)
    case .offsetAmount: ("Amount of Offset Paths", .points, .form)
    case .textDocument: ("Source Text", .fraction, .other)
    case .tracking: ("Tracking Amount", .points, .other)
    case .lineSpacing, .lineSpacingX, .lineSpacingY: ("Line Spacing", .points, .other)
    case .fillHue: ("Fill Hue", .degrees, .color)
    case .fillSaturation: ("Fill Saturation", .fraction, .color)
    case .fillBrightness: ("Fill Brightness", .fraction, .color)
    case .fillOpacity: ("Fill Opacity", .fraction, .opacity)
    case .strokeHue: ("Stroke Hue", .degrees, .color)
    case .strokeSaturation: ("Stroke Saturation", .fraction, .color)
    case .strokeBrightness: ("Stroke Brightness", .fraction, .color)
    case .strokeOpacity: ("Stroke Opacity", .fraction, .opacity)
    case .selectorStart: ("Start of the Range Selector", .fraction, .other)
    case .selectorEnd: ("End of the Range Selector", .fraction, .other)
    case .selectorOffset: ("Offset of the Range Selector", .fraction, .other)
    case .selectorAmount: ("Amount of the Range Selector", .fraction, .other)
    case .easeHigh: ("Ease High", .fraction, .other)
    case .easeLow: ("Ease Low", .fraction, .other)
    case .smoothness: ("Smoothness", .fraction, .other)
    case .alignment, .alignmentX, .alignmentY: ("Grouping Alignment", .fraction, .other)
    case .firstMargin: ("First Margin", .points, .other)
    case .lastMargin: ("Last Margin", .points, .other)
    case .forcesAlignment: ("Force Alignment", .fraction, .other)
    case .isPerpendicular: ("Perpendicular To Path", .fraction, .other)
    case .isReversed: ("Reverse Path", .fraction, .other)
    }
  }
}
