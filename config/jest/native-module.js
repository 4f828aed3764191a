/** Replaces a module by the one that `nativeRequire` loads, once a worker (node-environment.js). */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = globalThis.nativeRequire(${JSON.stringify(file)})` }),
}
