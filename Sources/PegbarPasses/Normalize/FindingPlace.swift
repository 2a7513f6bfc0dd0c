internal import PegbarScene

/// What a finding is about.
struct FindingPlace {
  /// The JSON path.
  var source: String
  /// The designer's names that lead there.
  var breadcrumb: [String]

  init(_ source: String, _ breadcrumb: [String]) {
    self.source = source
    self.breadcrumb = breadcrumb
  }

  init(_ layer: Layer, in setting: LayerSetting) {
    self.init(layer.source, [setting.composition.name, layer.name])
  }

  /// A part of this place.
  func part(_ source: String, _ name: String) -> FindingPlace {
    FindingPlace(source, breadcrumb + [name])
  }
}
