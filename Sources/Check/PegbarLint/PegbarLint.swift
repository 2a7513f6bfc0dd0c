// Custom rules create findings, so `import PegbarLint` also exports `PegbarDiagnostics`.
@_exported public import PegbarDiagnostics
