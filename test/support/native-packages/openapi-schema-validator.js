module.exports = globalThis.nativeRequire('@seriousme/openapi-schema-validator')
