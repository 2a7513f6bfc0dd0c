// Members of an object in one call: key and value.
extension JSONWriter {
  /// Writes a member that is text.
  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is a number; NaN and the infinities become `null`.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    integer(value)
  }

  /// Writes a member that is `true` or `false`.
  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a member that is an array of numbers, on one line.
  package mutating func member(_ key: String, _ values: some Sequence<Double>) {
    self.key(key)
    numbers(values)
  }

  /// Writes a member; `body` writes its value.
  package mutating func member<Failure>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try body(&self)
  }
}
