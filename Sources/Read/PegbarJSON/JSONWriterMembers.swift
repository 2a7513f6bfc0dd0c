// Functions that write the key and value of an object member in one call.
extension JSONWriter {
  /// Writes a member that is a string.
  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes a member that is a number, or `null` for NaN and infinity.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Writes a member that is an integer.
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

  /// Writes a member, with `body` for its value.
  package mutating func member<Failure>(
    _ key: String, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    self.key(key)
    try body(&self)
  }
}
