internal import CPegbarJansson
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Memory for the tree of one document, given back at once.
///
/// jansson makes several small blocks for each value. To find a place for each of them and to free
/// them one by one takes half of the time of parsing; here they stand one after the other.
///
/// jansson has one allocator for the whole process, which the first document replaces. Outside of documents
/// the allocator from before goes on, for a program that uses jansson, too. A program that replaces it later,
/// against jansson's rule, gets its own for documents as well.
struct JSONArena {
  /// The head of a piece of memory.
  private struct Chunk {
    var before: UnsafeMutablePointer<Chunk>?
    var size: Int
  }

  /// Where the next block stands.
  private var next: UnsafeMutableRawPointer
  /// Where the last piece of memory ends.
  private var end: UnsafeMutableRawPointer
  private var last: UnsafeMutablePointer<Chunk>

  /// How large the first piece is at least, in bytes.
  private static let smallest = 1 << 16
  /// How large a piece is at most, unless it is for a single block.
  private static let largest = 1 << 26
  /// How many bytes of a tree a byte of dense JSON makes, about.
  private static let growth = 12
  /// What blocks are aligned to, as those of `malloc`.
  private static let alignment = 16

  /// An arena for a text of so many bytes; nothing where there is no memory for it.
  private init?(for byteCount: Int) {
    let size = Self.aligned(
      min(max(Self.smallest, min(byteCount, Self.largest) * Self.growth), Self.largest))
    guard let chunk = Self.chunk(of: size, after: nil) else { return nil }
    last = chunk
    next = Self.start(of: chunk)
    end = UnsafeMutableRawPointer(chunk) + size
  }

  private static func chunk(
    of size: Int, after before: UnsafeMutablePointer<Chunk>?
  ) -> UnsafeMutablePointer<Chunk>? {
    guard let memory = malloc(size) else { return nil }
    let chunk = memory.bindMemory(to: Chunk.self, capacity: 1)
    chunk.initialize(to: Chunk(before: before, size: size))
    return chunk
  }

  private static func start(of chunk: UnsafeMutablePointer<Chunk>) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(chunk) + MemoryLayout<Chunk>.size
  }

  /// A block of so many bytes; nothing where there is no memory for it.
  @inline(__always)
  private mutating func block(of count: Int) -> UnsafeMutableRawPointer? {
    let block = next
    guard UInt(bitPattern: count) <= UInt(bitPattern: end - block) else {
      return firstBlock(of: count)
    }
    next = block + Self.aligned(count)
    return block
  }

  /// The first block of another piece of memory.
  @inline(never)
  private mutating func firstBlock(of count: Int) -> UnsafeMutableRawPointer? {
    guard (0..<Int.max / 2).contains(count) else { return nil }
    let usual = min(2 * last.pointee.size, Self.largest)
    let size = max(usual, Self.aligned(count) + MemoryLayout<Chunk>.size)
    guard let chunk = Self.chunk(of: size, after: last) else { return nil }
    last = chunk
    next = Self.start(of: chunk) + Self.aligned(count)
    end = UnsafeMutableRawPointer(chunk) + size
    return Self.start(of: chunk)
  }

  /// The size of a block of so many bytes; pieces of memory end where a block could.
  private static func aligned(_ count: Int) -> Int { (count &+ (alignment - 1)) & -alignment }

  /// Gives all memory back.
  private func giveBack() {
    var chunk: UnsafeMutablePointer<Chunk>? = last
    while let one = chunk {
      chunk = one.pointee.before
      free(one)
    }
  }
}

extension JSONArena {
  /// The arena of the document that a thread reads.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// jansson's `malloc`.
  private static let allocate: @Sendable @convention(c) (Int) -> UnsafeMutableRawPointer? = {
    guard let current = JSONArena.current else { return former.allocate($0) }
    return current.pointee.block(of: $0)
  }

  /// jansson's `free`: blocks of an arena are given back together.
  private static let release: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void = {
    if JSONArena.current == nil { former.release($0) }
  }

  private static var current: UnsafeMutablePointer<JSONArena>? {
    guard let key, let arena = pthread_getspecific(key) else { return nil }
    return arena.assumingMemoryBound(to: JSONArena.self)
  }

  /// What jansson took its memory from before; with the first use of it jansson takes it from here.
  private static let former: (allocate: json_malloc_t, release: json_free_t) = {
    var functions: (allocate: json_malloc_t?, release: json_free_t?)
    json_get_alloc_funcs(&functions.allocate, &functions.release)
    json_set_alloc_funcs(allocate, release)
    return (functions.allocate ?? { malloc($0) }, functions.release ?? { free($0) })
  }()

  /// Whether jansson takes its memory from here.
  ///
  /// A build with the condition `SYSTEM_MEMORY` leaves it with that of the system, whose misuse sanitizers
  /// find.
  private static var isInstalled: Bool {
    #if SYSTEM_MEMORY
      return false
    #else
      _ = former
      var functions: (allocate: json_malloc_t?, release: json_free_t?)
      json_get_alloc_funcs(&functions.allocate, &functions.release)
      return functions.release.map { unsafeBitCast($0, to: Int.self) }
        == unsafeBitCast(release, to: Int.self)
    #endif
  }

  /// Reads a document of so many bytes with memory of its own, which is given back in the end.
  ///
  /// - Parameter body: Told whether it has such memory: if so, nothing need be freed, and nothing that
  ///   jansson made may be used afterwards.
  static func read<Result, Failure: Error>(
    _ byteCount: Int, _ body: (_ hasArena: Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isInstalled, let key, var arena = JSONArena(for: byteCount) else {
      return try body(false)
    }
    // A document may be read while another one is.
    let before = pthread_getspecific(key)
    return try withUnsafeMutablePointer(to: &arena) { (arena) throws(Failure) in
      defer { arena.pointee.giveBack() }
      guard pthread_setspecific(key, arena) == 0 else { return try body(false) }
      defer { pthread_setspecific(key, before) }
      return try body(true)
    }
  }
}
