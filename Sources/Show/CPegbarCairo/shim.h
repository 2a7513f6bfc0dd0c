// Homebrew's pkg-config file names the folder of the header, and Debian's folder is in the default search path.
#if __has_include(<cairo.h>)
#include <cairo.h>
#else
#include <cairo/cairo.h>
#endif
