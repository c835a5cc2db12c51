#include "CJPEGDecoding.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  FlipbookJPEGResult *result;
} ErrorManager;

static void fail(j_common_ptr info) {
  ErrorManager *errors = (ErrorManager *)info->err;
  char message[JMSG_LENGTH_MAX];
  (*info->err->format_message)(info, message);
  errors->result->status = FLIPBOOK_JPEG_CORRUPT;
  strncpy(errors->result->message, message, sizeof errors->result->message - 1);
  longjmp(errors->jump, 1);
}

// A warning means that bytes are missing or wrong: the picture would be partly invented.
static void warn(j_common_ptr info, int level) {
  if (level < 0) fail(info);
}

static void stay_silent(j_common_ptr info) { (void)info; }

// The result is the caller's memory, so that a jump cannot lose what was written to it.
static void run(
    const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height,
    FlipbookJPEGResult *result) {
  struct jpeg_decompress_struct info;
  memset(&info, 0, sizeof info);
  ErrorManager errors;
  // Volatile: read again after a jump.
  uint8_t *volatile row = NULL;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = fail;
  errors.base.emit_message = warn;
  errors.base.output_message = stay_silent;
  errors.result = result;
  if (setjmp(errors.jump)) {
    jpeg_destroy_decompress(&info);
    free(row);
    return;
  }
  jpeg_create_decompress(&info);
  // Progressive pictures need their coefficients in memory; more than this is an attack.
  info.mem->max_memory_to_use = 1L << 30;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  result->width = (int)info.image_width;
  result->height = (int)info.image_height;
  if (info.num_components == 4 || info.jpeg_color_space == JCS_CMYK ||
      info.jpeg_color_space == JCS_YCCK) {
    result->status = FLIPBOOK_JPEG_CMYK;
  } else if (pixels != NULL) {
    info.out_color_space = JCS_RGB;
    // The slow integer transform is the one all builds of the library agree on.
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    if ((int)info.output_width != width || (int)info.output_height != height) {
      jpeg_destroy_decompress(&info);
      result->status = FLIPBOOK_JPEG_CORRUPT;
      strcpy(result->message, "the size changed while decoding");
      return;
    }
    row = malloc((size_t)width * 3);
    if (row == NULL) {
      jpeg_destroy_decompress(&info);
      result->status = FLIPBOOK_JPEG_CORRUPT;
      strcpy(result->message, "out of memory");
      return;
    }
    while (info.output_scanline < info.output_height) {
      uint32_t *line = pixels + (size_t)info.output_scanline * (size_t)width;
      JSAMPROW rows[1] = {row};
      jpeg_read_scanlines(&info, rows, 1);
      for (int x = 0; x < width; x++) {
        line[x] = 0xFF000000u | (uint32_t)row[3 * x] << 16 | (uint32_t)row[3 * x + 1] << 8 |
                  (uint32_t)row[3 * x + 2];
      }
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  free(row);
}

FlipbookJPEGResult flipbook_jpeg_header(const uint8_t *bytes, size_t count) {
  FlipbookJPEGResult result;
  memset(&result, 0, sizeof result);
  run(bytes, count, NULL, 0, 0, &result);
  return result;
}

FlipbookJPEGResult flipbook_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height) {
  FlipbookJPEGResult result;
  memset(&result, 0, sizeof result);
  run(bytes, count, pixels, width, height, &result);
  return result;
}
