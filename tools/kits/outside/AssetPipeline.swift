import Foundation
import Pegbar
import PegbarFoundation
import PegbarFrames
import PegbarScene
import Rules

// The program of an asset pipeline: configures, converts and lints in one call, changes slots and colors, and
// stores reports.

/// Converts and lints an animation as a pipeline does, and checks the results.
func runAssetPipeline(_ bytes: [UInt8]) async throws {
  let configuration = try readConfiguration()
  let conversion = try await convertAndLint(bytes, configuration)
  try storeReport(conversion, configuration)
  try themeScene()
  try rejectInvalidInput(bytes)
}

/// Reads a configuration, and checks what it specifies.
private func readConfiguration() throws -> ConfigurationFile {
  let text = """
    {
      "root": true, "exclude": ["Drafts"], "baseline": "baseline.json", "failOn": "error", "maxWarnings": 3,
      "budgets": {"bytes": 100}, "rules": {"size": "off"}, "convert": {"style": "transactions"},
      "suppress": [{"rule": "name", "file": "Old/*", "reason": "Exported before the naming rules."}]
    }
    """
  let configuration = try ConfigurationFile(Array(text.utf8))
  let options = configuration.conversionOptions(
    for: "a.json", basedOn: ConversionOptions(sourceName: "a.json"))
  guard ConfigurationFile.name == ".pegbar.json", configuration.isRoot,
    configuration.excluded == ["Drafts"],
    configuration.baseline == "baseline.json", configuration.failSeverity == .error,
    configuration.maximumWarnings == 3, configuration.suppressions[0].rules == "name",
    options.style == .transactions
  else { fatalError("\(configuration)") }
  do {
    _ = try ConfigurationFile(Array(#"{"rule": {}}"#.utf8))
    fatalError("an unknown name was accepted")
  } catch {
    guard error.findings.count == 1, error.description.contains("rule") else {
      fatalError("\(error)")
    }
  }
  return configuration
}

/// Converts and lints in one call, with the settings of the team; the error of the task has its type.
private func convertAndLint(
  _ bytes: [UInt8], _ configuration: ConfigurationFile
) async throws -> Conversion {
  var settings = LintSettings(customKinds: AllowedColors.kinds)
  try settings.setSeverity(.error, of: "team/allowed-colors")
  try settings.setOption("max", of: "perf/file-size", to: 100)
  try settings.setOption("paths", of: "name/required-layer", to: ["Logo"])
  try settings.setOption("pattern", of: "name/layer-pattern", to: "^[A-Z]")
  settings = try configuration.lintSettings(for: "a.json", basedOn: settings)
  let copy = try JSONDecoder().decode(LintSettings.self, from: JSONEncoder().encode(settings))
  var linter = Linter(copy)
  linter.rules = [AllowedColors([])]
  var converter = Converter(ConversionOptions(sourceName: "a.json"))
  converter.linter = linter
  do throws(ConversionError) {
    let conversion = try await converter.convert(bytes)
    let linted = try Pegbar.convert(bytes, options: converter.options, linter: linter)
    let file = AnimationFile(bytes, limits: linter.limits)
    guard try file.animations == nil, file.bytes == bytes,
      try converter.convert(file).findings == conversion.findings
    else { fatalError("the file differs from its bytes") }
    guard copy == settings, copy.customKinds == AllowedColors.kinds,
      linted.findings == conversion.findings,
      conversion.findings.contains(where: { $0.kind.id == "perf/file-size" })
    else { fatalError("\(conversion.findings)") }
    return conversion
  } catch {
    fatalError("\(error.reason)")
  }
}

/// Encodes a report, and accepts its findings with suppressions and a baseline.
private func storeReport(_ conversion: Conversion, _ configuration: ConfigurationFile) throws {
  var report = Report(file: "a.json", conversion)
  // Programs that draw pixels complete the report.
  report.measure = conversion.measured()
  report.measure?.pixels = PixelMeasure(share: 0.02, time: 0.5, frames: 10)
  report.pictures = [ReportPicture(path: "pictures/a.png", caption: "a.json as converted")]
  guard MarkdownReporter().text(of: [report]).contains("![a.json as converted](pictures/a.png)"),
    TextReporter().text(of: [report]).contains("2%")
  else { fatalError("a report lacks pixels") }
  let data = try JSONEncoder().encode(report)
  guard try JSONDecoder().decode(Report.self, from: data) == report else {
    fatalError("a report changed")
  }
  var baseline = Baseline()
  baseline.add(report, as: "a.json")
  baseline.add([], as: "b.json")
  guard let stored = Baseline(reading: baseline.bytes) else {
    fatalError("a baseline cannot be read")
  }
  var rest = report
  stored.accept(&rest, as: "a.json")
  guard rest.findings.isEmpty, stored.rest(of: report.findings, as: "a.json").isEmpty,
    configuration.unsuppressed(report.findings, for: "a.json") == report.findings
  else { fatalError("\(rest.findings)") }
  let suppression = Suppression("perf/file-size", layer: nil, reason: "It is a poster.")
  let accepted = report.findings.filter(suppression.accepts)
  guard accepted.count == 1, let path = JSONPath(parsing: accepted[0].path.description),
    path == accepted[0].path
  else { fatalError("\(accepted)") }
}

/// Sets slots and colors of an exact and a normalized scene.
private func themeScene() throws {
  let lottie = """
    {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100,
     "slots": {"accent": {"p": {"a": 0, "k": [1, 0, 0]}}, "strength": {"p": {"a": 0, "k": 60}}},
     "layers": [{"ty": 4, "ind": 1, "nm": "Badge", "ip": 0, "op": 30, "st": 0, "ks": {}, "shapes": [
       {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [9, 9]}},
       {"ty": "fl", "nm": "Fill", "c": {"sid": "accent", "a": 0, "k": [0, 0, 0]},
        "o": {"sid": "strength", "a": 0, "k": 60}}]}]}
    """
  guard let brand = Color(hex: "#3366CC") else { fatalError("a color cannot be read") }
  let scene = try Pegbar.scene(from: Array(lottie.utf8))
  let themed = try scene.applying(["accent": .color(brand), "strength": .number(0.5)])
  var colors: [String] = []
  themed.forEachColor { color, reference, layer in
    colors.append("\(layer.name) \(reference.part) \(reference.property) \(color.hex)")
  }
  guard colors == ["Badge Fill fillColor #3366CC"], themed.makePalette().map(\.color) == [brand]
  else {
    fatalError("\(colors)")
  }
  let normalized = try Pegbar.convert(scene).normalized.applying(["accent": .color(brand)])
  let picture = FrameRenderer(normalized).svg(seconds: 0)
  guard picture.contains("#36c") || picture.contains("#3366cc"), scene.frame(at: 0).svg() != picture
  else {
    fatalError(picture)
  }
  let dot = Ellipse(center: .zero, size: Size(width: 8, height: 8))
  let card = Rectangle(center: .zero, size: Size(width: 30, height: 20), cornerRadius: 4)
  guard dot.size == card.size || dot.center == card.center else { fatalError("\(dot)") }
  do throws(SettingError) {
    _ = try scene.applying(["acent": .color(brand)])
    fatalError("an unknown slot was accepted")
  } catch {
    guard error.message.contains("accent") else { fatalError(error.message) }
  }
}

/// Checks that invalid options are errors.
private func rejectInvalidInput(_ bytes: [UInt8]) throws {
  let options = ConversionOptions(sourceName: "a.json", tolerance: -1)
  let copy = try JSONDecoder().decode(
    ConversionOptions.self,
    from: JSONEncoder().encode(ConversionOptions(sourceName: "a.json", style: .transactions)))
  do throws(ConversionError) {
    _ = try Pegbar.convert(bytes, options: options)
    fatalError("an invalid option was accepted")
  } catch {
    guard error.reason == .invalidOption("tolerance"), copy.style == .transactions else {
      fatalError("\(error)")
    }
  }
}
