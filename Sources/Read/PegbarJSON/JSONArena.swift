internal import CPegbarJansson
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("unknown C library")
#endif

/// An arena for the tree of one document, freed all at once.
///
/// jansson allocates several small blocks for each value. Allocating and freeing them one by one
/// takes half of the parsing time. The arena places them one after the other.
///
/// jansson has one allocator for the whole process, which the first document replaces. Outside of
/// documents, the previous allocator remains in use, also for a program that uses jansson itself.
/// If a program replaces the allocator later, against the rules of jansson, its allocator is used
/// for documents also.
struct JSONArena {
  /// The header of a memory chunk.
  private struct Chunk {
    var before: UnsafeMutablePointer<Chunk>?
    var size: Int
  }

  /// The address of the next block.
  private var next: UnsafeMutableRawPointer
  /// The end of the last chunk.
  private var end: UnsafeMutableRawPointer
  private var last: UnsafeMutablePointer<Chunk>

  /// The minimum size of the first chunk, in bytes.
  private static let smallest = 1 << 16
  /// The maximum size of a chunk, in bytes, unless it is for a single block.
  private static let largest = 1 << 26
  /// The approximate number of tree bytes for each byte of dense JSON.
  private static let growth = 12
  /// The alignment of blocks, the same as that of `malloc`.
  private static let alignment = 16

  /// Creates an arena for text of `byteCount` bytes; `nil` if there is not enough memory.
  init?(for byteCount: Int) {
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
    advise(memory, size)
    let chunk = memory.bindMemory(to: Chunk.self, capacity: 1)
    chunk.initialize(to: Chunk(before: before, size: size))
    return chunk
  }

  /// Requests large pages for a large chunk, because a fault for each of thousands of small pages
  /// takes a tenth of the parsing time.
  private static func advise(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    #if os(Linux)
      guard size >= 1 << 21 else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let start = memory.alignedUp(toMultipleOf: page)
      let end = (memory + size).alignedDown(toMultipleOf: page)
      // Not every system has large pages.
      _ = madvise(start, end - start, MADV_HUGEPAGE)
    #endif
  }

  private static func start(of chunk: UnsafeMutablePointer<Chunk>) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(chunk) + MemoryLayout<Chunk>.size
  }

  /// Returns a block of `count` bytes, or `nil` if there is not enough memory.
  @inline(__always)
  private mutating func block(of count: Int) -> UnsafeMutableRawPointer? {
    let block = next
    guard UInt(bitPattern: count) <= UInt(bitPattern: end - block) else {
      return firstBlock(of: count)
    }
    next = block + Self.aligned(count)
    return block
  }

  /// Returns the first block of a new chunk, or `nil` if there is not enough memory.
  @inline(never)
  private mutating func firstBlock(of count: Int) -> UnsafeMutableRawPointer? {
    guard (0..<Int.max / 2).contains(count) else { return nil }
    let preferred = min(2 * last.pointee.size, Self.largest)
    let size = max(preferred, Self.aligned(count) + MemoryLayout<Chunk>.size)
    guard let chunk = Self.chunk(of: size, after: last) else { return nil }
    last = chunk
    next = Self.start(of: chunk) + Self.aligned(count)
    end = UnsafeMutableRawPointer(chunk) + size
    return Self.start(of: chunk)
  }

  /// Returns the size of a block of `count` bytes, rounded up to the alignment.
  ///
  /// Chunks also end at aligned addresses.
  private static func aligned(_ count: Int) -> Int { (count &+ (alignment - 1)) & -alignment }

  /// Returns `true` if the arena contains an address.
  func contains(_ address: UnsafeMutableRawPointer) -> Bool {
    var chunk: UnsafeMutablePointer<Chunk>? = last
    while let one = chunk {
      let start = UnsafeMutableRawPointer(one)
      if address >= start, address < start + one.pointee.size { return true }
      chunk = one.pointee.before
    }
    return false
  }

  /// Makes the memory of all blocks available again, and frees all chunks but the last, largest one.
  mutating func empty() {
    while let chunk = last.pointee.before {
      last.pointee.before = chunk.pointee.before
      free(chunk)
    }
    let start = Self.start(of: last)
    #if DEBUG
      // A value that is used although it is no longer valid should be noticed.
      memset(start, 0x55, next - start)
    #endif
    next = start
  }

  /// Frees all chunks.
  func giveBack() {
    var chunk: UnsafeMutablePointer<Chunk>? = last
    while let one = chunk {
      chunk = one.pointee.before
      free(one)
    }
  }
}

extension JSONArena {
  /// The thread-specific key for the arena of the document that a thread reads.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The `malloc` function for jansson.
  private static let allocate: @Sendable @convention(c) (Int) -> UnsafeMutableRawPointer? = {
    guard let current = JSONArena.current else { return former.allocate($0) }
    return current.pointee.block(of: $0)
  }

  /// The `free` function for jansson.
  ///
  /// Blocks of an arena are freed together.
  private static let release: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> Void = {
    if JSONArena.current == nil { former.release($0) }
  }

  private static var current: UnsafeMutablePointer<JSONArena>? {
    guard let key, let arena = pthread_getspecific(key) else { return nil }
    return arena.assumingMemoryBound(to: JSONArena.self)
  }

  /// The allocation functions that jansson used before.
  ///
  /// The first access installs the functions of the arena.
  private static let former: (allocate: json_malloc_t, release: json_free_t) = {
    var functions: (allocate: json_malloc_t?, release: json_free_t?)
    json_get_alloc_funcs(&functions.allocate, &functions.release)
    json_set_alloc_funcs(allocate, release)
    return (functions.allocate ?? { malloc($0) }, functions.release ?? { free($0) })
  }()

  /// `true` if jansson allocates memory from arenas.
  ///
  /// A build with the condition `SYSTEM_MEMORY` keeps the system allocator, so that sanitizers can
  /// find memory errors.
  static var isInstalled: Bool {
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

  /// Reads a document of `byteCount` bytes with an arena that is freed at the end.
  ///
  /// - Parameter body: Receives whether there is an arena. If so, nothing must be freed, and no
  ///   jansson value can be used afterward.
  static func read<Result, Failure: Error>(
    _ byteCount: Int, _ body: (_ hasArena: Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isInstalled, let key, var arena = JSONArena(for: byteCount) else {
      return try body(false)
    }
    // A document can be read while another one is being read.
    let before = pthread_getspecific(key)
    return try withUnsafeMutablePointer(to: &arena) { (arena) throws(Failure) in
      defer { arena.pointee.giveBack() }
      guard pthread_setspecific(key, arena) == 0 else { return try body(false) }
      defer { pthread_setspecific(key, before) }
      return try body(true)
    }
  }

  /// Calls `body`, which creates jansson values in this arena, inside of `read`.
  ///
  /// - Returns: `nil` if the values would be created somewhere else.
  mutating func use<Result>(_ body: () -> Result?) -> Result? {
    guard let key = Self.key, let before = pthread_getspecific(key) else { return nil }
    return withUnsafeMutablePointer(to: &self) { arena in
      guard pthread_setspecific(key, arena) == 0 else { return nil }
      defer { pthread_setspecific(key, before) }
      return body()
    }
  }
}
