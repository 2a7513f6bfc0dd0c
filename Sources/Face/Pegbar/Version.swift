/// The version of the library and the command.
///
/// The only place that has it: releases, the man page and the changelog are checked by it.
public let version = "0.1.0"
