module.exports = globalThis.nativeRequire('@fastify/rate-limit')
