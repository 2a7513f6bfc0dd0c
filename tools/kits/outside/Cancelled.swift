import Foundation
import Pegbar

// Converts, writes and lints files in 16 tasks at once and cancels most of them at random moments: each that
// is cancelled must end, and each other must give what it gives alone.
//
//     Cancelled ROUNDS FILE...

/// Seconds since some moment.
func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

/// What a task does with a file.
enum Work: CaseIterable {
  case swift, scene, lint

  /// What comes of it.
  ///
  /// All tasks share the threads on which this runs, so it does nothing but wait for the library.
  func result(of bytes: [UInt8]) async throws -> Result {
    switch self {
    case .swift: .file(try await file(of: bytes, by: SwiftExporter()))
    case .scene: .file(try await file(of: bytes, by: SceneJSONExporter()))
    case .lint: .findings(try await linter().findings(in: bytes))
    }
  }

  private func file(of bytes: [UInt8], by exporter: any SceneExporter) async throws -> [UInt8] {
    try await Converter().convert(bytes).files(for: exporter)[0].bytes
  }

  /// Looks for everything, so that no rule is left out.
  private func linter() throws -> Linter {
    var settings = LintSettings()
    try settings.setPresets(["all"])
    try settings.setTargets(["lottie-android@4.0"])
    return Linter(settings)
  }
}

/// What comes of a file.
enum Result: Hashable, Sendable {
  case file([UInt8])
  case findings([Finding])
}

/// What a task came to: a result, or nothing where it was cancelled; and when it ended.
struct Outcome: Sendable {
  var result: Result?
  var end: Double
}

/// A file, and what is done with it.
struct Job {
  var bytes: [UInt8]
  var work: Work
  /// What comes of it where nothing else runs, and how long that takes.
  var alone: Result
  var time: Double
}

let rounds = Int(CommandLine.arguments[1]) ?? 1
var jobs: [Job] = []
for file in CommandLine.arguments.dropFirst(2) {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
  for work in Work.allCases {
    let start = seconds()
    let alone = try await work.result(of: bytes)
    jobs.append(Job(bytes: bytes, work: work, alone: alone, time: seconds() - start))
  }
}
var (worst, cancelled, whole) = ([Work: Double](), 0, 0)
for round in 0..<rounds {
  let chosen = (0..<16).map { jobs[(round * 16 + $0) % jobs.count] }
  let tasks = chosen.map { job in
    Task { () -> Outcome in
      do {
        return Outcome(result: try await job.work.result(of: job.bytes), end: seconds())
      } catch is CancellationError {
        return Outcome(result: nil, end: seconds())
      }
    }
  }
  // Moments in the time that all of them take, in order; every fourth task is left alone.
  let length = chosen.reduce(0) { $0 + $1.time } / 2
  let moments = tasks.indices.filter { $0 % 4 != 3 }
    .map { (task: $0, after: Double.random(in: 0..<length)) }.sorted { $0.after < $1.after }
  let start = seconds()
  var ends: [Int: Double] = [:]
  for (task, after) in moments {
    let rest = start + after - seconds()
    if rest > 0 { try await Task.sleep(nanoseconds: UInt64(rest * 1e9)) }
    ends[task] = seconds()
    tasks[task].cancel()
  }
  for (number, task) in tasks.enumerated() {
    let outcome = try await task.value
    let job = chosen[number]
    if let result = outcome.result {
      guard result == job.alone else { fatalError("task \(number) gives something else") }
      whole += 1
    } else {
      guard let end = ends[number] else { fatalError("task \(number) was not cancelled") }
      worst[job.work] = max(worst[job.work] ?? 0, outcome.end - end)
      cancelled += 1
    }
  }
}
let times = Work.allCases.map { "\($0) \(Int(((worst[$0] ?? 0) * 1000).rounded(.up))) ms" }
let last = Int(((worst.values.max() ?? 0) * 1000).rounded(.up))
let details = times.joined(separator: ", ")
print("\(cancelled) cancelled, at the latest after \(last) ms (\(details)); \(whole) whole")
