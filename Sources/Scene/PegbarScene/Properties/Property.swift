internal import PegbarBase
package import PegbarDiagnostics

/// A property of an exact scene that can have keyframes.
///
/// The raw value is the name in the scene JSON. Normalized scenes use `LayerProperty` instead.
///
/// More cases may be added; a `switch` over them needs an `@unknown default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Property: String, Hashable, Sendable, CaseIterable {
  /// The anchor point, in points.
  case anchor
  /// The horizontal component of the anchor point.
  case anchorX
  /// The vertical component of the anchor point.
  case anchorY
  /// The position, in points.
  case position
  /// The horizontal component of the position.
  case positionX
  /// The vertical component of the position.
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
  /// The depth of the anchor point, in points.
  case anchorZ
  /// The depth of the position, in points away from the viewer.
  case positionZ
  /// The scale factor along z.
  case scaleZ
  /// The Zoom of a camera: the distance at which layers have their original size, in points.
  case cameraZoom
  /// The skew in degrees.
  case skew
  /// The direction of the skew in degrees.
  case skewAxis
  /// The opacity, 0…1.
  case opacity
  /// A path.
  case path
  /// The center of a rectangle, ellipse or polystar, in points.
  case center
  /// The horizontal component of the center.
  case centerX
  /// The vertical component of the center.
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
  /// The color of a fill.
  case fillColor
  /// The color of a stroke.
  case strokeColor
  /// The width of a stroke, in points.
  case lineWidth
  /// The miter limit of a stroke.
  case miterLimit
  /// One length in a stroke's dash pattern, in points.
  case dashLength
  /// The phase of a stroke's dashes, in points.
  case dashPhase
  /// The start of a trim, as a fraction.
  case trimStart
  /// The end of a trim, as a fraction.
  case trimEnd
  /// The offset of a trim, in turns.
  case trimOffset
  /// The number of copies of a repeater.
  case copies
  /// The number of steps by which a repeater offsets its first copy.
  case copyOffset
  /// The opacity of a repeater's original, 0…1.
  case startOpacity
  /// The opacity of a repeater's last copy, 0…1.
  case endOpacity
  /// The amount of Pucker & Bloat, as a fraction.
  case puckerAmount
  /// The distance of Zig Zag ridges from the path, in points.
  case ridgeSize
  /// The number of Zig Zag ridges.
  case ridgeCount
  /// The distance by which Offset Paths moves paths, in points.
  case offsetAmount
  /// The start point of a gradient, in points.
  case gradientStart
  /// The horizontal component of a gradient's start point.
  case gradientStartX
  /// The vertical component of a gradient's start point.
  case gradientStartY
  /// The end point of a gradient, in points.
  case gradientEnd
  /// The horizontal component of a gradient's end point.
  case gradientEndX
  /// The vertical component of a gradient's end point.
  case gradientEndY
  /// The color and opacity stops of a gradient.
  case gradientStops
  /// The offset of a gradient's highlight, as a fraction of the radius.
  case highlightLength
  /// The direction of a gradient's highlight offset, in degrees.
  case highlightAngle
  /// The opacity of a mask, 0…1.
  case maskOpacity
  /// The expansion of a mask, in points.
  case maskExpansion
  /// The color of a shadow.
  case shadowColor
  /// The opacity of a shadow, 0…1.
  case shadowOpacity
  /// The offset of a shadow, in points.
  case shadowOffset
  /// The horizontal component of a shadow's offset.
  case shadowOffsetX
  /// The vertical component of a shadow's offset.
  case shadowOffsetY
  /// The standard deviation of a shadow's blur, in points.
  case shadowRadius
  /// The direction of a shadow, in degrees clockwise from up.
  case shadowDirection
  /// The distance of a shadow, in points.
  case shadowDistance
  /// The standard deviation of a blur, in points.
  case blurRadius
  /// The fraction of an effect's color in the result, 0…1.
  case effectAmount
  /// The color that an effect maps black to.
  case shadowsColor
  /// The color that an effect maps the middle between black and white to.
  case midtonesColor
  /// The color that an effect maps white to.
  case highlightsColor
  /// The input value that Levels maps to its lowest output, 0…1.
  case inputBlack
  /// The input value that Levels maps to its highest output, 0…1.
  case inputWhite
  /// The gamma of Levels.
  case gamma
  /// The lowest output value of Levels, 0…1.
  case outputBlack
  /// The highest output value of Levels, 0…1.
  case outputWhite
  /// The time that an instance displays, in seconds of its definition.
  case timeRemap
  /// A text and its formatting.
  case textDocument
  /// The space that a text animator adds before letters, in points.
  case tracking
  /// The distance by which a text animator moves lines apart, in points.
  case lineSpacing
  /// The horizontal component of the line spacing.
  case lineSpacingX
  /// The vertical component of the line spacing.
  case lineSpacingY
  /// The value added to the hue of a fill, in degrees.
  case fillHue
  /// The value added to the saturation of a fill, as a fraction.
  case fillSaturation
  /// The value added to the brightness of a fill, as a fraction.
  case fillBrightness
  /// The opacity of a fill, 0…1.
  case fillOpacity
  /// The value added to the hue of a stroke, in degrees.
  case strokeHue
  /// The value added to the saturation of a stroke, as a fraction.
  case strokeSaturation
  /// The value added to the brightness of a stroke, as a fraction.
  case strokeBrightness
  /// The opacity of a stroke, 0…1.
  case strokeOpacity
  /// The Start of a range selector, as a fraction or an index.
  case selectorStart
  /// The End of a range selector, as a fraction or an index.
  case selectorEnd
  /// The Offset of a range selector, as a fraction or an index.
  case selectorOffset
  /// The amount of a selector, −1…1.
  case selectorAmount
  /// The ease of a selector at the highest amount, −1…1.
  case easeHigh
  /// The ease of a selector at the lowest amount, −1…1.
  case easeLow
  /// The softness of a selector's edges, 0…1.
  case smoothness
  /// The offset of the points about which letters scale and rotate, as a fraction.
  case alignment
  /// The horizontal component of the alignment.
  case alignmentX
  /// The vertical component of the alignment.
  case alignmentY
  /// The start of a text on its path, in points.
  case firstMargin
  /// The distance by which a text extends beyond the end of its path, in points.
  case lastMargin
  /// A flag that spreads letters along a path.
  case forcesAlignment
  /// A flag that makes letters perpendicular to a path.
  case isPerpendicular
  /// A flag that reverses a text along a path.
  case isReversed
}

extension Property {
  /// The name on its own, as in the timeline of After Effects.
  package var name: String {
    let title = facts.title
    guard title.hasPrefix("the ") else { return title }
    let name = title.dropFirst(4)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The visible effect of a value change.
  package enum Change {
    /// The layer moves on the canvas.
    case place
    /// Something inside the layer, or the viewpoint, moves.
    case motion
    /// The layer grows or shrinks.
    case size
    /// The layer rotates in the plane of the canvas.
    case turn
    /// The layer rotates out of the plane of the canvas, or into it.
    case spatialTurn
    /// The layer appears or disappears.
    case opacity
    /// A line is drawn as the value increases.
    case lineEnd
    /// A line is erased as the value increases.
    case lineStart
    /// A path changes its shape.
    case form
    /// A color changes.
    case color
    /// Anything else.
    case other
  }

  /// The characteristics of the property: the name in After Effects, the unit of values and their
  /// errors, and the visible effect of a change.
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
    case .dashPhase: ("Offset of the dashes", .points, .other)
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
