module.exports = globalThis.nativeRequire('@fastify/swagger')
