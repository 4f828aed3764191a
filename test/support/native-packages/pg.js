module.exports = globalThis.nativeRequire('pg')
