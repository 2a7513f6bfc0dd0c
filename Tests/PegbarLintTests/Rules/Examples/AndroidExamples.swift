@testable import PegbarLint

/// Examples of rules about lottie-android.
enum AndroidExamples {
  static let table: [String: RuleExamples] = [
    "android/many-images": androidImages,
    "android/resource-name": resourceName,
    "android/software-fallback": androidSoftware,
  ]

  private static var androidImages: RuleExamples {
    let asset =
      #""assets": [{"id": "photo", "w": 9, "h": 9, "u": "images/", "p": "photo.png"}]"#
    func images(_ count: Int) -> [String] {
      Array(repeating: #""ty": 2, "refId": "photo""#, count: count)
    }
    return RuleExamples(
      found: [.layers(images(5), with: asset).excerpted("5 image layers")],
      silent: [
        .layers(images(4), with: asset).excerpted("4 image layers"),
        .layers(images(5).map { $0 + #", "hd": true"# }, with: asset)
          .excerpted("5 hidden image layers"),
      ])
  }

  private static var resourceName: RuleExamples {
    func named(_ name: String) -> RuleExample {
      RuleExample.animation("").named(name).excerpted("a file named \(name)")
    }
    return RuleExamples(
      found: [
        named("Wave-Hello.json"), named("raw/wave hello.json"), named("1st.lottie"),
        named("_wave.json"), named("wave.2.json"), named("größe.json"), named("new.json"),
        named(#"res\raw\Wave.json"#),
      ],
      silent: [
        named("wave_hello.json"), named("res/raw/wave2.lottie"), named("new_wave.json"),
        named("src/main/assets/Wave-Hello.json"), named("Wave Files/wave.json"), named("-"),
        RuleExample.animation("").named("").excerpted("a file without a name"),
      ])
  }

  private static var androidSoftware: RuleExamples {
    RuleExamples(
      found: [
        .layers(Array(repeating: #""masksProperties": [{"mode": "n"}]"#, count: 5))
          .excerpted("5 layers, each with a mask")
      ],
      silent: [
        .layers(Array(repeating: #""masksProperties": [{"mode": "a"}]"#, count: 4))
          .excerpted("4 layers with a mask each")
      ])
  }
}
