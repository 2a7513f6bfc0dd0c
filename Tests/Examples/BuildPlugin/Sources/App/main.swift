import QuartzCore

// Each file of the folder Animations is a class: slide.json is AppSlideLayer. The two toggles have the
// names of their folders, too.
for scene in [AppSlideLayer(), AppLightToggleLayer(), AppDarkToggleLayer()] as [PegbarScene] {
  print(type(of: scene), scene.bounds.width, scene.bounds.height)
}

let slide = AppSlideLayer()
slide.play { print("slide has come to its end") }

#if os(Linux)
  // There is no screen here: the clock of the stand-in goes on by itself.
  for moment in [0, 0.5, 1.1] {
    Shim.advance(to: 1000 + moment)
    print("at \(moment) s, the knob is at", (slide.knob.presentation() ?? slide.knob).position.x)
  }
#endif
