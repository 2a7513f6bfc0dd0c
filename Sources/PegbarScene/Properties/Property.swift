/// Every property that can be keyed, in exact and in normalized scenes.
///
/// The one table that import, evaluation, normalizing and export share. The raw value is the name
/// in the scene JSON.
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
  /// The skew in degrees.
  case skew
  /// The direction of the skew in degrees.
  case skewAxis
  /// The opacity, 0…1.
  case opacity
  /// Whether nothing shows.
  case isHidden
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
  /// Where a trimmed stroke begins, 0…1.
  case strokeStart
  /// Where a trimmed stroke ends, 0…1.
  case strokeEnd
  /// The start of a trim, as a fraction.
  case trimStart
  /// The end of a trim, as a fraction.
  case trimEnd
  /// The offset of a trim, in turns.
  case trimOffset
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
  /// The colours of a gradient.
  case colors
  /// The places of a gradient's colours, 0…1.
  case locations
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
}
