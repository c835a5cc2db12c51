import Foundation

internal import CPango

/// Owns a Pango font map over a private font configuration: the fonts of given folders and nothing
/// else, whatever the user's configuration, language or home folder.
///
/// Not `Sendable`: Pango's font maps must not be shared between threads.
@safe
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let configuration: OpaquePointer

  init(files: [String]) throws(TypesettingError) {
    guard let configuration = unsafe FcConfigCreate() else { throw .noFonts(folders: []) }
    for file in files {
      guard unsafe FcConfigAppFontAddFile(configuration, file) != 0 else {
        unsafe FcConfigDestroy(configuration)
        throw .unreadableFont(path: file)
      }
    }
    guard let map = unsafe pango_ft2_font_map_new() else {
      unsafe FcConfigDestroy(configuration)
      throw .noFonts(folders: [])
    }
    // Every FreeType font map is one of Fontconfig's, which Swift sees as another type.
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(UnsafeMutableRawPointer(map))
      unsafe FcConfigDestroy(configuration)
      throw .noFonts(folders: [])
    }
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    unsafe self.context = context
    unsafe self.map = map
    unsafe self.configuration = configuration
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
    unsafe FcConfigDestroy(configuration)
  }
}
