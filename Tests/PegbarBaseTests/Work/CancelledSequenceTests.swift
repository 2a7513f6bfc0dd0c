import PegbarBase
import PegbarTestSupport
import Testing

@Suite struct CancelledSequenceTests {
  @Test("maps elements until the work is canceled")
  func midway() async {
    let (reached, reports) = AsyncStream<Void>.makeStream()
    let work = Task {
      LargeStack.runCancellable {
        (0..<100).mapUntilCancelled { number in
          if number == 5 {
            reports.yield()
            while !Cancellation.isRequested {}
          }
          return number
        }
      }
    }
    for await _ in reached { break }
    work.cancel()
    #expect(await work.value == Array(0...5))
  }

  @Test("maps nothing if the work is already canceled, otherwise every element")
  func whole() async {
    #expect((0..<3).mapUntilCancelled { $0 } == [0, 1, 2])
    let mapped = await CancelledWork.result { (0..<3).mapUntilCancelled { $0 } }
    #expect(mapped.isEmpty)
  }
}
