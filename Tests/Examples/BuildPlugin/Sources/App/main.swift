import QuartzCore

// Each file of the folder Animations becomes a class: slide.json becomes AppSlideLayer. The names of
// the two toggles include their folders.
for scene in [AppSlideLayer(), AppLightToggleLayer(), AppDarkToggleLayer()] as [PegbarScene] {
  print(type(of: scene), scene.bounds.width, scene.bounds.height)
}

let slide = AppSlideLayer()
slide.playback.play { finished in print("slide", finished ? "finished" : "interrupted") }

#if os(Linux)
  // Without a display, the stand-in has its own clock.
  for moment in [0, 0.5, 1.1] {
    Shim.advance(to: 1000 + moment)
    print("at \(moment) s, the knob is at", (slide.knob.presentation() ?? slide.knob).position.x)
  }
#endif
