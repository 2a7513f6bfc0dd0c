// Re-exports the C library, so that all files of the command use the same calls on every system.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#else
  #error("unknown C library")
#endif
