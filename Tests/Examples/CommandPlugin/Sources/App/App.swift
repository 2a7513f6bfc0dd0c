import QuartzCore

/// A layer that slides, from the folder Exports: `swift package pegbar convert` wrote its class.
func makeSlide() -> CALayer { SlideLayer() }
