#ifndef CJPEGDECODING_H
#define CJPEGDECODING_H

#include <stddef.h>
#include <stdint.h>

// Decoding of one JPEG picture without ever ending the process: libjpeg reports errors by a jump,
// which Swift cannot take part in, so the whole conversation with it happens here.

typedef enum {
  FLIPBOOK_JPEG_OK = 0,
  // The bytes are not a JPEG picture or end early; `message` says how.
  FLIPBOOK_JPEG_CORRUPT = 1,
  // Four colour components, which would need a colour profile.
  FLIPBOOK_JPEG_CMYK = 2,
} FlipbookJPEGStatus;

typedef struct {
  FlipbookJPEGStatus status;
  int width;
  int height;
  char message[256];
} FlipbookJPEGResult;

// Reads width and height only.
FlipbookJPEGResult flipbook_jpeg_header(const uint8_t *bytes, size_t count);

// Decodes into `pixels`, opaque 0xAARRGGBB words, which must hold width * height of them.
FlipbookJPEGResult flipbook_jpeg_decode(
    const uint8_t *bytes, size_t count, uint32_t *pixels, int width, int height);

#endif
