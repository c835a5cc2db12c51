#include "CObjectConstruction.h"

// Swift passes the metatype of an allocating initializer as its context.
typedef __attribute__((swiftcall)) void *(*plain_initializer)(
    __attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *(*unary_initializer)(
    void *argument, __attribute__((swift_context)) const void *type);

void *flipbook_construct(const void *initializer, const void *type) {
  return ((plain_initializer)initializer)(type);
}

void *flipbook_construct_with(const void *initializer, const void *type, void *argument) {
  return ((unary_initializer)initializer)(argument, type);
}
