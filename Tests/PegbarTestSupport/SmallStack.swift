import Foundation

/// Runs work on a thread with the stack size of secondary threads on Apple platforms.
public enum SmallStack {
  /// The size of the stack in bytes.
  public static let bytes = 512 << 10

  /// Runs `body` and waits for it; a stack overflow ends the process.
  ///
  /// - Returns: The number of stack bytes used, and the result of `body`.
  public static func run<Value, Failure: Error>(
    bytes: Int = SmallStack.bytes, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (used: Int, value: Value) {
    var result: Result<Value, Failure>?
    let used = withoutActuallyEscaping(body) { body in
      measured(bytes) {
        do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
      }
    }
    guard let result else { preconditionFailure("there is no thread") }
    return (used, try result.get())
  }

  private struct Work {
    var body: () -> Void
  }

  private static let pattern: UInt8 = 0xA5

  private static func measured(_ bytes: Int, _ body: @escaping () -> Void) -> Int {
    // An inaccessible page below the stack, as in the system.
    let guardBytes = 64 << 10
    let size = bytes + guardBytes
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0),
      memory != MAP_FAILED
    else { preconditionFailure("there is no memory") }
    defer { munmap(memory, size) }
    mprotect(memory, guardBytes, PROT_NONE)
    let stack = memory + guardBytes
    memset(stack, Int32(pattern), bytes)
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstack(attributes, stack, bytes)
    var work = Work(body: body)
    withUnsafeMutablePointer(to: &work) { start($0, attributes) }
    let contents = UnsafeRawBufferPointer(start: stack, count: bytes)
    return bytes - (contents.firstIndex { $0 != pattern } ?? bytes)
  }

  private static func start(
    _ work: UnsafeMutablePointer<Work>, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) {
    #if os(Linux)
      var thread = pthread_t()
      let status = pthread_create(
        &thread, attributes,
        { argument in
          argument?.assumingMemoryBound(to: Work.self).pointee.body()
          return nil
        }, work)
      precondition(status == 0, "there is no thread")
      pthread_join(thread, nil)
    #else
      var thread: pthread_t?
      let status = pthread_create(
        &thread, attributes,
        { argument in
          argument.assumingMemoryBound(to: Work.self).pointee.body()
          return nil
        }, work)
      guard status == 0, let thread else { preconditionFailure("there is no thread") }
      pthread_join(thread, nil)
    #endif
  }
}
