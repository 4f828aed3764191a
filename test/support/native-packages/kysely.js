module.exports = globalThis.nativeRequire('kysely')
