import QuartzCore

/// Returns a sliding layer, whose class `swift package pegbar convert` generates from Exports.
func makeSlide() -> CALayer { SlideLayer() }
