internal import PegbarJSON

/// A process that has nothing to do but Pegbar's work: the command.
package enum PegbarProcess {
  /// Takes over what a process has once; called first, before there are several threads.
  ///
  /// jansson gets memory that suits the reading of documents. Where Pegbar is a library of a program, that
  /// program may use jansson, too.
  package static func begin() { JSONArena.install() }
}
