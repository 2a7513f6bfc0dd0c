import Foundation
import Pegbar

// Converts, writes and lints files in 16 concurrent tasks and cancels most of them at random times. Canceled
// tasks must end, and the other tasks must have the same result as alone.
//
//     Cancelled ROUNDS FILE...

/// Returns the seconds since an arbitrary time.
func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

/// The operation of a task on a file.
enum Work: CaseIterable {
  case swift, scene, lint

  /// Returns the result of the operation.
  ///
  /// All tasks share the threads on which this runs, so it only waits for the library.
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

  /// Returns a linter with all rules.
  private func linter() throws -> Linter {
    var settings = LintSettings()
    try settings.setPresets(["all"])
    try settings.setTargets(["lottie-android@4.0"])
    return Linter(settings)
  }
}

/// The result of an operation on a file.
enum Result: Hashable, Sendable {
  case file([UInt8])
  case findings([Finding])
}

/// The result of a task, or `nil` if it was canceled, and its end time.
struct Outcome: Sendable {
  var result: Result?
  var end: Double
}

/// An operation on a file.
struct Job {
  var bytes: [UInt8]
  var work: Work
  /// The result and the duration without concurrent tasks.
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
      } catch let error as ConversionError where error.reason == .cancelled {
        return Outcome(result: nil, end: seconds())
      }
    }
  }
  // Cancellation times within the total duration, in order. Every fourth task is not canceled.
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
      guard result == job.alone else { fatalError("task \(number) has a different result") }
      whole += 1
    } else {
      guard let end = ends[number] else { fatalError("task \(number) was not canceled") }
      worst[job.work] = max(worst[job.work] ?? 0, outcome.end - end)
      cancelled += 1
    }
  }
}
let times = Work.allCases.map { "\($0) \(Int(((worst[$0] ?? 0) * 1000).rounded(.up))) ms" }
let last = Int(((worst.values.max() ?? 0) * 1000).rounded(.up))
let details = times.joined(separator: ", ")
print("\(cancelled) canceled within at most \(last) ms (\(details)); \(whole) complete")
