#ifndef C_OBJECT_CONSTRUCTION_H
#define C_OBJECT_CONSTRUCTION_H

/// Calls a Swift allocating initializer without parameters; returns the new object, owned.
void *_Nonnull flipbook_construct(const void *_Nonnull initializer, const void *_Nonnull type);

/// Calls a Swift allocating initializer with one parameter passed by address and consumed.
void *_Nonnull flipbook_construct_with(
    const void *_Nonnull initializer, const void *_Nonnull type, void *_Nonnull argument);

#endif
