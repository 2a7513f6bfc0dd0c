// Loads the system's libzip for a release of the command when the first archive is opened.
//
// Debian has no static libzip. The shared library loads libcrypto, which accounts for a third of the launch time,
// and only dotLottie files need it. Its name also varies: Debian 12 has libzip.so.4, Debian 13 libzip.so.5. The
// functions used here are the same in both.

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <zip.h>

// The functions that the package calls, except those that also work without the library: result, name, parameters,
// arguments. A missing function is a linker error.
#define FUNCTIONS(each)                                                                               \
  each(zip_t *, zip_open_from_source, (zip_source_t * source, int flags, zip_error_t * error),        \
       (source, flags, error))                                                                        \
  each(zip_int64_t, zip_get_num_entries, (zip_t * archive, zip_flags_t flags), (archive, flags))      \
  each(const char *, zip_get_name, (zip_t * archive, zip_uint64_t index, zip_flags_t flags),          \
       (archive, index, flags))                                                                       \
  each(int, zip_stat_index,                                                                           \
       (zip_t * archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t * facts),                  \
       (archive, index, flags, facts))                                                                \
  each(int, zip_file_get_external_attributes,                                                         \
       (zip_t * archive, zip_uint64_t index, zip_flags_t flags, zip_uint8_t * system,                 \
        zip_uint32_t * attributes),                                                                   \
       (archive, index, flags, system, attributes))                                                   \
  each(zip_file_t *, zip_fopen_index, (zip_t * archive, zip_uint64_t index, zip_flags_t flags),       \
       (archive, index, flags))                                                                       \
  each(zip_int64_t, zip_fread, (zip_file_t * file, void *buffer, zip_uint64_t count),                 \
       (file, buffer, count))                                                                         \
  each(int, zip_fclose, (zip_file_t * file), (file))                                                  \
  each(zip_error_t *, zip_get_error, (zip_t * archive), (archive))                                    \
  each(zip_error_t *, zip_file_get_error, (zip_file_t * file), (file))                                \
  each(int, zip_error_code_zip, (const zip_error_t *error), (error))

// Functions without a result.
#define PROCEDURES(each)                                                                              \
  each(zip_stat_init, (zip_stat_t * facts), (facts))                                                  \
  each(zip_source_free, (zip_source_t * source), (source))                                            \
  each(zip_discard, (zip_t * archive), (archive))

static struct {
  bool is_loaded;
  zip_source_t *(*zip_source_buffer_create)(const void *, zip_uint64_t, int, zip_error_t *);
  void (*zip_error_fini)(zip_error_t *);
  const char *(*zip_error_strerror)(zip_error_t *);
#define FIELD(result, name, parameters, arguments) result(*name) parameters;
  FUNCTIONS(FIELD)
#undef FIELD
#define FIELD(name, parameters, arguments) void(*name) parameters;
  PROCEDURES(FIELD)
#undef FIELD
} libzip;

// Returns true and stores the address in `field` if the library has a function.
static bool find(void *library, const char *name, void *field) {
  void *address = dlsym(library, name);
  memcpy(field, &address, sizeof address);
  return address != NULL;
}

static bool find_all(void *library) {
  bool has_all = find(library, "zip_source_buffer_create", &libzip.zip_source_buffer_create)
      && find(library, "zip_error_fini", &libzip.zip_error_fini)
      && find(library, "zip_error_strerror", &libzip.zip_error_strerror);
#define FIND(result, name, parameters, arguments) has_all = has_all && find(library, #name, &libzip.name);
  FUNCTIONS(FIND)
#undef FIND
#define FIND(name, parameters, arguments) has_all = has_all && find(library, #name, &libzip.name);
  PROCEDURES(FIND)
#undef FIND
  return has_all;
}

static void load(void) {
  static const char *const names[] = {"libzip.so.5", "libzip.so.4"};
  for (size_t index = 0; index < sizeof names / sizeof *names && !libzip.is_loaded; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) libzip.is_loaded = find_all(library);
  }
}

static bool is_loaded(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return libzip.is_loaded;
}

// Reading an archive starts with an error and a source. Without the library, there is no source, and no function
// that requires one is called.

void zip_error_init(zip_error_t *error) { memset(error, 0, sizeof *error); }

zip_source_t *zip_source_buffer_create(
    const void *bytes, zip_uint64_t count, int is_owned, zip_error_t *error) {
  if (is_loaded()) return libzip.zip_source_buffer_create(bytes, count, is_owned, error);
  error->zip_err = ZIP_ER_OPNOTSUPP;
  return NULL;
}

void zip_error_fini(zip_error_t *error) {
  if (is_loaded()) libzip.zip_error_fini(error);
}

const char *zip_error_strerror(zip_error_t *error) {
  if (is_loaded()) return libzip.zip_error_strerror(error);
  return "libzip is not installed: libzip.so.5 or libzip.so.4";
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return libzip.name arguments; }
FUNCTIONS(FORWARD)
#undef FORWARD
#define FORWARD(name, parameters, arguments) \
  void name parameters { libzip.name arguments; }
PROCEDURES(FORWARD)
