module.exports = globalThis.nativeRequire('playwright-core')
