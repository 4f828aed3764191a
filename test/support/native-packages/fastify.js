module.exports = globalThis.nativeRequire('fastify')
