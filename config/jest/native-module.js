/** Replaces a module by the instance from `nativeRequire`, which loads it once per worker (node-environment.js). */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = globalThis.nativeRequire(${JSON.stringify(file)})` }),
}
