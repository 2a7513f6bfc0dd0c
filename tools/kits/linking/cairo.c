// Loads the system's cairo for a release of the command when the first picture in pixels is drawn.
//
// Only PNG requires it, and it loads more than ten libraries for fonts and windows.

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#if __has_include(<cairo.h>)
#include <cairo.h>
#else
#include <cairo/cairo.h>
#endif

// The functions that the package calls: result, name, parameters, arguments. A missing function is a linker error.
#define FUNCTIONS(each)                                                                               \
  each(cairo_path_t *, cairo_copy_path, (cairo_t *cr), (cr))                                          \
  each(cairo_t *, cairo_create, (cairo_surface_t *target), (target))                                  \
  each(cairo_font_options_t *, cairo_font_options_create, (void), ())                                 \
  each(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))                                      \
  each(cairo_surface_t *, cairo_image_surface_create,                                                 \
       (cairo_format_t format, int width, int height),                                                \
       (format, width, height))                                                                       \
  each(cairo_surface_t *, cairo_image_surface_create_for_data,                                        \
       (unsigned char *data, cairo_format_t format, int width, int height, int stride),               \
       (data, format, width, height, stride))                                                         \
  each(cairo_surface_t *, cairo_image_surface_create_from_png_stream,                                 \
       (cairo_read_func_t read_func, void *closure),                                                  \
       (read_func, closure))                                                                          \
  each(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))          \
  each(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))                    \
  each(cairo_pattern_t *, cairo_pattern_create_linear,                                                \
       (double x0, double y0, double x1, double y1),                                                  \
       (x0, y0, x1, y1))                                                                              \
  each(cairo_pattern_t *, cairo_pattern_create_radial,                                                \
       (double cx0, double cy0, double radius0, double cx1, double cy1, double radius1),              \
       (cx0, cy0, radius0, cx1, cy1, radius1))                                                        \
  each(cairo_status_t, cairo_status, (cairo_t *cr), (cr))                                             \
  each(const char *, cairo_status_to_string, (cairo_status_t status), (status))                       \
  each(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))

// Functions without a result.
#define PROCEDURES(each)                                                                              \
  each(cairo_clip, (cairo_t *cr), (cr))                                                               \
  each(cairo_close_path, (cairo_t *cr), (cr))                                                         \
  each(cairo_curve_to,                                                                                \
       (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),               \
       (cr, x1, y1, x2, y2, x3, y3))                                                                  \
  each(cairo_destroy, (cairo_t *cr), (cr))                                                            \
  each(cairo_fill, (cairo_t *cr), (cr))                                                               \
  each(cairo_font_options_destroy, (cairo_font_options_t *options), (options))                        \
  each(cairo_font_options_set_hint_metrics,                                                           \
       (cairo_font_options_t *options, cairo_hint_metrics_t hint_metrics),                            \
       (options, hint_metrics))                                                                       \
  each(cairo_font_options_set_hint_style,                                                             \
       (cairo_font_options_t *options, cairo_hint_style_t hint_style),                                \
       (options, hint_style))                                                                         \
  each(cairo_identity_matrix, (cairo_t *cr), (cr))                                                    \
  each(cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))                                  \
  each(cairo_mask_surface,                                                                            \
       (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),                   \
       (cr, surface, surface_x, surface_y))                                                           \
  each(cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))                                  \
  each(cairo_new_path, (cairo_t *cr), (cr))                                                           \
  each(cairo_paint, (cairo_t *cr), (cr))                                                              \
  each(cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))                              \
  each(cairo_path_destroy, (cairo_path_t *path), (path))                                              \
  each(cairo_pattern_add_color_stop_rgba,                                                             \
       (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha),\
       (pattern, offset, red, green, blue, alpha))                                                    \
  each(cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))                                  \
  each(cairo_pattern_set_extend,                                                                      \
       (cairo_pattern_t *pattern, cairo_extend_t extend),                                             \
       (pattern, extend))                                                                             \
  each(cairo_restore, (cairo_t *cr), (cr))                                                            \
  each(cairo_save, (cairo_t *cr), (cr))                                                               \
  each(cairo_select_font_face,                                                                        \
       (cairo_t *cr, const char *family, cairo_font_slant_t slant, cairo_font_weight_t weight),       \
       (cr, family, slant, weight))                                                                   \
  each(cairo_set_dash,                                                                                \
       (cairo_t *cr, const double *dashes, int num_dashes, double offset),                            \
       (cr, dashes, num_dashes, offset))                                                              \
  each(cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), (cr, fill_rule))              \
  each(cairo_set_font_options, (cairo_t *cr, const cairo_font_options_t *options), (cr, options))     \
  each(cairo_set_font_size, (cairo_t *cr, double size), (cr, size))                                   \
  each(cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))                  \
  each(cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join))              \
  each(cairo_set_line_width, (cairo_t *cr, double width), (cr, width))                                \
  each(cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))                   \
  each(cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit))                               \
  each(cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))                              \
  each(cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))                        \
  each(cairo_set_source_rgba,                                                                         \
       (cairo_t *cr, double red, double green, double blue, double alpha),                            \
       (cr, red, green, blue, alpha))                                                                 \
  each(cairo_set_source_surface,                                                                      \
       (cairo_t *cr, cairo_surface_t *surface, double x, double y),                                   \
       (cr, surface, x, y))                                                                           \
  each(cairo_stroke, (cairo_t *cr), (cr))                                                             \
  each(cairo_surface_destroy, (cairo_surface_t *surface), (surface))                                  \
  each(cairo_surface_finish, (cairo_surface_t *surface), (surface))                                   \
  each(cairo_surface_flush, (cairo_surface_t *surface), (surface))                                    \
  each(cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))                               \
  each(cairo_text_extents,                                                                            \
       (cairo_t *cr, const char *utf8, cairo_text_extents_t *extents),                                \
       (cr, utf8, extents))                                                                           \
  each(cairo_text_path, (cairo_t *cr, const char *utf8), (cr, utf8))

static struct {
  bool is_loaded;
  int (*cairo_version)(void);
#define FIELD(result, name, parameters, arguments) result(*name) parameters;
  FUNCTIONS(FIELD)
#undef FIELD
#define FIELD(name, parameters, arguments) void(*name) parameters;
  PROCEDURES(FIELD)
#undef FIELD
} cairo;

// Returns true and stores the address in `field` if the library has a function.
static bool find(void *library, const char *name, void *field) {
  void *address = dlsym(library, name);
  memcpy(field, &address, sizeof address);
  return address != NULL;
}

static bool find_all(void *library) {
  bool has_all = find(library, "cairo_version", &cairo.cairo_version);
#define FIND(result, name, parameters, arguments) has_all = has_all && find(library, #name, &cairo.name);
  FUNCTIONS(FIND)
#undef FIND
#define FIND(name, parameters, arguments) has_all = has_all && find(library, #name, &cairo.name);
  PROCEDURES(FIND)
#undef FIND
  return has_all;
}

static void load(void) {
  void *library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
  if (library != NULL) cairo.is_loaded = find_all(library);
}

// Without the library, the version is 0, and no other function is called.
int cairo_version(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return cairo.is_loaded ? cairo.cairo_version() : 0;
}

#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return cairo.name arguments; }
FUNCTIONS(FORWARD)
#undef FORWARD
#define FORWARD(name, parameters, arguments) \
  void name parameters { cairo.name arguments; }
PROCEDURES(FORWARD)
