// Rules of programs make findings: they come with one `import PegbarLint`.
@_exported public import PegbarDiagnostics
