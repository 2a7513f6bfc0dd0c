#ifndef CPEGBAR_JANSSON_SHIM_H
#define CPEGBAR_JANSSON_SHIM_H

#include <jansson.h>
#include <stdint.h>
#include <string.h>

// json_object_getn and json_object_iter_key_len.
#if JANSSON_VERSION_HEX < 0x020e00
#error "jansson 2.14 or later is required"
#endif

// Inline helpers, so that no C target has to be compiled. jansson's function-like macros
// (json_typeof, json_array_foreach…) are not visible to Swift.

/// A member of a JSON object: the bytes of its key and its value, both borrowed.
typedef struct {
  const char *_Nonnull key;
  size_t length;
  json_t *_Nonnull value;
} pegbar_json_member;

/// Returns the current member of an object iterator.
static inline pegbar_json_member pegbar_json_member_at(void *_Nonnull iterator) {
  pegbar_json_member member;
  member.key = json_object_iter_key(iterator);
  member.length = json_object_iter_key_len(iterator);
  member.value = json_object_iter_value(iterator);
  return member;
}

/// Returns 1 and sets `*out` for an integer or a real, or returns 0 for another type.
static inline int pegbar_json_number(const json_t *_Nonnull value, double *_Nonnull out) {
  if (value->type == JSON_REAL) {
    *out = json_real_value(value);
    return 1;
  }
  if (value->type == JSON_INTEGER) {
    *out = (double)json_integer_value(value);
    return 1;
  }
  return 0;
}

/// Copies up to `capacity` numbers from an array, and returns the number copied.
///
/// Stops at the first element that is not a number.
static inline size_t pegbar_json_numbers(
    const json_t *_Nonnull array, double *_Nonnull out, size_t capacity) {
  size_t count = json_array_size(array);
  if (count > capacity) count = capacity;
  for (size_t i = 0; i < count; i++) {
    if (!pegbar_json_number(json_array_get(array, i), out + i)) return i;
  }
  return count;
}

/// Returns the message of an error, which is valid as long as the error.
static inline const char *_Nonnull pegbar_json_error_text(const json_error_t *_Nonnull error) {
  return error->text;
}

#endif
