/// One step of reading a YAML stream.
struct YAMLEvent {
  /// What the step is.
  enum Kind {
    case documentStart
    case sequenceStart
    case mappingStart
    /// The end of a sequence or a mapping.
    case collectionEnd
    case scalar(YAMLScalar)
    /// A repetition of the value with an anchor.
    case alias(String)
    case streamEnd
    /// A step that carries nothing, such as the end of a document.
    case other
  }

  let kind: Kind
  /// The anchor that names the value which starts here.
  var anchor: String?
  /// The explicit tag of the value which starts here.
  var tag: String?
  let range: SourceRange
}
