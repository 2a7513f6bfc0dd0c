package import PegbarDiagnostics
internal import PegbarGeometry

extension Property {
  /// What the values of a track and their errors are measured in.
  package var unit: Finding.Unit {
    switch self {
    case .rotation, .rotationX, .rotationY, .orientation, .skew, .skewAxis, .highlightAngle,
      .shadowDirection, .fillHue, .strokeHue:
      .degrees
    case .scale, .scaleX, .scaleY, .scaleZ, .opacity, .fillColor, .strokeColor,
      .trimStart, .trimEnd, .trimOffset, .gradientStops,
      .maskOpacity, .highlightLength, .outerRoundness, .innerRoundness, .pointCount, .miterLimit,
      .timeRemap, .startOpacity, .endOpacity, .puckerAmount, .copies, .copyOffset, .ridgeCount,
      .shadowColor, .shadowOpacity, .effectAmount, .shadowsColor, .midtonesColor,
      .highlightsColor, .inputBlack, .inputWhite, .gamma, .outputBlack, .outputWhite,
      .textDocument, .fillSaturation, .fillBrightness, .fillOpacity, .strokeSaturation,
      .strokeBrightness, .strokeOpacity, .selectorStart, .selectorEnd, .selectorOffset,
      .selectorAmount, .easeHigh, .easeLow, .smoothness, .alignment, .alignmentX, .alignmentY,
      .forcesAlignment, .isPerpendicular, .isReversed:
      .fraction
    case .anchor, .anchorX, .anchorY, .anchorZ, .positionZ, .cameraZoom, .position,
      .positionX, .positionY, .path, .center, .centerX,
      .centerY, .size, .width, .height, .cornerRadius, .outerRadius, .innerRadius, .lineWidth,
      .dashLength, .dashPhase, .gradientStart, .gradientStartX, .gradientStartY, .gradientEnd,
      .gradientEndX, .gradientEndY, .maskExpansion, .shadowOffset, .shadowOffsetX, .shadowOffsetY,
      .shadowRadius, .shadowDistance, .blurRadius, .ridgeSize, .offsetAmount, .tracking,
      .lineSpacing, .lineSpacingX, .lineSpacingY, .firstMargin, .lastMargin:
      .points
    }
  }

  /// What After Effects calls what moves.
  package var title: String {
    switch self {
    case .anchor, .anchorX, .anchorY, .anchorZ: "Anchor Point"
    case .position, .positionX, .positionY, .positionZ: "Position"
    case .scale, .scaleX, .scaleY, .scaleZ: "Scale"
    case .rotationX: "X Rotation"
    case .rotationY: "Y Rotation"
    case .orientation: "Orientation"
    case .cameraZoom: "Zoom"
    case .rotation: "Rotation"
    case .skew, .skewAxis: "Skew"
    case .opacity: "Opacity"
    case .path: "the path"
    case .center, .centerX, .centerY: "Position"
    case .size, .width, .height: "Size"
    case .cornerRadius: "Roundness"
    case .pointCount: "Points"
    case .outerRadius: "Outer Radius"
    case .outerRoundness: "Outer Roundness"
    case .innerRadius: "Inner Radius"
    case .innerRoundness: "Inner Roundness"
    case .fillColor, .strokeColor: "Color"
    case .lineWidth: "Stroke Width"
    case .miterLimit: "Miter Limit"
    case .dashLength: "Dash"
    case .dashPhase: "the Offset of the dashes"
    case .trimStart: "Start of Trim Paths"
    case .trimEnd: "End of Trim Paths"
    case .trimOffset: "Offset of Trim Paths"
    case .gradientStart, .gradientStartX, .gradientStartY: "Start Point"
    case .gradientEnd, .gradientEndX, .gradientEndY: "End Point"
    case .gradientStops: "Colors"
    case .highlightLength: "Highlight Length"
    case .highlightAngle: "Highlight Angle"
    case .maskOpacity: "Mask Opacity"
    case .maskExpansion: "Mask Expansion"
    case .shadowColor: "the color of the shadow"
    case .shadowOpacity: "the opacity of the shadow"
    case .shadowOffset, .shadowOffsetX, .shadowOffsetY, .shadowDirection, .shadowDistance:
      "Direction and Distance of the shadow"
    case .shadowRadius: "Softness of the shadow"
    case .blurRadius: "Blurriness"
    case .effectAmount: "Amount of the effect"
    case .shadowsColor, .midtonesColor, .highlightsColor: "Color of the effect"
    case .inputBlack, .inputWhite, .gamma, .outputBlack, .outputWhite: "Levels"
    case .timeRemap: "Time Remap"
    case .copies: "Copies"
    case .copyOffset: "Offset of the Repeater"
    case .startOpacity: "Start Opacity"
    case .endOpacity: "End Opacity"
    case .puckerAmount: "Amount of Pucker & Bloat"
    case .ridgeSize: "Size of Zig Zag"
    case .ridgeCount: "Ridges of Zig Zag"
    case .offsetAmount: "Amount of Offset Paths"
    case .textDocument: "Source Text"
    case .tracking: "Tracking Amount"
    case .lineSpacing, .lineSpacingX, .lineSpacingY: "Line Spacing"
    case .fillHue: "Fill Hue"
    case .fillSaturation: "Fill Saturation"
    case .fillBrightness: "Fill Brightness"
    case .fillOpacity: "Fill Opacity"
    case .strokeHue: "Stroke Hue"
    case .strokeSaturation: "Stroke Saturation"
    case .strokeBrightness: "Stroke Brightness"
    case .strokeOpacity: "Stroke Opacity"
    case .selectorStart: "Start of the Range Selector"
    case .selectorEnd: "End of the Range Selector"
    case .selectorOffset: "Offset of the Range Selector"
    case .selectorAmount: "Amount of the Range Selector"
    case .easeHigh: "Ease High"
    case .easeLow: "Ease Low"
    case .smoothness: "Smoothness"
    case .alignment, .alignmentX, .alignmentY: "Grouping Alignment"
    case .firstMargin: "First Margin"
    case .lastMargin: "Last Margin"
    case .forcesAlignment: "Force Alignment"
    case .isPerpendicular: "Perpendicular To Path"
    case .isReversed: "Reverse Path"
    }
  }
}
