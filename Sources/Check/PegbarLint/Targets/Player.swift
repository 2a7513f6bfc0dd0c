/// A player of animations: a library, an app, or the format specification.
package enum Player: String, Sendable, Hashable, CaseIterable {
  /// lottie-ios with its Core Animation engine.
  case lottieIOSCoreAnimation = "lottie-ios-ca"
  /// lottie-ios with its main thread engine.
  case lottieIOSMainThread = "lottie-ios-mt"
  /// lottie-android.
  case lottieAndroid = "lottie-android"
  /// lottie-web with the SVG renderer.
  case lottieWebSVG = "lottie-web-svg"
  /// lottie-web with the canvas renderer.
  case lottieWebCanvas = "lottie-web-canvas"
  /// lottie-web with the HTML renderer.
  case lottieWebHTML = "lottie-web-html"
  /// rlottie.
  case rlottie
  /// ThorVG.
  case thorVG = "thorvg"
  /// Skottie, the player of Skia.
  case skottie
  /// Telegram, for animated stickers.
  case telegram = "telegram-tgs"
  /// The format specification.
  case lottieSpecification = "lottie-spec"
  /// Lottie-Windows.
  case lottieWindows = "lottie-windows"

  /// The major version of the newest known release, or `nil` if releases have no such version.
  ///
  /// Minor versions are not compared, because players release them often.
  package var newestMajorVersion: Int? {
    switch self {
    case .lottieIOSCoreAnimation, .lottieIOSMainThread: 4
    case .lottieAndroid: 6
    case .lottieWebSVG, .lottieWebCanvas, .lottieWebHTML: 5
    case .rlottie: 0
    case .thorVG, .lottieSpecification: 1
    case .lottieWindows: 8
    // Milestones of Skia and versions of the app.
    case .skottie, .telegram: nil
    }
  }

  /// The display name.
  package var title: String {
    switch self {
    case .lottieIOSCoreAnimation: "lottie-ios, Core Animation engine"
    case .lottieIOSMainThread: "lottie-ios, main thread engine"
    case .lottieAndroid: "lottie-android"
    case .lottieWebSVG: "lottie-web, SVG"
    case .lottieWebCanvas: "lottie-web, canvas"
    case .lottieWebHTML: "lottie-web, HTML"
    case .rlottie: "rlottie"
    case .thorVG: "ThorVG"
    case .skottie: "Skottie"
    case .telegram: "Telegram stickers"
    case .lottieSpecification: "Lottie specification"
    case .lottieWindows: "Lottie-Windows"
    }
  }
}
