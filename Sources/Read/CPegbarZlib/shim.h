#include <stddef.h>
#include <stdint.h>
#include <zlib.h>
