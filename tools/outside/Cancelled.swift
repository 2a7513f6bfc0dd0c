import Foundation
import Pegbar

// Converts files in 16 tasks at once and cancels some of them at random moments: each that is cancelled
// must end, and each other must give what it gives alone.
//
//     Cancelled ROUNDS FILE...

/// Seconds since some moment.
func seconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

/// What a task came to: the code, or nothing where it was cancelled; and when it ended.
struct Outcome: Sendable {
  var code: String?
  var end: Double
}

let rounds = Int(CommandLine.arguments[1]) ?? 1
let files = try CommandLine.arguments.dropFirst(2).map {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
}
var alone: [String] = []
var times: [Double] = []
for bytes in files {
  let start = seconds()
  alone.append(try Converter().convert(bytes).swiftCode)
  times.append(seconds() - start)
}
var (worst, cancelled, whole) = (0.0, 0, 0)
for round in 0..<rounds {
  let indices = (0..<16).map { (round * 16 + $0) % files.count }
  let tasks = indices.map { index in
    Task { () -> Outcome in
      do {
        let files = try await Converter().convert(files[index]).files(for: SwiftExporter())
        return Outcome(code: String(decoding: files[0].bytes, as: UTF8.self), end: seconds())
      } catch is CancellationError {
        return Outcome(code: nil, end: seconds())
      }
    }
  }
  // Moments in the time that all of them take, in order; every fourth task is left alone.
  let length = indices.reduce(0) { $0 + times[$1] } / 2
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
    if let code = outcome.code {
      guard code == alone[indices[number]] else { fatalError("file \(indices[number]) differs") }
      whole += 1
    } else {
      guard let end = ends[number] else { fatalError("task \(number) was not cancelled") }
      worst = max(worst, outcome.end - end)
      cancelled += 1
    }
  }
}
print("\(cancelled) cancelled, at the latest after \(Int((worst * 1000).rounded(.up))) ms; \(whole) whole")
