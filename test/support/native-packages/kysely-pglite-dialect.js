module.exports = globalThis.nativeRequire('kysely-pglite-dialect')
