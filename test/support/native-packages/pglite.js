module.exports = globalThis.nativeRequire('@electric-sql/pglite')
