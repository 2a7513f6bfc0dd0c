/// The version of the library and the command.
///
/// This is the only definition. Releases, the man page and the changelog are checked against it.
public let version = "0.1.0"
