module.exports = globalThis.nativeRequire('@fastify/cors')
