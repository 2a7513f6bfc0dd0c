internal import PegbarJSON

/// Writes reports as one JSON object for programs, with every finding in full.
///
/// The object has `pegbarReport` (the format version, 1), `version` (of Pegbar) and `files`. Times
/// are in seconds and distances in points unless stated otherwise. Members without a value are
/// omitted.
///
/// A file has:
/// - `file`: its path, and `animation`: the ID, if the file contains several animations.
/// - `status` (`written`, `unchanged`, `refused` or `failed`), the paths of its `outputs`, and
///   `reason`, if no file was written.
/// - `verdict`, if it was converted: `same` if it looks the same as the design, or `different`.
/// - `statistics`, if it was converted: the members of ``ConversionStatistics``, with `worstTrack`
///   as `worstLayer`, `worstProperty` and `worstTime`.
/// - `measured`, if requested: `frames`, `uncompared`, `bound`, `worstError` with `worstLayer` and
///   `worstTime`, `worstColor` (0…1) with `worstColorTime`, `worstPixels` (0…1, in `pixelFrames`)
///   with `worstPixelsTime`, and `difference`, as in ``ConversionMeasure``. `exact` has `tracks`,
///   `worst` with `worstLayer` and `worstTime`, `rounding` and `timeRounding` (in seconds).
///   `cleanUp` has `worstError`, `worstColor` and `difference`.
/// - `findings`: an array.
///
/// A finding has:
/// - `id`, `severity` (`note`, `warning` or `error`), `title`, `message` and `wayOut`.
/// - `path`: the JSON path in the source; `line` and `column`, from 1; `breadcrumb`: the names of
///   the enclosing composition, layers and groups.
/// - `outcome` (`kept`, `dropped`, `approximated` or `baked`). The last two also have `error`, if
///   known, and `baked` has `unit` (`points`, `degrees` or `fraction`) and `keys`, their number.
/// - `isVisible`: `true` if the finding counts as a visible difference.
/// - `frames`: the first and the last affected frame, unless all are affected.
/// - `occurrences`: the number of locations, if one finding represents all in a file; `path` is
///   that of the first.
/// - `area` and `time` (0…1) and `worstFrame`: the members of ``PictureExtent``; omitted if the
///   extent of a loss is unknown.
public struct JSONReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "json"
  /// The purpose of the reporter.
  public let summary = "one JSON object with all details, for programs"
  /// A Boolean value that indicates whether the text is a document; `true`, because nothing may
  /// follow a JSON object.
  public let isDocument = true

  /// Creates a reporter.
  public init() {}

  /// Returns the text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var writer = JSONWriter(style: .readable)
    writer.object { writer in
      writer.member("pegbarReport", 1)
      writer.member("version", version)
      writer.member("files", each: reports) { Self.write($1, to: &$0) }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func write(_ report: Report, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", report.file)
      if let animation = report.animation { writer.member("animation", animation) }
      if let status = report.status {
        writer.member("status", status.rawValue)
        writer.member("outputs", each: report.outputs, .oneLine) { $0.string($1) }
      }
      if let reason = report.reason { writer.member("reason", reason) }
      if let statistics = report.statistics {
        let verdict = Verdict(report, FindingGroup.groups(of: report))
        writer.member("verdict", verdict.standing < .different ? "same" : "different")
        writer.member("statistics") { write(statistics, to: &$0) }
      }
      if let measure = report.measure {
        writer.member("measured") { write(measure, to: &$0) }
      }
      writer.member("findings", each: report.findings) { write($1, report.extents[$1], to: &$0) }
    }
  }

  private static func write(_ statistics: ConversionStatistics, to writer: inout JSONWriter) {
    writer.object(.oneLine) { writer in
      writer.member("layers", statistics.layers)
      writer.member("layersBefore", statistics.layersBefore)
      writer.member("layersAfter", statistics.layersAfter)
      writer.member("sourceKeyframes", statistics.sourceKeyframes)
      writer.member("keyframes", statistics.keyframes)
      writer.member("transactions", statistics.transactions)
      writer.member("exactTracks", statistics.exactTracks)
      writer.member("bakedTracks", statistics.bakedTracks)
      writer.member("approximateTracks", statistics.approximateTracks)
      writer.member("worstError", statistics.worstError)
      if let worst = statistics.worstTrack {
        writer.member("worstLayer", worst.layer)
        writer.member("worstProperty", worst.property)
        if let time = worst.time { writer.member("worstTime", time) }
      }
      writer.member("approximated", statistics.approximated)
      writer.member("dropped", statistics.dropped)
    }
  }

  private static func write(_ measure: ConversionMeasure, to writer: inout JSONWriter) {
    writer.object(.oneLine) { writer in
      writer.member("frames", measure.frames)
      writer.member("uncompared", measure.uncompared)
      writer.member("worstError", measure.distance)
      writer.member("bound", measure.bound)
      if measure.distance > 0 {
        writer.member("worstLayer", measure.layer)
        writer.member("worstTime", measure.time)
      }
      writer.member("worstColor", measure.color)
      if measure.color > 0 { writer.member("worstColorTime", measure.colorTime) }
      if let pixels = measure.pixels {
        writer.member("pixelFrames", pixels.frames)
        writer.member("worstPixels", pixels.share)
        if pixels.share > 0 { writer.member("worstPixelsTime", pixels.time) }
      }
      if let difference = measure.difference { writer.member("difference", difference) }
      writer.member("exact") { write(measure.exact, to: &$0) }
      writer.member("cleanUp") { write(measure.cleanUp, to: &$0) }
    }
  }

  private static func write(_ exact: ExactMeasure, to writer: inout JSONWriter) {
    writer.object(.oneLine) { writer in
      writer.member("tracks", exact.tracks)
      writer.member("worst", exact.worst)
      if exact.worst > 0 {
        writer.member("worstLayer", exact.layer)
        writer.member("worstTime", exact.time)
      }
      if let rounding = exact.rounding {
        writer.member("rounding", rounding.value)
        writer.member("timeRounding", rounding.time)
      }
    }
  }

  private static func write(_ cleanUp: CleanUpMeasure, to writer: inout JSONWriter) {
    writer.object(.oneLine) { writer in
      writer.member("worstError", cleanUp.distance)
      writer.member("worstColor", cleanUp.color)
      if let difference = cleanUp.difference { writer.member("difference", difference) }
    }
  }

  private static func write(
    _ finding: Finding, _ extent: PictureExtent?, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("id", finding.kind.id)
      writer.member("severity", finding.severity.rawValue)
      writer.member("title", finding.kind.title)
      writer.member("message", finding.message)
      writer.member("path", finding.path.description)
      if let position = finding.position {
        writer.member("line", position.line)
        writer.member("column", position.column)
      }
      writer.member("breadcrumb", each: finding.breadcrumb, .oneLine) { $0.string($1) }
      write(finding.outcome, to: &writer)
      if finding.isVisibleDifference { writer.member("isVisible", true) }
      if let frames = finding.frames {
        writer.member("frames", [frames.lowerBound, frames.upperBound])
      }
      if let count = finding.occurrences { writer.member("occurrences", count) }
      if let extent {
        writer.member("area", extent.area)
        writer.member("time", extent.time)
        writer.member("worstFrame", extent.worstFrame)
      }
      writer.member("wayOut", finding.kind.wayOut)
    }
  }

  /// Writes the members `outcome`, `error`, `unit` (`points`, `degrees`, `fraction`) and `keys`.
  private static func write(_ outcome: Finding.Outcome, to writer: inout JSONWriter) {
    switch outcome {
    case .kept:
      writer.member("outcome", "kept")
    case .dropped:
      writer.member("outcome", "dropped")
    case .approximated(let error):
      writer.member("outcome", "approximated")
      if let error { writer.member("error", error) }
    case .baked(let keys, let error, let unit):
      writer.member("outcome", "baked")
      writer.member("error", error)
      writer.member("unit", unit.rawValue)
      writer.member("keys", keys)
    }
  }
}
