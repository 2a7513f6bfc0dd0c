#ifndef CPEGBAR_BUILD_SHIM_H
#define CPEGBAR_BUILD_SHIM_H

#include <stddef.h>
#ifdef __APPLE__
#include <crt_externs.h>
#endif

// A build that knows its commit defines it: swift build -Xcc -DPEGBAR_COMMIT=abcdef123456. The value is no
// string, so that no quotation marks have to reach the compiler.
#define PEGBAR_BUILD_TEXT(text) PEGBAR_BUILD_QUOTED(text)
#define PEGBAR_BUILD_QUOTED(text) #text

/// The commit that the command was built from, with -dirty where files differed from it; null where
/// the build does not know it.
static inline const char *_Nullable pegbar_build_commit(void) {
#ifdef PEGBAR_COMMIT
  return PEGBAR_BUILD_TEXT(PEGBAR_COMMIT);
#else
  return NULL;
#endif
}

/// The environment of the process, which Swift does not import from every C library.
static inline char *_Nullable *_Nullable pegbar_environment(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  extern char **environ;
  return environ;
#endif
}

#endif
